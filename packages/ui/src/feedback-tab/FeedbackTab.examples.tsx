import "../feedback.css"
import type { Examples } from "../../workbench/Examples.ts"
import { FeedbackTab } from "./FeedbackTab.tsx"

export const examples: Examples = { "At the edge": <FeedbackTab onOpen={() => undefined} onClose={() => undefined} /> }
