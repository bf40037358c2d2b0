import type { Report } from "./CheckResult.ts"

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
