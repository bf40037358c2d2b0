import { InlineAlert } from "@camber/ui"

export interface HeldNoteProps {
  /** Presses that wait for a network. */
  readonly count: number
}

/** Says of presses on Add to Cart that they are kept until there is a network. It is read out when it comes. */
export const HeldNote = ({ count }: HeldNoteProps) => (
  <div className="heldnote" aria-live="polite">
    {count > 0 && (
      <InlineAlert tone="warning" title="You’re offline.">
        We’ll add {count === 1 ? "this part" : `these ${count} parts`} when you’re back online. Keep this page open.
      </InlineAlert>
    )}
  </div>
)
