import "./feedback.css"
import { FeedbackTab } from "./view/feedback-tab/FeedbackTab.tsx"
import { useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { ToastStore } from "../toasts/ToastStore.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { FeedbackDrawerProps } from "./FeedbackDrawer.tsx"

const feedbackDrawer: LazyComponent<FeedbackDrawerProps> = () => import("./FeedbackDrawer.tsx")

/** Display time of the thanks, in milliseconds. */
const THANKS_MILLIS = 5000

/** Feedback tab, if this session's random sample includes it, and its drawer (FB-05 to FB-11, FB-16). */
export default function FeedbackCorner() {
  const runtime = useStore(AppRuntime)
  const notices = useStore(ToastStore)
  // The tab would overlap the checkout's fields.
  const isOrdering = /^\/buy(?:\/|$)/i.test(useLocation().pathname)
  const [isShown, setShown] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    const unfollow = runtime.subscribe((use) => use.FeedbackTab.useSync((tab) => tab.changes), setShown)
    void runtime.run((use) => use.FeedbackTab.use((tab) => tab.arrive))
    return unfollow
  }, [runtime])
  const hide = () => void runtime.run((use) => use.FeedbackTab.use((tab) => tab.hide))
  return (
    <>
      {isShown && !isOrdering && (
        <FeedbackTab
          onOpen={() => {
            setOpenings(openings + 1)
            setOpen(true)
          }}
          onClose={hide}
        />
      )}
      <Lazy
        load={feedbackDrawer}
        isWanted={openings > 0}
        onFailure={() => setOpen(false)}
        props={{
          key: openings,
          isOpen,
          onClose: () => setOpen(false),
          onSubmitted: () => {
            setOpen(false)
            hide()
            void notices.show({ message: "Thank you for your feedback!", intent: "positive", duration: THANKS_MILLIS })
          }
        }}
      />
    </>
  )
}
