import type { ReactNode } from "react"
import { Button, CheckBox, Form, PhoneField, type PhoneRules, TextField } from "@camber/ui"

/** The half of the form that is for text messages. */
export interface SignupPhone {
  readonly label: string
  /** Digits alone. */
  readonly value: string
  readonly onDigits: (digits: string) => void
  readonly rules: PhoneRules
  readonly error?: string | undefined
  readonly isOptedIn: boolean
  readonly onOptIn: (isOptedIn: boolean) => void
  /** What the law asks for beside a number. */
  readonly note: string
}

export interface SignupFormProps {
  /** Names the form for assistive technology. */
  readonly label: string
  readonly email: string
  readonly onEmail: (text: string) => void
  readonly emailError?: string | undefined
  /** Absent: an address alone is asked for. */
  readonly phone?: SignupPhone | undefined
  readonly submit: string
  /** The answer is on its way (SIGN-17). */
  readonly busy: boolean
  readonly onSubmit: () => void
  /** Before the fields. */
  readonly children?: ReactNode
}

/** Asks for an address, and for a number where there is an offer by text message. */
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
