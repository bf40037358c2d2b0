import type { SubjectVerdict } from "@camber/domain/class-sheets"
import type { ClassRulingProps } from "./view/class-ruling/ClassRuling.tsx"

/** Converts an answer to the properties of its line. */
export const toRulingProps = ({ answer, label, note, questions, rules }: SubjectVerdict): ClassRulingProps => ({
  tone: answer,
  label,
  note: note ?? undefined,
  rules: answer === "needsFacts" ? [] : rules,
  questions: questions.map((question) => question.label)
})
