import { describe, expect, it } from "vitest"
import { formatReport, hasFailed } from "./CheckResult.ts"

const report = [
  { name: "Disk", outcome: "pass", sentence: "The disk has room." },
  { name: "Session key", outcome: "warn", sentence: "The key\ndoes not exist yet." }
] as const

describe("formatReport", () => {
  it("prints one aligned line per check, then the counts", () => {
    expect(formatReport(report).split("\n")).toEqual([
      "pass  Disk         The disk has room.",
      "warn  Session key  The key does not exist yet.",
      "",
      "2 checks: 1 passed, 1 with a warning, 0 failed."
    ])
  })

  it("fails the command if a check failed, but not for a warning", () => {
    expect(hasFailed(report)).toBe(false)
    expect(hasFailed([...report, { name: "Mail", outcome: "fail", sentence: "The server does not respond." }])).toBe(true)
  })
})
