import type { Examples } from "../../../examples/Examples.ts"
import { InteractiveExample } from "../../../examples/InteractiveExample.tsx"
import { PhoneField } from "./PhoneField.tsx"

const rules = {
  digits: (text: string) => text.replaceAll(/\D/g, ""),
  format: (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3")
}

export const examples: Examples = {
  "With a number": (
    <InteractiveExample initial="6075550123">
      {(digits, change) => <PhoneField label="Phone Number (optional)" value={digits} onDigits={change} rules={rules} />}
    </InteractiveExample>
  ),
  Wrong: (
    <PhoneField label="Phone Number" value="607555" onDigits={() => undefined} rules={rules} error="Please enter a valid phone number." />
  ),
  Disabled: <PhoneField label="Phone Number" value="" onDigits={() => undefined} rules={rules} disabled />
}
