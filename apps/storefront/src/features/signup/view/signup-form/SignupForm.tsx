import type { ReactNode } from "react"
import { Button, CheckBox, Form, PhoneField, type PhoneRules, TextField } from "@camber/ui"

/** The form's part for text messages. */
export interface SignupPhone {
  readonly label: string
  /** Only digits. */
  readonly value: string
  readonly onDigits: (digits: string) => void
  readonly rules: PhoneRules
  readonly error?: string | undefined
  readonly isOptedIn: boolean
  readonly onOptIn: (isOptedIn: boolean) => void
  /** Legal notice that must appear beside a phone number. */
  readonly note: string
}

export interface SignupFormProps {
  /** Labels the form for assistive technology. */
  readonly label: string
  readonly email: string
  readonly onEmail: (text: string) => void
  readonly emailError?: string | undefined
  /** Absent: the form has only an address field. */
  readonly phone?: SignupPhone | undefined
  readonly submit: string
  /** Whether the response is pending (SIGN-17). */
  readonly busy: boolean
  readonly onSubmit: () => void
  /** Content before the fields. */
  readonly children?: ReactNode
}

/** Renders a form for an address, and for a phone number if text messages are offered. */
export const SignupForm = ({ label, email, onEmail, emailError, phone, submit, busy, onSubmit, children }: SignupFormProps) => (
  <Form label={label} onSubmit={onSubmit}>
    {children}
    <TextField
      label="Email address"
      type="email"
      autoComplete="email"
      inputMode="email"
      required
      maxLength={254}
      value={email}
      error={emailError}
      onChange={({ currentTarget }) => onEmail(currentTarget.value)}
    />
    {phone && (
      <div>
        <PhoneField label={phone.label} value={phone.value} onDigits={phone.onDigits} rules={phone.rules} error={phone.error} />
        <CheckBox label="Text me offers too" checked={phone.isOptedIn} onCheck={phone.onOptIn} note={phone.note} />
      </div>
    )}
    <Button type="submit" variant="primary" size="large" block busy={busy}>
      {submit}
    </Button>
  </Form>
)
