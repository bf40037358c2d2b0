import type { Examples } from "@camber/ui/examples/Examples.ts"
import { JobQuestions } from "./JobQuestions.tsx"

const questions = [
  { fact: "brake_assist", question: "Power brakes?", values: ["none", "vacuum", "hydraulic"] },
  { fact: "alternator_amps", question: "Amps of the alternator?", values: [] }
]
const assumptions = [
  { fact: "front_brakes", question: "Front brakes?", values: ["drum", "disc"], value: "drum", because: null },
  { fact: "transmission", question: "Transmission now?", values: ["manual", "automatic"], value: "automatic", because: "your transmission TH350" }
]

export const examples: Examples = {
  "Questions and facts": <JobQuestions questions={questions} assumptions={assumptions} answers={[]} isLive={false} />,
  "Only facts": <JobQuestions questions={[]} assumptions={assumptions} answers={[{ fact: "front_brakes", value: "drum" }]} isLive />
}
