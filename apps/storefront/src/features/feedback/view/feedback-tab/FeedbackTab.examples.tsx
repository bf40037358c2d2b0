import type { Examples } from "@camber/ui/examples/Examples.ts"
import { FeedbackTab } from "./FeedbackTab.tsx"

export const examples: Examples = { "At the edge": <FeedbackTab onOpen={() => undefined} onClose={() => undefined} /> }
