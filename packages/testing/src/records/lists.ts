import { BuildPart, ListItem, ListProduct, PartsList } from "@camber/domain/lists"
import { createBuilders } from "./createBuilders.ts"

/** One rotor for a list. */
export const { sample: sampleListItem } = createBuilders(ListItem, {
  skuBaseNumber: "CAM-2",
  skuVariantNumber: "CAM-2-1",
  quantity: 1,
  kitComponents: []
})

/** One rotor for $90 in a list. */
export const { sample: sampleListProduct, wire: wireListProduct } = createBuilders(ListProduct, {
  skuBaseNumber: "CAM-2",
  skuVariantNumber: "CAM-2-1",
  isKit: false,
  sku: "IRO-2V1",
  title: "Ironvale Slotted Rotor",
  brand: "Ironvale",
  price: 90,
  segmentCategory: "Brakes > Rotors",
  availability: "InStock",
  availabilityText: "In stock",
  rating: 4.5,
  reviewCount: 12,
  options: [],
  kitComponents: [],
  mark: 1,
  notedPrice: 90,
  quantity: 1,
  quantityRequested: null,
  productUrl: "/item/slotted-rotor/2?sku=CAM-2-1",
  url: null,
  imageUrl: "/content/parts/brake-rotor.svg",
  images: null
})

/** An empty list that was never shared. */
export const { sample: sampleList, wire: wireList } = createBuilders(PartsList, {
  id: "list-1",
  listName: "Brakes",
  shareGuid: "share-1",
  car: null,
  sharedAt: null,
  products: [],
  articles: []
})

/** Build data of `sampleListProduct`: without a type, verdict or stage. */
export const { sample: sampleBuildPart, wire: wireBuildPart } = createBuilders(BuildPart, {
  skuBaseNumber: "CAM-2",
  skuVariantNumber: "CAM-2-1",
  type: null,
  contains: [],
  mandatory: [],
  adapters: [],
  beside: [],
  isCovered: true,
  place: null,
  verdict: null,
  selectedVerdict: null,
  restrictions: [],
  stage: null,
  usualStage: null
})
