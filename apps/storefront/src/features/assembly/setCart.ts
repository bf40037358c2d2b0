import { type AssemblySet, sumPrices } from "@camber/domain/assembly"
import type { AddIntent } from "@camber/domain/cart"
import { clampQuantity } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"

/** Returns a set as cart items: all of it or none. */
export const setCart = ({ choices, items }: Pick<AssemblySet, "choices" | "items">): Pick<AddIntent, "items" | "shown"> => ({
  items: items.map(({ quantity, skuBaseNumber, skuVariantNumber }) => ({
    skuBaseNumber,
    skuVariantNumber,
    quantityRequested: clampQuantity(quantity),
    kitComponents: [],
    listId: null,
    listName: null,
    attribution: null
  })),
  shown: choices.map(({ brand, imageUrl, items: bought, productPageUrl, skuBaseNumber, title }) => ({
    skuBaseNumber,
    title,
    brand,
    imageUrl,
    productPageUrl,
    price: formatCents(sumPrices(bought.slice(0, 1).map((item) => ({ ...item, quantity: 1 }))))
  }))
})
