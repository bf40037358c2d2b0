import { IconButton } from "../button/IconButton.tsx"

export interface FeedbackTabProps {
  readonly onOpen: () => void
  /** Takes the tab away for a long time. */
  readonly onClose: () => void
}

/** At the page's right edge (FB-11). */
export const FeedbackTab = ({ onClose, onOpen }: FeedbackTabProps) => (
  <aside className="fbtab" aria-label="Give feedback">
    <IconButton icon="x" label="Hide the feedback tab" onClick={onClose} />
    <button type="button" className="fbtab__open" aria-haspopup="dialog" onClick={onOpen}>
      Feedback
    </button>
  </aside>
)
