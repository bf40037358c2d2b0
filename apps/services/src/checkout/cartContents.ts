import { type CartContents, cartTotals, lineTotal } from "@camber/domain/cart"
import { kitAvailability, toDollars } from "@camber/domain/catalogue"
import type { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { availabilityText } from "../products/availability.ts"
import { baseNumberOf } from "../products/baseNumber.ts"
import { optionValueNames, type Shopper } from "../products/verdictOfRow.ts"
import { addresses } from "../schema/addresses.ts"
import type { Pictures } from "../schema/pictures.ts"
import type { Store } from "../schema/Store.ts"
import { describeProject } from "../trait/describeProject.ts"
import type { Reference } from "../trait/Reference.ts"
import { type Assortment, assortmentOf, type Sold } from "./Assortment.ts"
import { fitOf } from "./cartFit.ts"
import { type KeptLine, keptLines } from "./cartLines.ts"
import { pricedLine } from "./cartSummary.ts"
import { refusalOf } from "./Refusal.ts"

export type WireCart = typeof CartContents.Encoded
type WireLine = WireCart["lines"][number]

/** What is said of something that the catalogue no longer holds. */
const noLongerSold = "No longer sold"
/** The picture of something that has none any more. */
const anyPart = "parts-box"

/** What the lines of one cart are shown with. */
interface View {
  readonly assortment: Assortment
  readonly pictures: Pictures
  readonly reference: Reference
  /** Null where no verdicts are asked for. */
  readonly shopper: Shopper | null
}

/**
 * A visitor's cart in two queries, at today's prices and with each line's verdict for the project. A line that the catalogue no longer
 * sells stays until the shopper removes it: it says so, cannot be bought and costs nothing.
 */
export const cartContents = async (store: Store, webUserGuid: WebUserGuid, project: Project | null): Promise<WireCart> => {
  const reference = await store.reference()
  const lines = await keptLines(store.database, webUserGuid)
  const assortment = await assortmentOf(store.database, lines, project !== null)
  const shopper = project && { project, description: describeProject(reference, project) }
  const { itemCount, total } = cartTotals(lines.map((line) => pricedLine(line, assortment)))
  const view = { assortment, pictures: store.pictures, reference, shopper }
  return { lines: lines.map((line) => wireLine(line, view)), itemCount, total: toDollars(total) }
}

const wireLine = (line: KeptLine, view: View): WireLine => {
  const { assortment, reference, shopper } = view
  const priced = pricedLine(line, assortment)
  return {
    lineId: line.lineId,
    skuVariantNumber: line.skuVariantNumber,
    ...descriptionOf(line.skuVariantNumber, view),
    kitComponents: kitComponentsOf(line, assortment),
    ...stockOf(line, assortment),
    quantity: priced.quantity,
    unitPrice: toDollars(priced.unitPrice),
    lineTotal: toDollars(lineTotal(priced)),
    isPurchaseable: priced.isPurchaseable,
    addedFor: line.addedFor,
    fit: shopper && fitOf(line, assortment, shopper, reference)
  }
}

type Description = Pick<WireLine, "skuBaseNumber" | "productPageId" | "title" | "brand" | "imageUrl" | "url" | "options">

/** What a line is called and where it leads: of a variant that is gone to its product, of a product that is gone to all parts. */
const descriptionOf = (skuVariantNumber: string, { assortment, pictures }: View): Description => {
  const sold = assortment.sold(skuVariantNumber)
  const product = assortment.product(skuVariantNumber)
  return {
    skuBaseNumber: product?.sku_base_number ?? baseNumberOf(skuVariantNumber),
    productPageId: product?.product_page_id ?? 0,
    title: product?.title ?? noLongerSold,
    brand: product?.brand ?? "",
    imageUrl: product === undefined ? pictures.drawing(anyPart) : pictures.of(sold?.variant.image ?? product.image),
    url: product === undefined ? addresses.all : addresses.product(product, sold?.variant.sku_variant_number),
    options: sold === undefined ? [] : chosenOptions(sold)
  }
}

/** The name of each option with that of the variant's value. */
const chosenOptions = ({ product, variant }: Sold): WireLine["options"] => {
  const values = optionValueNames(product.options, variant.option_value_ids)
  return product.options.map(({ name }, index) => ({ name, value: values[index] ?? "" }))
}

const kitComponentsOf = ({ skuVariantNumber, kitComponents }: KeptLine, assortment: Assortment): WireLine["kitComponents"] => {
  const kit = assortment.product(skuVariantNumber)
  return kitComponents.map((part) => {
    const sold = assortment.sold(part.skuVariantNumber)
    return {
      skuVariantNumber: part.skuVariantNumber,
      title: assortment.product(part.skuVariantNumber)?.title ?? noLongerSold,
      options: sold === undefined ? [] : chosenOptions(sold).map(({ value }) => value),
      quantity: kit?.kitLines.find(({ ordinality }) => ordinality === part.ordinality)?.quantity ?? 1
    }
  })
}

/** A kit is available when the last of its parts is. */
const stockOf = (line: KeptLine, assortment: Assortment): Pick<WireLine, "availability" | "availabilityText"> => {
  const sold = assortment.sold(line.skuVariantNumber)
  const refusal = refusalOf(line, assortment)
  if (sold === undefined || (refusal !== null && refusal !== "notAvailable")) {
    return { availability: "Discontinued", availabilityText: noLongerSold }
  }
  const parts = line.kitComponents.flatMap((part) => assortment.sold(part.skuVariantNumber)?.variant ?? [])
  const stocks = [sold.variant, ...parts]
  const availability = kitAvailability(stocks)
  const last = stocks.find((stock) => stock.availability === availability) ?? sold.variant
  return { availability, availabilityText: availabilityText(last, sold.product.today) }
}
