import { InlineAlert } from "@camber/ui"

export interface HeldNoteProps {
  /** Number of adds held for a network connection. */
  readonly count: number
}

/** Notice that clicks on Add to Cart are held until the device reconnects. Announced when it appears. */
export const HeldNote = ({ count }: HeldNoteProps) => (
  <div className="heldnote" aria-live="polite">
    {count > 0 && (
      <InlineAlert tone="warning" title="You’re offline.">
        We’ll add {count === 1 ? "this part" : `these ${count} parts`} when you’re back online. Keep this page open.
      </InlineAlert>
    )}
  </div>
)
