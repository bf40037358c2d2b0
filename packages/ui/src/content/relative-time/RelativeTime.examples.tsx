import type { Examples } from "../../../examples/Examples.ts"
import { RelativeTime } from "./RelativeTime.tsx"

export const examples: Examples = { "Some time ago": <RelativeTime at={Date.UTC(2026, 10, 20)} text="yesterday" /> }
