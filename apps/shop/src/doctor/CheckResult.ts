import { Schema } from "effect"

/** Formats a report as plain text: a line per check with outcome, name and sentence, then a line with the counts. */
export const formatReport = (report: Report): string => {
  const width = Math.max(...report.map(({ name }) => name.length))
  const lines = report.map(({ name, outcome, sentence }) => `${outcome}  ${name.padEnd(width)}  ${sentence.replaceAll(/\s+/g, " ")}`)
  const count = (outcome: Report[number]["outcome"]) => report.filter((result) => result.outcome === outcome).length
  return [...lines, "", `${report.length} checks: ${count("pass")} passed, ${count("warn")} with a warning, ${count("fail")} failed.`].join(
    "\n"
  )
}

export const hasFailed = (report: Report): boolean => report.some(({ outcome }) => outcome === "fail")

/** Result of one check. The sentence never contains a secret. */
export const CheckResult = Schema.Struct({
  /** Only `fail` fails the command. */
  outcome: Schema.Literals(["pass", "warn", "fail"]),
  /** The finding, and what to do unless the check passed. */
  sentence: Schema.String
})
export type CheckResult = typeof CheckResult.Type

/** Results by check, in the order of the report. */
export const Report = Schema.Array(Schema.Struct({ name: Schema.String, ...CheckResult.fields }))
export type Report = typeof Report.Type

export const pass = (sentence: string): CheckResult => ({ outcome: "pass", sentence })
export const warn = (sentence: string): CheckResult => ({ outcome: "warn", sentence })
export const fail = (sentence: string): CheckResult => ({ outcome: "fail", sentence })
