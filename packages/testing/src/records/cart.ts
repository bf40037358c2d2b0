import { CartContents, CartItem, CartLine } from "@camber/domain/cart"
import { createBuilders } from "./createBuilders.ts"

/** One rotor for the cart, not from a list. */
export const { sample: sampleCartItem, wire: wireCartItem } = createBuilders(CartItem, {
  skuVariantNumber: "CAM-2-1",
  skuBaseNumber: "CAM-2",
  quantityRequested: 1,
  kitComponents: [],
  listId: null,
  listName: null,
  attribution: null
})

/** A cart line of one rotor for $90, added without a vehicle. */
export const { sample: sampleCartLine, wire: wireCartLine } = createBuilders(CartLine, {
  lineId: "line-1",
  skuVariantNumber: "CAM-2-1",
  skuBaseNumber: "CAM-2",
  productPageId: 2,
  title: "Ironvale Slotted Rotor",
  brand: "Ironvale",
  imageUrl: "/content/parts/brake-rotor.svg",
  url: "/item/slotted-rotor/2?sku=CAM-2-1",
  options: [{ name: "Bore", value: "1 in." }],
  kitComponents: [],
  quantity: 1,
  wanted: 1,
  mark: 1,
  least: 1,
  left: null,
  unitPrice: 90,
  listPrice: null,
  addedPrice: 90,
  lineTotal: 90,
  availability: "InStock",
  availabilityText: "In stock",
  isPurchaseable: true,
  addedFor: null,
  fit: null
})

/** A cart with `sampleCartLine`. */
export const { sample: sampleCart } = createBuilders(CartContents, { lines: [wireCartLine()], itemCount: 1, total: 90 })
