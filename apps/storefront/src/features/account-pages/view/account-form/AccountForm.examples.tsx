import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Link, InlineAlert } from "@camber/ui"
import { AccountForm } from "./AccountForm.tsx"

const fields = [
  { name: "emailAddress", label: "Email address", type: "email", autoComplete: "username", maxLength: 254 },
  { name: "password", label: "Password", type: "password", autoComplete: "current-password", maxLength: 200 }
] as const

const common = { action: "#", fields, submit: "Sign In", errorsOf: () => ({}), onSend: async () => undefined } as const

export const examples: Examples = {
  "Before a press": (
    <AccountForm {...common} label="Sign in">
      <Link className="link" href="#forgot">
        Forgot your password?
      </Link>
    </AccountForm>
  ),
  Refused: (
    <AccountForm
      {...common}
      label="Sign in again"
      message={<InlineAlert tone="bad">The email address or password isn't correct.</InlineAlert>}
    />
  )
}
