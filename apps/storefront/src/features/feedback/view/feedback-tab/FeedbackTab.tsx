import { IconButton } from "@camber/ui"
import { useReadingOn } from "./useReadingOn.ts"

export interface FeedbackTabProps {
  readonly onOpen: () => void
  /** Takes the tab away for a long time. */
  readonly onClose: () => void
}

/** In the page's right margin (FB-11); where that is too narrow, at the bottom for who scrolls back or has come to the end. */
export const FeedbackTab = ({ onClose, onOpen }: FeedbackTabProps) => (
  <aside className="fbtab" aria-label="Give feedback" data-away={useReadingOn() || undefined}>
    <IconButton icon="x" label="Hide the feedback tab" onClick={onClose} />
    <button type="button" className="fbtab__open" aria-haspopup="dialog" onClick={onOpen}>
      Feedback
    </button>
  </aside>
)
