import { sampleListItem, wireList as buildWireList, wireListProduct } from "@camber/testing/records"
import { Schema } from "effect"
import { Quantity, SkuBaseNumber, SkuVariantNumber } from "../../../catalog/catalog/sku.ts"
import { type ListItem, PartsList } from "../model.ts"

/** A list product on the wire, using the first of its field names. */
export const wireProduct = wireListProduct({
  skuBaseNumber: "CAM-A",
  skuVariantNumber: "CAM-A-1",
  sku: "0815",
  title: "Brake Rotor",
  brand: "Camber",
  price: 80.5,
  segmentCategory: "Brakes > Rotors > Slotted",
  notedPrice: 80.5,
  quantity: 2,
  productUrl: "/item/rotor/1",
  imageUrl: "/parts/rotor.svg"
})

export const wireArticle = {
  id: 9,
  title: "Lifters",
  author: "R. Stone",
  url: "/the-toolbox/lifters/9",
  articleThumbnailUrl: "/articles/9.svg"
} as const

export const wireList = buildWireList({ products: [wireProduct], articles: [wireArticle] })

const decodeList = Schema.decodeUnknownSync(PartsList)
/** Creates the list `list-{name}` with these products, `CAM-{name}`. */
export const listOf = (name: string, ...products: ReadonlyArray<string>): PartsList =>
  decodeList({
    ...wireList,
    id: `list-${name}`,
    listName: name,
    shareGuid: `share-${name}`,
    products: products.map((product) => ({ ...wireProduct, skuBaseNumber: `CAM-${product}`, skuVariantNumber: `CAM-${product}-1` })),
    articles: []
  })

export const listItem = (name: string, quantity = 1): ListItem =>
  sampleListItem({
    skuBaseNumber: SkuBaseNumber.make(`CAM-${name}`),
    skuVariantNumber: SkuVariantNumber.make(`CAM-${name}-1`),
    quantity: Quantity.make(quantity)
  })
