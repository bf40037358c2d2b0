import type { Examples } from "@camber/ui/examples/Examples.ts"
import { JobQuestions } from "./JobQuestions.tsx"

const toOptions = (...labels: ReadonlyArray<string>) => labels.map((label) => ({ value: label, label }))
const questions = [
  { name: "q-brake_assist", question: "Power brakes?", options: toOptions("Not sure", "None", "Vacuum"), answer: "" },
  { name: "q-alternator_amps", question: "Amps of the alternator?", options: [], answer: "63" }
]
const known = [
  {
    name: "q-front_brakes",
    question: "Front brakes?",
    options: toOptions("Drum", "Disc"),
    answer: "",
    value: "Drum",
    because: "goes with this job"
  }
]

export const examples: Examples = {
  "Questions and facts": <JobQuestions questions={questions} known={known} hidden={[]} note="Each answer decides about a part" />
}
