import type { Examples } from "../../../examples/Examples.ts"
import { SkipLink } from "./SkipLink.tsx"

export const examples: Examples = { "Seen while it has the focus": <SkipLink /> }
