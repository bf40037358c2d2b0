import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { orderStatuses } from "../../buying/order/rules.ts"
import { orderViews, LAST_PAGE, MAX_QUERY_LENGTH, moneyFilters, parseOrderQuery, formatOrderQuery } from "./orderQuery.ts"

const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const query = fc.record({
  text: fc.string({ maxLength: MAX_QUERY_LENGTH }).map((text) => text.trim()),
  view: fc.constantFrom(...orderViews),
  status: fc.option(fc.constantFrom(...orderStatuses)),
  money: fc.option(fc.constantFrom(...moneyFilters)),
  from: fc.option(day),
  to: fc.option(day),
  page: fc.integer({ min: 1, max: LAST_PAGE })
})

describe("order queries", () => {
  it("DESK-01 formats a query as a URL that parses back to it", () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(parseOrderQuery(new URLSearchParams(formatOrderQuery(asked)))).toEqual(asked)
      })
    )
    expect(formatOrderQuery({})).toBe("")
  })

  it("DESK-01 stays within the limits for any URL", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("q", "view", "status", "money", "from", "to", "page"), fc.string())), (pairs) => {
        const { page, text, ...rest } = parseOrderQuery(new URLSearchParams(pairs))
        expect(page >= 1 && page <= LAST_PAGE && Number.isInteger(page) && text.length <= MAX_QUERY_LENGTH).toBe(true)
        expect(orderViews).toContain(rest.view)
      })
    )
    expect(parseOrderQuery(new URLSearchParams(`?q=${"x".repeat(500)}&from=2026-02-30&to=tomorrow&page=0&view=mine&status=lost`))).toEqual({
      ...parseOrderQuery(new URLSearchParams()),
      text: "x".repeat(MAX_QUERY_LENGTH)
    })
  })
})
