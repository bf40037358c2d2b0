import { describe, expect, it } from "vitest"
import { Cents } from "../../foundation/money/model.ts"
import { clampQuantity } from "../catalog/rules.ts"
import { findDecided, formatBecause, formatRemoved } from "./OwnedParts.ts"
import { formatOwnedCsv } from "./formatOwnedCsv.ts"
import { type OwnedPart, OwnedPartId } from "./model.ts"

const part = (id: string, changes: Partial<OwnedPart> = {}): OwnedPart => ({
  id: OwnedPartId.make(id),
  source: "owner",
  typeSlug: "transmission",
  typeName: "Transmission",
  contains: [],
  name: "Muncie M21",
  skuBaseNumber: null,
  skuVariantNumber: null,
  url: null,
  quantity: clampQuantity(1),
  gotOn: null,
  mileage: null,
  price: null,
  note: null,
  orderNumber: null,
  isOnTheWay: false,
  figures: [],
  answers: [],
  buildToken: null,
  ...changes
})
const answer = (value: string) => ({ name: "Transmission", valueId: 5, value })

describe("findDecided", () => {
  const newer = part("1:1", { answers: [answer("TH400")] })
  const older = part("1:2", { answers: [answer("TH350")] })
  const pair = { a: newer.id, b: older.id, verdict: "meets" as const, label: "Meets", text: "", advice: null, links: [] }
  const sheet = { parts: [newer, older], pairs: [pair] }

  it("OWN-04 finds the pairs of a part, and the facets that no newer part answers", () => {
    expect(findDecided(sheet, newer)).toEqual({ pairs: [pair], answers: [answer("TH400")] })
    expect(findDecided(sheet, older)).toEqual({ pairs: [pair], answers: [] })
  })

  it("OWN-04 describes what changes with the removal", () => {
    expect(formatRemoved({ part: newer, decided: findDecided(sheet, newer) })).toBe(
      "Muncie M21 is off the build sheet. 1 pair is no longer checked. Transmission is no longer TH400."
    )
  })

  it.each([
    ["Muncie M21", "because you have a Muncie M21"],
    ["Edelbrock intake", "because you have an Edelbrock intake"]
  ])("OWN-04 names the part '%s'", (name, text) => {
    expect(formatBecause({ name })).toBe(text)
  })
})

describe("formatOwnedCsv", () => {
  it("OWN-06 contains a row per part, and no spreadsheet formula", () => {
    const bought = part("1:1", {
      name: "=1+1",
      price: Cents.make(4_995),
      gotOn: "2026-03-03",
      mileage: 58_900,
      orderNumber: "1",
      source: "order",
      note: "Rebuilt"
    })
    expect(formatOwnedCsv({ parts: [bought] })).toBe(
      "Part type,Part,SKU,Pieces,Since,Mileage,Price,Order,Source,Figures,Note\r\nTransmission,'=1+1,,1,2026-03-03,58900,49.95,1,Bought here,,Rebuilt\r\n"
    )
  })
})
