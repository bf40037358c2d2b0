import { SilentErrors } from "../text-field/SilentErrors.ts"
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react"

export interface FormProps {
  /** Names the form for assistive technology. */
  readonly label: string
  /** Hears of a submission in place of the browser. Without one nothing is drawn, and the console says so (CTRL-32). */
  readonly onSubmit: (() => void) | undefined
  readonly children: ReactNode
}

/** A form whose fields say themselves what is wrong with them. A submission that finds anything wrong leads to the first such field. */
export const Form = ({ label, onSubmit, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  // What a submission finds stands there only once it is drawn, also where that is the same as before.
  const [, setSubmissions] = useState(0)
  // At whichever drawing the errors come: some are found by rules whose code comes with the first press.
  useEffect(() => {
    const wrong = isSent.current ? form.current?.querySelector<HTMLElement>("[aria-invalid=true]") : null
    if (!wrong) return
    isSent.current = false
    wrong.focus()
  })
  if (onSubmit === undefined) {
    console.error(`The form '${label}' has no submit handler.`)
    return null
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    isSent.current = true
    setSubmissions((count) => count + 1)
    onSubmit()
  }
  return (
    <form ref={form} className="form" aria-label={label} noValidate onSubmit={submit} onInput={() => (isSent.current = false)}>
      <SilentErrors value>{children}</SilentErrors>
    </form>
  )
}
