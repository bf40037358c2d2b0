import type { FeedbackEvent, FeedbackForm, FeedbackContext, OpenFeedback } from "@camber/domain/feedback"
import { useEffect, useRef, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime, type Program } from "../../foundation/runtime/AppRuntime.ts"

/** Loads a form at a location; null until loaded, and for a form without content (ERR-101, ERR-102). */
export const useFeedback = (
  { element, misoId }: FeedbackContext,
  from: "thumbs" | "details"
): readonly [FeedbackForm | null, (event: FeedbackEvent) => Promise<FeedbackForm | null>] => {
  const runtime = useStore(AppRuntime)
  const [open, setOpen] = useState<OpenFeedback | null>(null)
  const [form, setForm] = useState<FeedbackForm | null>(null)
  const opened = useRef("")
  useEffect(() => {
    const at = `${from} ${element} ${misoId}`
    // A reopened form keeps its typed text.
    if (opened.current === at) return
    let isWanted = true
    const start: Program<OpenFeedback | null, never> = (use) => use.Feedback.use((feedback) => feedback.open({ element, misoId }, from))
    // Shows a toast after a failure only if the visitor opened the details. The question with the thumbs is part of a page.
    void (from === "details" ? runtime.runWithToast(start) : runtime.run(start)).then((end) => {
      if (!isWanted || end._tag !== "Done" || end.value === null) return
      opened.current = at
      setOpen(end.value)
      setForm(end.value.form)
    })
    return () => void (isWanted = false)
  }, [runtime, element, misoId, from])
  const dispatch = async (event: FeedbackEvent) => {
    if (open === null) return null
    const end = await runtime.run(() => open.dispatch(event))
    if (end._tag !== "Done") return null
    setForm(end.value)
    return end.value
  }
  return [form, dispatch]
}
