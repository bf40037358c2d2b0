import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatDue, listDueDates, MAX_DATED_ITEMS, pickReminders } from "./pitNotes.ts"

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

  it("CLASS-08 formats how long an item is still good", () => {
    expect([-1, 0, 1, 12].map((days) => formatDue({ days }))).toEqual([
      "Ended 1 day ago",
      "Ends today",
      "Good for 1 day",
      "Good for 12 days"
    ])
  })
})

describe("pickReminders", () => {
  const item = fc.record({
    name: fc.constantFrom("Belts", "belts ", "Helmet", "Fluids"),
    until: fc.constantFrom("2028-01-01", "2028-02-28", "2028-03-29", "2028-03-30", "2029-01-01")
  })
  const items = fc.array(item, { maxLength: MAX_DATED_ITEMS })

  it("CLASS-10 reminds of exactly the dates that are due, and of each date only once", () => {
    fc.assert(
      fc.property(items, items, (first, second) => {
        const { due, reminded } = pickReminders(first, [], "2028-02-28")
        expect(due).toEqual(listDueDates(first, "2028-02-28").filter(({ state }) => state !== "good"))
        expect(pickReminders(first, reminded, "2028-02-28")).toMatchObject({ due: [] })
        const later = pickReminders(second, reminded, "2028-02-28")
        expect(pickReminders([...first, ...second], later.reminded, "2028-02-28").due).toEqual([])
      })
    )
  })
})
