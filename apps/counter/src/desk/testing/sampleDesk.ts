import { type CartContents, CartLineId } from "@camber/domain/cart"
import { type ProductCard, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import type { Verdict } from "@camber/domain/fitment"
import { Cents } from "@camber/domain/money"
import { sampleCartLine, samplePricing, sampleProduct } from "@camber/testing/records"
import { createCall, createDesk, type Desk, type FoundParts } from "../model.ts"

export const fitting: Verdict = { fitment: "DirectFit", prompt: null, asks: [], reason: null }
export const misfit: Verdict = { fitment: "NoFit", prompt: null, asks: [], reason: null }

/** A found part with this number. */
export const sampleCard = (skuBaseNumber: string, fit: Verdict | null = fitting): ProductCard =>
  sampleProduct({
    skuBaseNumber: SkuBaseNumber.make(skuBaseNumber),
    displayTitle: `Front Brake Pad Set ${skuBaseNumber}`,
    brand: "Fairlead",
    pricing: samplePricing({ salePriceString: "$44.95" }),
    fit
  })

/** Creates `count` found parts. */
export const sampleParts = (count: number, fit: Verdict | null = fitting): FoundParts => ({
  text: "pads",
  cards: Array.from({ length: count }, (_, at) => sampleCard(`CAM-${at + 1}`, fit)),
  numbers: {},
  total: count,
  hidden: 0,
  showsAll: false,
  page: 1,
  pageCount: 3
})

/** A cart with `count` lines. */
export const sampleCart = (count: number): CartContents => ({
  lines: Array.from({ length: count }, (_, at) =>
    sampleCartLine({
      lineId: CartLineId.make(`line-${at}`),
      skuVariantNumber: SkuVariantNumber.make(`CAM-${at + 1}-1`),
      title: "Front Brake Pad Set",
      options: [],
      lineTotal: Cents.make(4495),
      fit: fitting
    })
  ),
  itemCount: count,
  total: Cents.make(4495 * count)
})

/** A desk with a signed-in staff member and an empty call. */
export const signedInDesk: Desk = { ...createDesk(), signIn: { _tag: "Done", email: "priya@shop.test" }, call: createCall(1) }
