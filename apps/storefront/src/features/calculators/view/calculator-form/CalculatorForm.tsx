import type { ReadInput } from "@camber/domain/calculators"
import { Button, LinkButton } from "@camber/ui"
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react"
import { CalculatorField } from "./CalculatorField.tsx"

export interface CalculatorFormProps {
  /** The calculator's path. Without scripts the form loads it with the inputs as parameters. */
  readonly action: string
  readonly inputs: ReadonlyArray<ReadInput>
  /** Content above the fields, such as the car whose facts are used. */
  readonly children?: ReactNode
  /** Called on every change, with the texts of all fields. */
  readonly onTexts: (texts: Readonly<Record<string, string>>) => void
  /** Called when the shopper leaves a field or submits the form, so that the inputs are stored in the URL. */
  readonly onSettled: () => void
}

const textsOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]))

/** The inputs of a calculator as a GET form, so that it works without scripts and a link contains the inputs. */
export const CalculatorForm = ({ action, children, inputs, onSettled, onTexts }: CalculatorFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    // Listens to the native event, because React reports each letter as a change.
    const { current } = form
    const listener = () => settle()
    current?.addEventListener("change", listener)
    return () => current?.removeEventListener("change", listener)
  }, [])
  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => onTexts(textsOf(currentTarget))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSettled()
  }
  return (
    <form ref={form} className="calcin" method="get" action={action} aria-label="Inputs" noValidate onInput={change} onSubmit={submit}>
      {children}
      {inputs.map((field) => (
        <CalculatorField key={field.name} {...field} />
      ))}
      <div className="calcin__acts">
        <Button type="submit">Calculate</Button>
        <LinkButton variant="ghost" href={action}>
          Reset
        </LinkButton>
      </div>
    </form>
  )
}
