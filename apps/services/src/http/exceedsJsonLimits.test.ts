import { removeCartLines } from "@camber/domain/cart"
import { addListItems } from "@camber/domain/lists"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { exceedsJsonLimits } from "./exceedsJsonLimits.ts"
import { MAX_BODY_BYTES } from "./readBody.ts"

const guid = "6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b"
const times = <A>(count: number, one: A): ReadonlyArray<A> => Array.from({ length: count }, () => one)

const taken = (lines: number) => ({
  webUserGuid: guid,
  lineIds: times(lines, guid),
  project: null,
  seen: times(lines, { quantity: 1, mark: 1 })
})
const listed = (kits: number) => ({
  userGuid: guid,
  listId: guid,
  items: times(kits, {
    skuBaseNumber: "CAM-P1",
    skuVariantNumber: "CAM-P1-1",
    quantity: 1,
    kitComponents: times(60, { ordinality: 1, skuVariantNumber: "CAM-P1-1" })
  })
})

/** As many as a body holds, and no more than a call takes. */
const largest = (most: number, make: (count: number) => object): object => {
  let count = most
  while (JSON.stringify(make(count)).length > MAX_BODY_BYTES) count -= 1 + Math.floor(count / 50)
  return make(count)
}

describe("what one request sends", () => {
  it.each([
    ["lines that are taken out of a cart", removeCartLines.variables, largest(5_000, taken)],
    ["kits that are put into a list", addListItems.variables, largest(500, listed)]
  ])("OPS-55 is never too much where it is a call of the shop's own: the most %s", (_what, variables, sent) => {
    expect(JSON.stringify(sent).length).toBeGreaterThan(0.9 * MAX_BODY_BYTES)
    expect(Schema.is(Schema.toEncoded(variables as Schema.Top))(sent)).toBe(true)
    expect(exceedsJsonLimits(sent)).toBe(false)
  })

  it("OPS-55 is too much with more values than any call has, or deeper ones", () => {
    expect([exceedsJsonLimits(times(29_999, 0)), exceedsJsonLimits(times(30_000, 0))]).toEqual([false, true])
    const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)])
    expect([exceedsJsonLimits(nested(20)), exceedsJsonLimits(nested(21))]).toEqual([false, true])
  })
})
