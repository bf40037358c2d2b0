import type { CartClash } from "@camber/domain/mating"
import "./mating.css"
import { meetLineProps } from "./meetLineProps.ts"
import { MeetLine } from "./view/meet-line/MeetLine.tsx"

/** Renders pairs of parts in the cart that do not meet; nothing without any. Announced when it appears. */
export const ClashList = ({ clashes }: { readonly clashes: ReadonlyArray<CartClash> }) => (
  <div aria-live="polite">
    {clashes.length > 0 && (
      <div className="clashes">
        {[...new Map(clashes.map((clash) => [`${clash.skuVariantNumbers.join()} ${clash.text}`, clash]))].map(([key, clash]) => (
          <MeetLine key={key} {...meetLineProps(clash)} />
        ))}
      </div>
    )}
  </div>
)
