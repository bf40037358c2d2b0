import type { CheckoutState } from "@camber/domain/checkout"
import { InlineAlert } from "@camber/ui"
import { useEffect, useRef } from "react"

/** Changes since the review was shown, or a missing response. Takes the scroll position and the focus from the clicked button. */
export const Changes = ({ state: { changes, isUnanswered } }: { readonly state: Pick<CheckoutState, "changes" | "isUnanswered"> }) => {
  const place = useRef<HTMLDivElement>(null)
  const isRefused = isUnanswered || changes.length > 0
  useEffect(() => {
    if (isRefused) place.current?.focus()
  }, [isRefused, changes])
  return (
    <div ref={place} tabIndex={-1}>
      {changes.length > 0 && (
        <InlineAlert tone="bad" title="We didn't place your order because something changed.">
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          Review the changes, then place your order again.
        </InlineAlert>
      )}
      {isUnanswered && (
        <InlineAlert tone="bad" title="We didn't get a response.">
          Try again. Your order is placed only once, even if the first try went through.
        </InlineAlert>
      )}
    </div>
  )
}
