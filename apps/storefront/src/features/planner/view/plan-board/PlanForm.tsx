import { createContext, type ReactNode, type SubmitEvent, useContext } from "react"
import { type HiddenField, HiddenFields, TextField, type TextFieldProps } from "@camber/ui"

/** Settings of a board's forms. */
export interface PlanForms {
  /** Post address without scripts. */
  readonly action: string
  /** Maximum length of a name in characters. */
  readonly longestName: number
  /** Hidden fields that identify the build. */
  readonly fields?: ReadonlyArray<HiddenField>
  /** Handles a form in place of the browser. */
  readonly onAct?: ((fields: Readonly<Record<string, string>>) => void) | undefined
}

const Forms = createContext<PlanForms>({ action: "", longestName: 0 })
export const PlanFormsProvider = Forms.Provider

export interface PlanFormProps {
  readonly fields: ReadonlyArray<HiddenField>
  /** Accessible name of a form with its own fields. */
  readonly label?: string
  readonly children: ReactNode
}

/** One action on a build as a form, which works with and without scripts. */
export const PlanForm = ({ children, fields, label }: PlanFormProps) => {
  const { action, fields: common = [], onAct } = useContext(Forms)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (onAct === undefined) return
    event.preventDefault()
    const sent: Record<string, string> = {}
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string") sent[name] = value
    onAct(sent)
  }
  return (
    <form className="plan__form" method="post" action={action} aria-label={label} onSubmit={submit}>
      <HiddenFields fields={[...common, ...fields]} />
      {children}
    </form>
  )
}

/** A field for the name of a stage or a person. */
export const PlanNameField = (field: Omit<TextFieldProps, "maxLength" | "name">) => (
  <TextField {...field} name="name" maxLength={useContext(Forms).longestName} />
)
