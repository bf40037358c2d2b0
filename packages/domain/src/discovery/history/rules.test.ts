import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { HistoryEntry } from "./model.ts"
import { toHistoryTitle, toHistoryUrl, MAX_HISTORY_ENTRIES, normalizeHistory, addVisit } from "./rules.ts"

const visit = (page: number, date: number): HistoryEntry => ({
  pageType: "Product",
  url: `/item/rotor/${page}`,
  title: `Rotor ${page}`,
  date,
  imageUrl: null,
  skuBaseNumber: null
})
const anyVisit = fc.tuple(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 0, max: 99 })).map(([page, date]) => visit(page, date))
const urls = (entries: ReadonlyArray<HistoryEntry>) => entries.map(({ url }) => url)

describe("a history entry", () => {
  it("HIST-02 has path and query as its URL, without host and hash", () => {
    const address = { origin: "https://shop.example", pathname: "/item/rotor/2", search: "?sku=CAM-1-1", hash: "#reviews" }
    expect(toHistoryUrl(address)).toBe("/item/rotor/2?sku=CAM-1-1")
    expect(toHistoryUrl({ pathname: "/", search: "" })).toBe("/")
  })
  it.each([
    ["Brake Rotor | Camber", "Brake Rotor"],
    ["  Brake Rotor  ", "Brake Rotor"],
    ["Rotor | Brakes | Camber", "Rotor"],
    ["| Camber", ""],
    ["", ""]
  ])("HIST-03 shortens the page title '%s' to '%s'", (pageTitle, title) => {
    expect(toHistoryTitle(pageTitle)).toBe(title)
  })
})

describe("the recent history", () => {
  it("HIST-07 keeps 30 pages and drops the oldest", () => {
    const pages = Array.from({ length: 31 }, (_, at) => visit(at, at))
    const history = pages.reduce(addVisit, [])
    expect(history).toEqual(pages.slice(1).toReversed())
  })
  it("HIST-09 contains each URL once, with its latest visit", () => {
    expect(normalizeHistory([visit(1, 10), visit(2, 20), visit(1, 30)])).toEqual([visit(1, 30), visit(2, 20)])
  })
  it("HIST-07 HIST-09 normalizes any stored history to at most 30 distinct entries, newest first, and is idempotent", () => {
    fc.assert(
      fc.property(fc.array(anyVisit, { maxLength: 80 }), (kept) => {
        const history = normalizeHistory(kept)
        expect(history).toHaveLength(Math.min(MAX_HISTORY_ENTRIES, new Set(urls(kept)).size))
        expect(new Set(urls(history)).size).toBe(history.length)
        expect(history.map(({ date }) => date)).toEqual(history.map(({ date }) => date).toSorted((one, other) => other - one))
        for (const entry of history) expect(kept.every(({ date, url }) => url !== entry.url || date <= entry.date)).toBe(true)
        expect(normalizeHistory(history)).toEqual(history)
      })
    )
  })
  it("HIST-09 puts the current visit first, even if the page was visited before", () => {
    fc.assert(
      fc.property(fc.array(anyVisit, { maxLength: 60 }), anyVisit, (kept, { url }) => {
        const now = { ...visit(0, 100), url }
        expect(addVisit(normalizeHistory(kept), now)[0]).toEqual(now)
      })
    )
  })
})
