import type { Examples } from "../../../examples/Examples.ts"
import { ProgressBar } from "./ProgressBar.tsx"

export const examples: Examples = { "A page is on its way": <ProgressBar active />, "At rest": <ProgressBar active={false} /> }
