import {
  type ComparedCondition,
  formatHeld,
  formatReason,
  getFitmentText,
  isFitting,
  isGuarantee,
  isMisfit,
  isUndecided,
  type Verdict
} from "@camber/domain/fitment"
import { Schema } from "effect"
import { Label, outputList, Paragraph } from "./outputs.ts"

const Condition = Schema.Struct({
  subject: Schema.Literals(["vehicle", "engine", "raceType", "facet"]),
  name: Schema.NullOr(Label),
  accepted: outputList(Label, 200),
  yours: Schema.NullOr(Label)
})
const Conditions = outputList(Condition, 50)

/** A verdict is never just yes or no. `not_known` means that a fact is missing, or that the shop has no statement about the part. */
export const FitVerdict = Schema.Literals(["fits", "does_not_fit", "not_known"])

/** Whether a part fits a vehicle, and the statement that decides it. */
export const FitAnswer = Schema.Struct({
  verdict: FitVerdict,
  /** False for a universal part, and for a part whose misfit reports count against the fit. */
  guaranteed: Schema.Boolean,
  /** The shop's label, such as 'Guaranteed To Fit'. */
  label: Label,
  /** The reason as one sentence. */
  reason: Schema.NullOr(Paragraph),
  /** The catalog statement that decided, or the nearest statement. Null if the part has no statement. */
  statement: Schema.NullOr(
    Schema.Struct({
      id: Schema.Int,
      note: Schema.NullOr(Paragraph),
      source: Schema.NullOr(Label),
      date: Schema.NullOr(Label),
      /**
       * The statement's track record, such as 'Held on 12 cars, 1 report': the number of cars whose buyers kept the part, and of misfit
       * reports. Null below three cars.
       */
      held: Schema.NullOr(Label)
    })
  ),
  met: Conditions,
  unmet: Conditions,
  unknown: Conditions
})
export interface FitAnswer extends Schema.Struct.Type<typeof FitAnswer.fields> {}

/** Converts a verdict of the fitment rules to an answer. Does not evaluate the fit itself. */
export const toFitAnswer = (verdict: Verdict): FitAnswer => {
  const { reason } = verdict
  const text = getFitmentText(verdict)
  const listConditions = (answer: ComparedCondition["answer"]) =>
    (reason?.conditions ?? [])
      .filter((condition) => condition.answer === answer)
      .map(({ accepted, name, subject, yours }) => ({ subject, name, accepted, yours }))
  return {
    verdict: toFitVerdict(verdict),
    guaranteed: isGuarantee(verdict) && !reason?.reports,
    label: text.label,
    reason: reason && formatReason(reason),
    statement:
      reason === null || reason.applicationId === null
        ? null
        : { id: reason.applicationId, note: reason.note, source: reason.source, date: reason.sourceDate, held: formatHeld(verdict) },
    met: listConditions("holds"),
    unmet: listConditions("fails"),
    unknown: listConditions("unknown")
  }
}

const toFitVerdict = (verdict: Verdict): typeof FitVerdict.Type => {
  if (isFitting(verdict.fitment)) return "fits"
  return isMisfit(verdict) && !isUndecided(verdict) ? "does_not_fit" : "not_known"
}
