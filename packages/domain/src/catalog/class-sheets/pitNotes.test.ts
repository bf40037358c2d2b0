import { describe, expect, it } from "vitest"
import { formatDue, listDueDates } from "./pitNotes.ts"

describe("listDueDates", () => {
  const list = (...days: ReadonlyArray<string>) =>
    listDueDates(
      days.map((until) => ({ name: "Belts", until })),
      "2028-02-28"
    )

  it("CLASS-08 counts days across leap days and years", () => {
    expect(list("2028-02-28", "2028-03-01", "2029-02-28", "2027-12-31").map(({ days }) => days)).toEqual([-59, 0, 2, 366])
  })

  it("CLASS-08 reminds from 30 days before the end, the most urgent first", () => {
    expect(list("2028-03-30", "2028-03-29", "2028-02-27").map(({ state, until }) => [until, state])).toEqual([
      ["2028-02-27", "over"],
      ["2028-03-29", "soon"],
      ["2028-03-30", "good"]
    ])
  })

  it("CLASS-08 says how long an item is good", () => {
    expect([-1, 0, 1, 12].map((days) => formatDue({ days }))).toEqual([
      "Ended 1 day ago",
      "Ends today",
      "Good for 1 day",
      "Good for 12 days"
    ])
  })
})
