import type { Examples } from "@camber/ui/examples/Examples.ts"
import { ListNameField } from "./ListNameField.tsx"

const change = () => undefined

export const examples: Examples = {
  Empty: <ListNameField value="" counter="0/40 characters" onChange={change} />,
  "A name": <ListNameField value="Camaro front end" counter="16/40 characters" onChange={change} />,
  Missing: <ListNameField value="" counter="0/40 characters" error="Please provide a list name." onChange={change} />
}
