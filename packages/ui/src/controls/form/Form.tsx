import { SilentErrors } from "../text-field/TextField.tsx"
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react"

export interface FormProps {
  /** Labels the form for assistive technology. */
  readonly label: string
  /** Handles a submission in place of the browser. If it is undefined, the form renders nothing and logs a console warning (CTRL-32). */
  readonly onSubmit: (() => void) | undefined
  /** URL to which the browser posts the fields before scripts run or if there are none. */
  readonly action?: string | undefined
  readonly children: ReactNode
}

/** Renders a form whose fields show their own errors. An invalid submission focuses the first invalid field. */
export const Form = ({ action, label, onSubmit, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  // Forces a render for each submission, so that the errors of a submission appear even if they are unchanged.
  const [, setSubmissions] = useState(0)
  // Runs at the next render in which the errors are available. That may be later, because some rules are loaded with the first click.
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
    <form
      ref={form}
      className="form"
      aria-label={label}
      noValidate
      // Outside a dialog element, the method `dialog` does nothing. A GET would put the fields into the URL.
      {...(action === undefined ? { method: "dialog" } : { method: "post", action })}
      onSubmit={submit}
      onInput={() => (isSent.current = false)}
    >
      <SilentErrors value>{children}</SilentErrors>
    </form>
  )
}
