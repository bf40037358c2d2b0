import type { AddIntent } from "@camber/domain/cart"
import { clampQuantity } from "@camber/domain/catalog"
import { type Budget, type JobPlan, selectParts } from "@camber/domain/jobs"
import { formatCents } from "@camber/domain/money"

/** Returns the set of a job as cart items. */
export const selectCart = (plan: Pick<JobPlan, "rows">, budget: Budget, withUsual: boolean): Pick<AddIntent, "items" | "shown"> => {
  const { items, parts } = selectParts(plan, budget, withUsual)
  return {
    items: items.map(({ quantity, skuBaseNumber, skuVariantNumber }) => ({
      skuBaseNumber,
      skuVariantNumber,
      quantityRequested: clampQuantity(quantity),
      kitComponents: [],
      listId: null,
      listName: null,
      attribution: null
    })),
    shown: parts.map(({ brand, imageUrl, price, skuBaseNumber, title, url }) => ({
      skuBaseNumber,
      title,
      brand,
      imageUrl,
      productPageUrl: url,
      price: formatCents(price)
    }))
  }
}
