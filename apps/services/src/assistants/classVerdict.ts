import { type ClassReport, classReport, limitJudgedParts, MAX_JUDGED_PARTS, type SubjectVerdict } from "@camber/domain/class-sheets"
import { callService } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import { Effect, Schema } from "effect"
import { ToolRejection } from "./AssistantTool.ts"
import { Label, outputList, Paragraph, Url } from "./outputs.ts"

/** With `not_known`, the answer contains questions to the shopper. */
const Verdict = Schema.Literals(["legal", "not_legal", "inspector_decides", "not_ruled", "not_known"])

const verdicts = {
  legal: "legal",
  notLegal: "not_legal",
  inspector: "inspector_decides",
  notRuled: "not_ruled",
  needsFacts: "not_known"
} as const satisfies Readonly<Record<SubjectVerdict["answer"], typeof Verdict.Type>>

const Rule = Schema.Struct({ paragraph: Label, text: Paragraph, sheet: Label, date: Label, link: Url })

/** Answer of a class sheet for a build. */
export const ClassVerdict = Schema.Struct({
  sheet: Label,
  link: Url,
  /** Warning about an old sheet. Repeat it to the shopper. */
  notice: Schema.NullOr(Paragraph),
  verdict: Verdict,
  note: Paragraph,
  parts: outputList(
    Schema.Struct({
      item: Label,
      verdict: Verdict,
      note: Schema.NullOr(Paragraph),
      rules: outputList(Rule, 20),
      questions: outputList(Label, 20)
    }),
    MAX_JUDGED_PARTS + 1
  )
})

/**
 * Judges parts and the car by the named class sheet, or, if none is named, by the sheet of the vehicle's race class. Null if there is no
 * class.
 */
export const loadClassVerdict = Effect.fnUntraced(function* (
  sheet: string | undefined,
  project: Project | null,
  parts: ReadonlyArray<string>,
  origin: string
) {
  if (sheet === undefined && project?.raceTypeId === undefined) return null
  const request = { webUserGuid: null, sheet: sheet ?? null, project, ...limitJudgedParts(parts), withCar: true }
  const { classReport: report } = yield* callService(classReport, request)
  if (report !== null) return toVerdict(report, origin)
  return sheet === undefined ? null : yield* new ToolRejection({ code: "sheet_unknown", message: `No class sheet has the id ${sheet}.` })
})

const toVerdict = ({ answer, car, note, parts, sheet }: ClassReport, origin: string): typeof ClassVerdict.Type => ({
  sheet: `${sheet.title}. ${sheet.dates}`,
  link: `${origin}${sheet.href}`,
  notice: sheet.notice,
  verdict: verdicts[answer],
  note,
  parts: [...parts, ...(car === null ? [] : [car])].map((part) => ({
    item: part.subject,
    verdict: verdicts[part.answer],
    note: part.note,
    rules: part.rules.map((rule) => ({
      paragraph: rule.paragraph,
      text: rule.text,
      sheet: rule.sheet,
      date: rule.issued,
      link: `${origin}${rule.href}`
    })),
    questions: part.questions.map(({ label }) => label)
  }))
})
