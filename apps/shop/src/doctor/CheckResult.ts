import { Schema } from "effect"

/** Result of one check. A sentence never contains a secret. */
export const CheckResult = Schema.Struct({
  /** Only `fail` fails the command. */
  outcome: Schema.Literals(["pass", "warn", "fail"]),
  /** The finding, and the remedy unless it passed. */
  sentence: Schema.String
})
export type CheckResult = typeof CheckResult.Type

/** Results by check, in the order of the report. */
export const Report = Schema.Array(Schema.Struct({ name: Schema.String, ...CheckResult.fields }))
export type Report = typeof Report.Type

export const pass = (sentence: string): CheckResult => ({ outcome: "pass", sentence })
export const warn = (sentence: string): CheckResult => ({ outcome: "warn", sentence })
export const fail = (sentence: string): CheckResult => ({ outcome: "fail", sentence })
