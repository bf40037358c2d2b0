import { Schema } from "effect"
import { Quantity, SkuBaseNumber, SkuVariantNumber } from "../../../catalog/catalog/model.ts"
import { type ListItem, PartsList } from "../model.ts"

/** A product of a list as it travels, under the first of its names. */
export const wireProduct = {
  skuBaseNumber: "CAM-A",
  skuVariantNumber: "CAM-A-1",
  isKit: false,
  sku: "0815",
  title: "Brake Rotor",
  brand: "Camber",
  price: 80.5,
  segmentCategory: "Brakes > Rotors > Slotted",
  availability: "InStock",
  rating: 4.5,
  reviewCount: 12,
  options: [],
  kitComponents: [],
  mark: 1,
  notedPrice: 80.5,
  quantity: 2,
  quantityRequested: null,
  productUrl: "/item/rotor/1",
  url: null,
  imageUrl: "/parts/rotor.svg",
  images: null
} as const

export const wireArticle = {
  id: 9,
  title: "Lifters",
  author: "R. Stone",
  url: "/the-toolbox/lifters/9",
  articleThumbnailUrl: "/articles/9.svg"
} as const

export const wireList = {
  id: "list-1",
  listName: "Brakes",
  shareGuid: "share-1",
  car: null,
  sharedAt: null,
  products: [wireProduct],
  articles: [wireArticle]
} as const

const decodeList = Schema.decodeUnknownSync(PartsList)
/** A list `list-{name}` that holds these products, `CAM-{name}`. */
export const listOf = (name: string, ...products: ReadonlyArray<string>): PartsList =>
  decodeList({
    ...wireList,
    id: `list-${name}`,
    listName: name,
    shareGuid: `share-${name}`,
    products: products.map((product) => ({ ...wireProduct, skuBaseNumber: `CAM-${product}`, skuVariantNumber: `CAM-${product}-1` })),
    articles: []
  })

export const listItem = (name: string, quantity = 1): ListItem => ({
  skuBaseNumber: SkuBaseNumber.make(`CAM-${name}`),
  skuVariantNumber: SkuVariantNumber.make(`CAM-${name}-1`),
  quantity: Quantity.make(quantity),
  kitComponents: []
})
