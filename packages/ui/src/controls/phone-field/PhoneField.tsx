import { useState } from "react"
import { TextField, type TextFieldProps } from "../text-field/TextField.tsx"

/** How a telephone number is written and read. */
export interface PhoneRules {
  /** The digits of any text (CTRL-17). */
  readonly digits: (text: string) => string
  /** Digits as people read them: '(607) 555-0123' (CTRL-19). */
  readonly format: (digits: string) => string
}

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  "value" | "onChange" | "onFocus" | "onBlur" | "type" | "inputMode" | "autoComplete"
> {
  /** Digits alone. */
  readonly value: string
  readonly onDigits: (digits: string) => void
  readonly rules: PhoneRules
}

/** A telephone number: digits alone while it is typed, so that the caret stays where it is, and as people read it once it is left. */
export const PhoneField = ({ value, onDigits, rules, ...rest }: PhoneFieldProps) => {
  const [isTyped, setTyped] = useState(false)
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={isTyped ? value : rules.format(value)}
      onFocus={() => setTyped(true)}
      onBlur={() => setTyped(false)}
      onChange={({ currentTarget }) => onDigits(rules.digits(currentTarget.value))}
      {...rest}
    />
  )
}
