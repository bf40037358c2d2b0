import "./feedback.css"
import "@camber/ui/overlays.css"
import type { FeedbackEvent } from "@camber/domain/feedback"
import { Drawer } from "@camber/ui/overlays"
import { FeedbackDetails } from "./FeedbackDetails.tsx"
import { useFeedback } from "./useFeedback.ts"

export interface FeedbackDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called after feedback was sent. */
  readonly onSubmitted: () => void
}

/** Drawer of the feedback tab: from the right, 500 px wide (FB-10). */
export default function FeedbackDrawer({ isOpen, onClose, onSubmitted }: FeedbackDrawerProps) {
  const [form, dispatch] = useFeedback({ element: "Tab", misoId: null }, "details")
  const send = async (event: FeedbackEvent) => {
    const after = await dispatch(event)
    if (after?.phase === "submitted") onSubmitted()
  }
  return (
    <Drawer open={isOpen} onClose={onClose} title="Feedback" width="form">
      {form && <FeedbackDetails form={form} onEvent={(event) => void send(event)} />}
    </Drawer>
  )
}
