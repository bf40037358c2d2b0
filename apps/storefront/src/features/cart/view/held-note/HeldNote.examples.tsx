import type { Examples } from "@camber/ui/examples/Examples.ts"
import { HeldNote } from "./HeldNote.tsx"

export const examples: Examples = { "One part waits": <HeldNote count={1} />, "Two parts wait": <HeldNote count={2} /> }
