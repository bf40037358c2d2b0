import type { Examples } from "@camber/ui/examples/Examples.ts"
import { SignupForm, type SignupFormProps, type SignupPhone } from "./SignupForm.tsx"

const nothing = () => undefined
const phone: SignupPhone = {
  label: "Phone Number (optional)",
  value: "6075550123",
  onDigits: nothing,
  rules: { digits: (text) => text, format: (digits) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3") },
  isOptedIn: true,
  onOptIn: nothing,
  note: "Message frequency varies. Message and data rates may apply. Text HELP or STOP to 55555. US numbers only."
}
const form: SignupFormProps = {
  label: "Sign up for emails",
  email: "",
  onEmail: nothing,
  phone: { ...phone, value: "", isOptedIn: false },
  submit: "Get $10 Off",
  busy: false,
  onSubmit: nothing
}

export const examples: Examples = {
  Empty: <SignupForm {...form} />,
  "Filled, and on its way": <SignupForm {...form} email="june@example.com" phone={phone} busy />,
  "Both wrong": (
    <SignupForm
      {...form}
      email="june@"
      emailError="Please enter a valid email address"
      phone={{ ...phone, value: "607", error: "Must be a 10 digit US phone number" }}
    />
  ),
  "An address alone": (
    <SignupForm {...form} phone={undefined} submit="Join the Rewards Program">
      <p>100 points to begin with. That's worth $4.</p>
    </SignupForm>
  )
}
