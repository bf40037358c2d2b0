import { removeCartLines } from "@camber/domain/cart"
import { addListItems } from "@camber/domain/lists"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { exceedsJsonLimits } from "./readJson.ts"
import { MAX_BODY_BYTES } from "./readBody.ts"

const guid = "6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b"
const repeat = <A>(count: number, value: A): ReadonlyArray<A> => Array.from({ length: count }, () => value)

const taken = (lines: number) => ({
  webUserGuid: guid,
  lineIds: repeat(lines, guid),
  project: null,
  seen: repeat(lines, { quantity: 1, mark: 1 })
})
const listed = (kits: number) => ({
  userGuid: guid,
  listId: guid,
  items: repeat(kits, {
    skuBaseNumber: "CAM-P1",
    skuVariantNumber: "CAM-P1-1",
    quantity: 1,
    kitComponents: repeat(60, { ordinality: 1, skuVariantNumber: "CAM-P1-1" })
  })
})

/** Creates the largest variables that fit into a body and do not exceed the call's maximum. */
const largest = (most: number, make: (count: number) => object): object => {
  let count = most
  while (JSON.stringify(make(count)).length > MAX_BODY_BYTES) count -= 1 + Math.floor(count / 50)
  return make(count)
}

describe("exceedsJsonLimits", () => {
  it.each([
    ["lines removed from a cart", removeCartLines.variables, largest(5_000, taken)],
    ["kits added to a list", addListItems.variables, largest(500, listed)]
  ])("OPS-55 accepts the largest request of the shop's own calls: the most %s", (_what, variables, sent) => {
    expect(JSON.stringify(sent).length).toBeGreaterThan(0.9 * MAX_BODY_BYTES)
    expect(Schema.is(Schema.toEncoded(variables as Schema.Top))(sent)).toBe(true)
    expect(exceedsJsonLimits(sent)).toBe(false)
  })

  it("OPS-55 rejects more values or deeper nesting than any call of the shop has", () => {
    expect([exceedsJsonLimits(repeat(29_999, 0)), exceedsJsonLimits(repeat(30_000, 0))]).toEqual([false, true])
    const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)])
    expect([exceedsJsonLimits(nested(20)), exceedsJsonLimits(nested(21))]).toEqual([false, true])
  })
})
