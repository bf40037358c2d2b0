import { STANDARD_HOURS } from "@camber/domain/content"
import { describe, expect, it } from "vitest"
import { findShopErrors, listChangedTexts, toShopContent, toShopTexts } from "./shopDraft.ts"

const shop = {
  brandName: "Camber",
  contactPhone: "1-800-555-0100",
  contactAddress: { street: "100 Camber Way", city: "Akron", state: "OH", zip: "44301" },
  hours: STANDARD_HOURS,
  returnDays: 60,
  links: [{ label: "Parts, new and used", href: "/shop/all" }],
  menuLinks: [{ label: "Spring sale", href: "/deals" }],
  hiddenPages: ["/race"],
  logo: null,
  terms: null,
  privacy: "## What we store\n\nYour cart.",
  warehouses: [{ number: 3, name: "Kent", zip: "44240", cutOffHour: 16, zone: "Eastern" as const }]
}
const texts = toShopTexts(shop)

describe("the form of shop settings", () => {
  it("EDIT-30 returns the same settings without a change", () => {
    expect(toShopContent(texts)).toEqual(shop)
    expect([listChangedTexts(texts, { ...texts, brandName: " Camber " }), findShopErrors(texts).size]).toEqual([[], 0])
  })

  it("EDIT-30 names each wrong field", () => {
    const wrong = {
      ...texts,
      brandName: " ",
      state: "Ohio",
      zip: "443",
      returnDays: "0",
      hours: "x".repeat(101),
      terms: "x".repeat(20_001)
    }
    expect([...findShopErrors(wrong).keys()]).toEqual(["brandName", "hours", "state", "zip", "returnDays", "terms"])
    for (const returnDays of ["", "1.5", "366", "1e2", "-3"]) expect(findShopErrors({ ...texts, returnDays }).has("returnDays")).toBe(true)
  })

  it("EDIT-34 reads a link on each line, and rejects those without a name or to another host", () => {
    const read = (links: string) => (findShopErrors({ ...texts, links }).has("links") ? null : toShopContent({ ...texts, links }).links)
    expect(read("Spring sale, /deals?from=footer\n\n Brakes,/shop/brakes ")).toEqual([
      { label: "Spring sale", href: "/deals?from=footer" },
      { label: "Brakes", href: "/shop/brakes" }
    ])
    expect(read("")).toEqual([])
    for (const wrong of [
      "/deals",
      "Sale, deals",
      "Sale, //evil.example",
      "Sale, https://evil.example",
      "Sale, /\\evil",
      "A, /b\n".repeat(13)
    ])
      expect([wrong, read(wrong)]).toEqual([wrong, null])
  })

  it("EDIT-35 treats a warehouse's empty ZIP code as unknown, and rejects an invalid ZIP code or an empty name", () => {
    const read = (change: object) => {
      const typed = { ...texts, warehouses: texts.warehouses.map((warehouse) => ({ ...warehouse, ...change })) }
      expect(listChangedTexts(texts, typed)).toEqual(["warehouses"])
      return findShopErrors(typed).has("warehouses") ? null : toShopContent(typed).warehouses[0]
    }
    expect(read({ zip: " " })).toEqual({ ...shop.warehouses[0], zip: null })
    expect(read({ cutOffHour: "24" })).toEqual({ ...shop.warehouses[0], cutOffHour: 24 })
    for (const wrong of [{ zip: "4424" }, { zip: "44240-1" }, { name: " " }]) expect(read(wrong)).toBeNull()
  })

  it("EDIT-30 accepts a state in lower case, and treats an empty policy as the standard one", () => {
    const typed = { ...texts, state: "oh ", privacy: "  " }
    expect(findShopErrors(typed).size).toBe(0)
    expect(toShopContent(typed)).toMatchObject({ contactAddress: { state: "OH" }, privacy: null })
  })
})
