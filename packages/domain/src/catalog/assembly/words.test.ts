import { expect, it } from "vitest"
import { toCents } from "../../foundation/money/rules.ts"
import type { SkuVariantNumber } from "../catalog/model.ts"
import { quantityText } from "./words.ts"

const items = (quantity: number, side: "Left" | "Right" | null = null) => [
  { skuVariantNumber: "CAM-1-1" as SkuVariantNumber, side, quantity, unitPrice: toCents(1) }
]
const sided = { items: [...items(1, "Left"), ...items(1, "Right")] }

it("ASM-03 quantityText states the quantity per side", () => {
  expect(quantityText({ isHanded: true }, sided, "both")).toBe("1 left, 1 right")
  expect(quantityText({ isHanded: true }, sided, "right")).toBe("1 right")
  expect(quantityText({ isHanded: true }, { items: items(2) }, "both")).toBe("1 left, 1 right")
  expect(quantityText({ isHanded: true }, { items: items(2) }, "left")).toBe("1 left")
  // One pack contains the pieces for both sides
  expect(quantityText({ isHanded: true }, { items: items(1) }, "both")).toBe("")
  expect(quantityText({ isHanded: false }, { items: items(1) }, "both")).toBe("")
  expect(quantityText({ isHanded: false }, { items: items(4) }, "both")).toBe("4 pieces")
})
