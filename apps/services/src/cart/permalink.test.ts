import { MakeId, ModelId, ModelYear } from "@camber/domain/vehicle"
import { MAX_ITEMS_PER_ADD } from "@camber/domain/cart"
import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isPermalink, parsePermalink } from "./cartLink.ts"
import { formatPermalink, parseContinueTo, parsePermalinkVehicle } from "./permalink.ts"

const number = fc.stringMatching(/^[0-9A-Z]{1,12}-[0-9A-Z]{1,12}-[0-9]{1,4}$/)
const kitComponents = fc.array(fc.record({ ordinality: fc.integer({ min: 0, max: 9999 }), skuVariantNumber: number }), {
  minLength: 1,
  maxLength: 3
})
const item = fc.record({ id: number, quantity: fc.integer({ min: 1, max: 999 }), kitComponents }, { requiredKeys: ["id", "quantity"] })

describe("parsePermalink", () => {
  it("parses every link that formatPermalink creates", () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 40 }), (items) => {
        const path = formatPermalink(items) ?? ""
        expect([isPermalink(path), parsePermalink(path)]).toEqual([true, items])
      })
    )
  })

  it("parses the largest add of the longest numbers", () => {
    const items = Array.from({ length: MAX_ITEMS_PER_ADD }, (_, at) => ({ id: `${at}`.padStart(MAX_SKU_LENGTH, "A"), quantity: 999 }))
    expect(parsePermalink(formatPermalink(items) ?? "")).toEqual(items)
  })

  it("formatPermalink creates no link that cannot be parsed", () => {
    const create = (length: number, id: string) => Array.from({ length }, () => ({ id, quantity: 1 }))
    expect(formatPermalink([])).toBeNull()
    expect(formatPermalink(create(MAX_ITEMS_PER_ADD + 1, "A"))).toBeNull()
    expect(formatPermalink(create(MAX_ITEMS_PER_ADD, "\u{1F697}".repeat(32)))).toBeNull()
  })

  it("accepts base64url tokens", () => {
    expect(parsePermalink(`/buy/~${Buffer.from("CAM-1-1").toString("base64url")}:2`)).toEqual([{ id: "CAM-1-1", quantity: 2 }])
  })

  it("accepts percent-encoded numbers, as a person writes them", () => {
    expect(parsePermalink("/buy/HRW%20315%2F5:2,A%2CB:1")).toEqual([
      { id: "HRW 315/5", quantity: 2 },
      { id: "A,B", quantity: 1 }
    ])
    for (const wrong of ["%E0%A4", "A%00B", `%41${"A".repeat(64)}`]) expect(parsePermalink(`/buy/${wrong}:1`)).toBeNull()
  })

  it.each([
    "/buy/CAM-1-1:0",
    "/buy/CAM-1-1:01",
    "/buy/CAM-1-1:-1",
    "/buy/CAM-1-1:1e3",
    "/buy/CAM-1-1:1000",
    "/buy/CAM-1-1:1:1",
    "/buy/CAM-1-1:1,",
    "/buy/CAM-1-1:1;",
    "/buy/CAM-1-1:1;1",
    "/buy/CAM-1-1:1;x=CAM-2-1",
    "/buy/CAM-1-1:1;1=CAM-2-1=CAM-3-1",
    "/buy/CAM-1-1:1;1=CAM-2-1;",
    "/buy/CAM-1-1;1=CAM-2-1",
    `/buy/CAM-1-1:1${";1=A".repeat(61)}`,
    "/buy/:1",
    "/buy/~:1",
    "/buy/~AA==:1",
    "/buy/~AAE:1",
    `/buy/${"A".repeat(65)}:1`,
    `/buy/${Array.from({ length: 51 }, () => "A:1").join(",")}`
  ])("rejects %s", (path) => {
    expect(parsePermalink(path)).toBeNull()
  })

  it("treats a link without quantities as a permalink, so that the shop can show that it was not understood", () => {
    expect([isPermalink("/buy/CAM-1-1"), parsePermalink("/buy/CAM-1-1")]).toEqual([true, null])
  })

  it.each(["/buy", "/buy/", "/buy/confirmation", "/buy/confirmation/1234567890", "/buy/confirmation/a:1", "/shop/buy:1"])(
    "does not treat the page %s as a permalink",
    (path) => {
      expect(isPermalink(path)).toBe(false)
    }
  )
})

describe("parsePermalinkVehicle", () => {
  const facts = { vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(47), modelId: ModelId.make(12) } }
  const parse = (...texts: ReadonlyArray<string>) =>
    parsePermalinkVehicle(new URLSearchParams(texts.map((text): [string, string] => ["vehicle", text])))

  it("parses the vehicle that a link contains", () => {
    const url = new URL(formatPermalink([{ id: "CAM-1-1", quantity: 1 }], facts) ?? "", "http://shop.test")
    expect(parsePermalink(url.pathname)).toEqual([{ id: "CAM-1-1", quantity: 1 }])
    expect(parsePermalinkVehicle(url.searchParams)).toEqual(facts)
    expect(parse()).toBeNull()
  })

  it.each([
    "",
    "1969 Camaro",
    "[]",
    '{"vehicle":{"year":1969}}',
    '{"raceTypeId":1}',
    JSON.stringify({ facets: Array(41).fill({ name: "a", valueId: 2 }) })
  ])("rejects %s", (text) => {
    expect(parse(text)).toBe("unreadable")
  })

  it("rejects two vehicles and a text that is too long, and formats a link without a vehicle that has too many details", () => {
    const long = { ...facts, declined: Array.from({ length: 40 }, () => "x".repeat(100)) }
    expect([parse("{}", "{}"), parse(JSON.stringify(long))]).toEqual(["unreadable", "unreadable"])
    expect(formatPermalink([{ id: "CAM-1-1", quantity: 1 }], long)).toBe("/buy/CAM-1-1:1")
  })
})

describe("parseContinueTo", () => {
  const parse = (value: string) => parseContinueTo(new URLSearchParams({ continue_to: value }), "https://shop.test", "/cart")

  it("keeps a path of the shop", () => {
    expect(parse("/shop/brakes~2-3?fits=1")).toBe("/shop/brakes~2-3?fits=1")
  })

  it.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "/a\r\nset-cookie: x", "", "/\tevil"])(
    "returns the default path for %j",
    (value) => {
      expect(parse(value)).toBe("/cart")
    }
  )

  it("returns the default path for two values", () => {
    const twice = new URLSearchParams([
      ["continue_to", "/a"],
      ["continue_to", "/b"]
    ])
    expect(parseContinueTo(twice, "https://shop.test", "/cart")).toBe("/cart")
  })
})
