import { useState } from "react"
import { TextField, type TextFieldProps } from "../text-field/TextField.tsx"

/** Parser and formatter of a phone number. */
export interface PhoneRules {
  /** Returns the digits of a text (CTRL-17). */
  readonly digits: (text: string) => string
  /** Formats digits for display: '(607) 555-0123' (CTRL-19). */
  readonly format: (digits: string) => string
}

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  "value" | "onChange" | "onFocus" | "onBlur" | "type" | "inputMode" | "autoComplete"
> {
  /** The phone number, which contains only digits. */
  readonly value: string
  readonly onDigits: (digits: string) => void
  readonly rules: PhoneRules
}

/**
 * Renders a phone number field: it shows only digits while the visitor types, so that the caret keeps its position, and the formatted
 * number when it loses the focus.
 */
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
