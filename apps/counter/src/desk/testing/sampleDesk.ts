import type { CartContents, CartLine } from "@camber/domain/cart"
import type { ProductCard } from "@camber/domain/catalog"
import type { Verdict } from "@camber/domain/fitment"
import { createCall, createDesk, type Desk, type FoundParts } from "../model.ts"

export const fitting: Verdict = { fitment: "DirectFit", prompt: null, asks: [], reason: null }
export const misfit: Verdict = { fitment: "NoFit", prompt: null, asks: [], reason: null }

/** A found part with the fields that the desk uses. */
export const sampleCard = (skuBaseNumber: string, fit: Verdict | null = fitting): ProductCard =>
  ({
    skuBaseNumber,
    displayTitle: `Front Brake Pad Set ${skuBaseNumber}`,
    brand: "Fairlead",
    availabilityText: "In stock",
    kitItemCount: 0,
    hasPriceRange: false,
    pricing: { salePriceString: "$44.95" },
    deciding: [],
    fit
  }) as unknown as ProductCard

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
  lines: Array.from(
    { length: count },
    (_, at) =>
      ({
        lineId: `line-${at}`,
        skuVariantNumber: `CAM-${at + 1}-1`,
        title: "Front Brake Pad Set",
        options: [],
        kitComponents: [],
        quantity: 1,
        lineTotal: 4495,
        availabilityText: "In stock",
        fit: fitting
      }) as unknown as CartLine
  ),
  itemCount: count,
  total: (4495 * count) as CartContents["total"]
})

/** A desk with a signed-in staff member and an empty call. */
export const signedInDesk: Desk = { ...createDesk(), signIn: { _tag: "Done", email: "priya@shop.test" }, call: createCall(1) }
