import type { Examples } from "../../../examples/Examples.ts"
import { TextField } from "./TextField.tsx"

export const examples: Examples = {
  Empty: <TextField label="List name" placeholder="Race day" />,
  "With a text": <TextField label="List name" defaultValue="Everything for the rear axle of the Camaro, and some more" />,
  Wrong: <TextField label="Email address" defaultValue="dana@" error="Enter a valid email address." />,
  Disabled: <TextField label="List name" disabled />
}
