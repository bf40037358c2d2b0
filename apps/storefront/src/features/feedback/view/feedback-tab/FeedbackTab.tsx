import { IconButton } from "@camber/ui"
import { useEffect, useState } from "react"

/** Returns whether the visitor scrolls down while the page's end is out of sight. */
const useReadingOn = (): boolean => {
  const [isReadingOn, setReadingOn] = useState(true)
  useEffect(() => {
    let before = scrollY
    const follow = () => {
      // Browsers round scroll position and page height differently.
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      setReadingOn(!isAtEnd && scrollY >= before)
      before = scrollY
    }
    follow()
    addEventListener("scroll", follow, { passive: true })
    return () => removeEventListener("scroll", follow)
  }, [])
  return isReadingOn
}

export interface FeedbackTabProps {
  readonly onOpen: () => void
  /** Dismisses the tab for a long time. */
  readonly onClose: () => void
}

/**
 * The tab in the page's right margin (FB-11). If the margin is too narrow, the tab is at the bottom, and shows only after scrolling back or
 * at the end of the page.
 */
export const FeedbackTab = ({ onClose, onOpen }: FeedbackTabProps) => (
  <aside className="fbtab" aria-label="Give feedback" data-away={useReadingOn() || undefined}>
    <IconButton icon="x" label="Hide the feedback tab" onClick={onClose} />
    <button type="button" className="fbtab__open" aria-haspopup="dialog" onClick={onOpen}>
      Feedback
    </button>
  </aside>
)
