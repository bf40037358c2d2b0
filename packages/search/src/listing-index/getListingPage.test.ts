import * as fc from "fast-check"
import { expect, it } from "vitest"
import { readiness } from "@camber/domain/catalog"
import { ProductBitset } from "../columns/ProductBitset.ts"
import { getListingPage } from "./getListingPage.ts"
import { buildListingIndex } from "./ListingIndex.ts"

const notAvailable = readiness.indexOf("NotAvailable")
const createIndex = (soldOut: ReadonlyArray<boolean>) =>
  buildListingIndex(
    {
      productIds: Int32Array.from(soldOut, (_, ordinal) => ordinal + 2),
      categories: ["1"],
      categoryByProduct: new Uint16Array(soldOut.length),
      offers: {
        prices: new Int32Array(soldOut.length),
        listPrices: new Int32Array(soldOut.length).fill(-1),
        readiness: Uint8Array.from(soldOut, (isSoldOut) => (isSoldOut ? notAvailable : 0))
      },
      addedOn: new Int32Array(soldOut.length),
      universal: new Int32Array(0),
      values: []
    },
    { rating: new Float32Array(soldOut.length), reviewCount: new Int32Array(soldOut.length) }
  )

it("getListingPage lists unavailable products last, and more popular products first", () => {
  const index = createIndex([true, false, true, false])
  const page = getListingPage(index, index.allProducts, { sort: "relevance", page: 1, fitsFirst: null })
  expect(page).toEqual([3, 5, 2, 4])
  expect(getListingPage(index, index.allProducts, { sort: "popular", page: 1, fitsFirst: null })).toEqual([2, 3, 4, 5])
})

it("getListingPage lists fitting products first, and each product only once on all pages", () => {
  const product = fc.record({ isSoldOut: fc.boolean(), fit: fc.constantFrom("made", "universal", "no") })
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 70 }), (products) => {
      const index = createIndex(products.map(({ isSoldOut }) => isSoldOut))
      const ordinals = (fits: ReadonlyArray<string>) => products.flatMap(({ fit }, ordinal) => (fits.includes(fit) ? [ordinal] : []))
      const fitsFirst = {
        all: ProductBitset.from(products.length, ordinals(["made", "universal"])),
        made: ProductBitset.from(products.length, ordinals(["made"]))
      }
      const pages = [1, 2, 3].flatMap((page) => getListingPage(index, index.allProducts, { sort: "relevance", page, fitsFirst }))
      const rank = ({ fit, isSoldOut }: (typeof products)[number]) => ["made", "universal", "no"].indexOf(fit) * 2 + Number(isSoldOut)
      const expected = products.map((_, ordinal) => ordinal).toSorted((one, other) => rank(products[one]!) - rank(products[other]!))
      expect(pages).toEqual(expected.map((ordinal) => ordinal + 2))
    })
  )
})
