import type { ReactNode, SubmitEvent } from "react"

export interface FormProps {
  /** Names the form for assistive technology. */
  readonly label: string
  /** Hears of a submission in place of the browser. Without one nothing is drawn, and the console says so (CTRL-32). */
  readonly onSubmit: (() => void) | undefined
  readonly children: ReactNode
}

/** A form whose fields say themselves what is wrong with them. */
export const Form = ({ label, onSubmit, children }: FormProps) => {
  if (onSubmit === undefined) {
    console.error(`The form '${label}' has no submit handler.`)
    return null
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="form" aria-label={label} noValidate onSubmit={submit}>
      {children}
    </form>
  )
}
