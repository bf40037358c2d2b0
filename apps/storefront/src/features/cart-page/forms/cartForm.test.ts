// @vitest-environment node
import { Option } from "effect"
import { expect, it } from "vitest"
import { decodeCartForm } from "./cartForm.ts"

const lineId = "0b9f2c6e-6a2a-4f53-9d3c-1a2b3c4d5e6f"
const add = { intent: "add", skuBaseNumber: "CAM-2", skuVariantNumber: "CAM-2-1", quantity: "1" }
const isRead = (fields: unknown) => Option.isSome(decodeCartForm(fields))

it("reads each intent of the cart forms and ignores unknown fields", () => {
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

it("limits the length of each field and rejects one character more", () => {
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

it("rejects an unknown intent, a missing field and a wrong type", () => {
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
