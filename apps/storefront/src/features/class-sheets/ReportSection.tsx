import type { ClassReport, SubjectVerdict } from "@camber/domain/class-sheets"
import { InlineAlert, Link } from "@camber/ui"
import { ClassRuling, type ClassRulingProps } from "./view/class-ruling/ClassRuling.tsx"

/** Converts an answer to the properties of its line. */
export const toRulingProps = ({ answer, label, note, questions, rules }: SubjectVerdict): ClassRulingProps => ({
  tone: answer,
  label,
  note: note ?? undefined,
  rules: answer === "needsFacts" ? [] : rules,
  questions: questions.map((question) => question.label)
})

/** Renders the sheet with its date, and its notice if it is old. */
export const ReportSheet = ({ note, sheet }: Pick<ClassReport, "note" | "sheet">) => (
  <>
    {sheet.notice !== null && (
      <InlineAlert tone="bad" title="Check the date of this sheet">
        {sheet.notice}
      </InlineAlert>
    )}
    <p>
      <Link className="link" href={sheet.href}>
        {sheet.title}
      </Link>
      . {note}
    </p>
  </>
)

/** Renders the answer for each part, then for the car. */
export const ReportAnswers = ({ car, parts }: Pick<ClassReport, "car" | "parts">) => (
  <ul className="csheet__list">
    {[...parts, ...(car === null ? [] : [car])].map((verdict, at) => (
      <li key={`${at} ${verdict.subject}`}>
        <h3>
          {verdict.url === null ? (
            verdict.title
          ) : (
            <Link className="link" href={verdict.url}>
              {verdict.title}
            </Link>
          )}
        </h3>
        <ClassRuling {...toRulingProps(verdict)} />
      </li>
    ))}
  </ul>
)
