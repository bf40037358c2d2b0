import { type AlertTone, Button, InlineAlert } from "@camber/ui"
import { useEffect, useRef } from "react"

interface SaveBarProps {
  /** Count of changes in words: '2 parts changed'; null without changes. */
  readonly changed: string | null
  readonly outcome: { readonly tone: AlertTone; readonly text: string } | null
  readonly isBusy: boolean
  readonly onDiscard: () => void
}

/** Renders the outcome and the buttons of a long form, always in view. After a refusal it focuses the form's first wrong field. */
export const SaveBar = ({ changed, isBusy, onDiscard, outcome }: SaveBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome?.tone === "bad") bar.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [outcome])
  return (
    <div ref={bar} className={changed === null && outcome === null ? undefined : "savebar"}>
      {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
      {changed !== null && (
        <div className="savebar__do">
          <output>{changed}</output>
          <Button disabled={isBusy} onClick={onDiscard}>
            Discard
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Save Changes
          </Button>
        </div>
      )}
    </div>
  )
}
