import { IconButton } from "@camber/ui"
import { useReadingOn } from "./useReadingOn.ts"

export interface FeedbackTabProps {
  readonly onOpen: () => void
  /** Dismisses the tab for a long time. */
  readonly onClose: () => void
}

/** In the page's right margin (FB-11). If the margin is too narrow, at the bottom after scrolling back or at the end of the page. */
export const FeedbackTab = ({ onClose, onOpen }: FeedbackTabProps) => (
  <aside className="fbtab" aria-label="Give feedback" data-away={useReadingOn() || undefined}>
    <IconButton icon="x" label="Hide the feedback tab" onClick={onClose} />
    <button type="button" className="fbtab__open" aria-haspopup="dialog" onClick={onOpen}>
      Feedback
    </button>
  </aside>
)
