// @vitest-environment node
import { wireCartLine } from "@camber/testing/records"
import { Option } from "effect"
import { expect, it } from "vitest"
import { openStorefront } from "../../../../test/openStorefront.ts"
import { decodeCartForm } from "./cartAction.ts"

const lineId = "0b9f2c6e-6a2a-4f53-9d3c-1a2b3c4d5e6f"
const add = { intent: "add", skuBaseNumber: "CAM-2", skuVariantNumber: "CAM-2-1", quantity: "1" }
const isRead = (fields: unknown) => Option.isSome(decodeCartForm(fields))

it("the cart action reads each intent of the cart forms and ignores unknown fields", () => {
  const forms = [
    add,
    { ...add, from: "/item/rotor/2", nobody: "knows", __proto__: "x" },
    { intent: "change", lineId, quantity: "2" },
    { intent: "remove", lineId },
    { intent: "promo", code: "SAVE" },
    { intent: "noPromo" },
    { intent: "zip", zip: "44308" }
  ]
  expect(forms.map(isRead)).toEqual(forms.map(() => true))
})

it("the cart action limits the length of each field and rejects one character more", () => {
  const bounds = [
    [(text: string) => ({ ...add, quantity: text }), 64],
    [(text: string) => ({ intent: "change", lineId, quantity: text }), 64],
    [(text: string) => ({ intent: "promo", code: text }), 200]
  ] as const
  for (const [form, longest] of bounds)
    expect([isRead(form("9".repeat(longest))), isRead(form("9".repeat(longest + 1)))]).toEqual([true, false])
  const far = "C".repeat(10_000)
  for (const field of ["skuBaseNumber", "skuVariantNumber"]) expect(isRead({ ...add, [field]: far })).toBe(false)
  for (const intent of ["change", "remove"]) expect(isRead({ intent, lineId: far, quantity: "1" })).toBe(false)
})

it("the cart action rejects an unknown intent, a missing field and a wrong type", () => {
  const forms = [
    {},
    { intent: "steal" },
    { ...add, intent: ["add"] },
    { ...add, quantity: 1 },
    { ...add, skuVariantNumber: null },
    { intent: "add", skuBaseNumber: "CAM-2", quantity: "1" },
    { intent: "remove" },
    { intent: "promo", code: {} },
    "intent=add",
    null
  ]
  expect(forms.map(isRead)).toEqual(forms.map(() => false))
})

/** Opens the cart without scripts; with fields, submits a form of it. */
const openCart = async (fields?: Readonly<Record<string, string>>) => {
  const cart = { lines: [wireCartLine({ lineId })], itemCount: 1, total: 90 }
  const { shop } = await openStorefront({
    cart: () => ({ cart }),
    changeCartLine: () => ({ changeCartLine: { success: true, message: null, cart } }),
    promoCode: () => ({ promoCode: { promo: null, message: "We don't recognize this code." } })
  })
  const sent = fields === undefined ? {} : { method: "POST", body: new URLSearchParams(fields) }
  const visitor = { isStaff: false, isBot: false, cookies: "WebUserGuid=6f1b2c3d-0000-4000-8000-000000000001" }
  const response = await shop.handle(new Request(`http://127.0.0.1/shoppingcart${fields ? "" : "?scripts=off"}`, sent), visitor)
  return /<main[^]*<\/main>/.exec(await response.text())?.[0] ?? ""
}

it("GAP-C59 without scripts the cart contains its lines, each with forms for its quantity and its removal", async () => {
  const html = await openCart()
  expect(html).toContain('aria-label="Quantity of Ironvale Slotted Rotor"')
  expect(html).toContain('aria-label="Remove Ironvale Slotted Rotor"')
})

it("without scripts the cart shows why a promo code or a ZIP code is refused, and keeps the typed text", async () => {
  const promo = await openCart({ intent: "promo", code: "NO-SUCH-CODE" })
  expect(promo).toMatch(/recognize this code/)
  expect(promo).toContain('value="NO-SUCH-CODE"')
  const zip = await openCart({ intent: "zip", zip: "123" })
  expect(zip).toContain("Enter a five-digit US ZIP code, such as 90210.")
  expect(zip).toContain('value="123"')
})

it("CTRL-10 CTRL-11 without scripts the cart shows which quantity it set in place of the typed text", async () => {
  expect(await openCart({ intent: "change", lineId, quantity: "abc" })).toContain("Quantity set to 1. Enter a whole number from 1 to")
  expect(await openCart({ intent: "change", lineId, quantity: "2" })).toBe("")
})
