import { fitmentText, type Verdicts } from "@camber/domain/fitment"
import type { ListProduct } from "@camber/domain/lists"

/** How many of these products are known not to fit the selected car; what is asked about first is not among them. */
export const mayNotFit = (products: ReadonlyArray<Pick<ListProduct, "skuBaseNumber">>, verdicts: Verdicts): number =>
  products.filter(({ skuBaseNumber }) => {
    const verdict = verdicts.get(skuBaseNumber)
    return verdict !== undefined && fitmentText(verdict).tone === "negative"
  }).length
