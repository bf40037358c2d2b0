import { type CartContents, computeCartTotals, computeLineTotal } from "@camber/domain/cart"
import { toDollars } from "@camber/domain/money"
import type { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { loadShopper } from "../products/loadShopper.ts"
import type { FitmentSubject } from "../products/evaluateRow.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { Reference } from "../reference/Reference.ts"
import type { CatalogLookup } from "./CatalogLookup.ts"
import { evaluateChoice } from "./cartFit.ts"
import { readLines, type SavedLine } from "./cartLines.ts"
import { priceLine } from "./loadCartSummary.ts"
import { getChoiceStock, getChoiceLimits } from "./choiceFacts.ts"
import { describeChoice } from "./describeChoice.ts"
import { loadVisitorLookup } from "./loadVisitorLookup.ts"

export type WireCart = typeof CartContents.Encoded
type WireLine = WireCart["lines"][number]

/** Data for rendering the lines of one cart. */
interface CartView {
  readonly lookup: CatalogLookup
  readonly imageUrls: ImageUrls
  readonly reference: Reference
  /** Null if no verdicts are requested. */
  readonly shopper: FitmentSubject | null
}

/**
 * Loads a visitor's cart in three queries, at the visitor's current prices, with each line's verdict for the project. A line that is no
 * longer sold stays in the cart with a notice until the shopper removes it. It costs nothing and cannot be ordered.
 */
export const loadCartContents = async (store: ResolverContext, webUserGuid: WebUserGuid, project: Project | null): Promise<WireCart> => {
  const reference = await store.reference()
  const lines = await readLines(store.database, webUserGuid)
  const lookup = await loadVisitorLookup(store.database, webUserGuid, lines, project !== null)
  const shopper = project && (await loadShopper(store.database, reference, project))
  const { itemCount, total } = computeCartTotals(lines.map((line) => priceLine(line, lookup)))
  const view = { lookup, imageUrls: store.imageUrls, reference, shopper }
  return { lines: lines.map((line) => toWireLine(line, view)), itemCount, total: toDollars(total) }
}

const toWireLine = (line: SavedLine, view: CartView): WireLine => {
  const { lookup, imageUrls, reference, shopper } = view
  const priced = priceLine(line, lookup)
  return {
    lineId: line.lineId,
    skuVariantNumber: line.skuVariantNumber,
    ...describeChoice(line, lookup, imageUrls),
    ...getChoiceStock(line, lookup),
    quantity: priced.quantity,
    wanted: line.quantity,
    mark: line.mark,
    ...getChoiceLimits(line, lookup),
    unitPrice: toDollars(priced.unitPrice),
    listPrice: priced.listPrice === null ? null : toDollars(priced.listPrice),
    coreCharge: toDollars(priced.coreCharge),
    addedPrice: line.addedPriceCents === null ? null : toDollars(line.addedPriceCents),
    lineTotal: toDollars(computeLineTotal(priced)),
    isPurchaseable: priced.isPurchaseable,
    addedFor: line.addedFor,
    fit: shopper && evaluateChoice(line, lookup, shopper, reference)
  }
}
