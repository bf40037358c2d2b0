import type { Availability } from "@camber/domain/catalog"
import { mergeApplications } from "./applications/mergeApplications.ts"
import { chooseOptions } from "./pies/chooseOptions.ts"
import type { Problem, Report } from "./Problem.ts"
import {
  type CatalogRecord,
  type KitRecord,
  type NamedValue,
  NO_DATE,
  type NumberForm,
  type NumberRecord,
  type PictureRecord,
  type PricePeriod,
  type PriceRecord,
  type ProductRecord,
  type StatementRecord,
  type StockRecord,
  type VariantRecord
} from "./records.ts"

/**
 * A part of the shop as an import describes it, without price and stock. If the content is the same as in the last import, nothing changes.
 */
export interface ProductContent extends Omit<ProductRecord, "kind" | "file" | "line" | "product" | "hasAttributes"> {
  readonly key: string
  readonly optionNames: ReadonlyArray<string>
  readonly variants: ReadonlyArray<VariantContent>
  readonly statements: ReadonlyArray<StatementContent>
  readonly kit: ReadonlyArray<Omit<KitRecord, "kind" | "product" | "file" | "line">>
  /** Other numbers of the part, such as RA-OE 9-44102-771 of GM. */
  readonly numbers: ReadonlyArray<NumberContent>
  /** Photographs in display order. Absent if there are none, and in imports of releases that did not read photographs. */
  readonly pictures?: ReadonlyArray<PictureContent>
  /** Documents in display order, with the same rules as `pictures`. `alt` is the title. */
  readonly documents?: ReadonlyArray<PictureContent>
}

/** `form` and `sku` are absent if the file does not state them, and in imports of releases that did not read them. */
export interface NumberContent extends Pick<NumberRecord, "brand" | "number"> {
  readonly form?: NumberForm
  readonly sku?: string
  readonly group?: string
}

/** `sku` is null for all variants. */
export type PictureContent = Pick<PictureRecord, "sku" | "source" | "alt">

/** Maximum number of photographs per product, and of documents. */
const MAX_PICTURES = 20

/** A variant. `values` are in the order of the product's options. */
export interface VariantContent extends Omit<VariantRecord, "kind" | "file" | "line" | "product" | "options"> {
  readonly values: ReadonlyArray<string>
}

/** A fitment statement. `skus` is null if it applies to all variants. */
export type StatementContent = Omit<StatementRecord, "kind" | "product" | "sku" | "application"> & {
  readonly skus: ReadonlyArray<string> | null
}

/** A price that begins or ends at an instant in UTC. */
export interface PlannedPrice extends Pick<PriceRecord, "cents" | "listCents">, Omit<PricePeriod, "isToday"> {}

/** Price and stock of a variant. */
export interface Offer {
  readonly sku: string
  readonly cents: number
  readonly listCents: number | null
  readonly isInCartOnly: boolean
  readonly availability: Availability
  readonly leadDays: number | null
  readonly stock: ReadonlyArray<{ readonly warehouse: string; readonly quantity: number }>
  /** Planned prices; absent if there are none. */
  readonly plans?: ReadonlyArray<PlannedPrice>
}

export interface ImportedProduct {
  readonly content: ProductContent
  readonly offers: ReadonlyArray<Offer>
}

const of = <Kind extends CatalogRecord["kind"]>(records: ReadonlyArray<CatalogRecord>, kind: Kind) =>
  records.filter((record): record is Extract<CatalogRecord, { readonly kind: Kind }> => record.kind === kind)

/** Combines the records of one product, in the order of their rows. Undefined if the product cannot be sold, which is reported. */
export const assembleProduct = (records: ReadonlyArray<CatalogRecord>, report: Report): ImportedProduct | undefined => {
  const [product] = of(records, "product")
  if (product === undefined) return undefined
  const { file, hasAttributes = false, kind: _, line, product: key, ...facts } = product
  const allPrices = Map.groupBy(of(records, "price"), ({ sku }) => sku)
  const prices = new Map([...allPrices].map(([sku, some]) => [sku, choosePrices(some)] as const))
  const stock = Map.groupBy(of(records, "stock"), ({ sku }) => sku)
  const kit = of(records, "kit")
  const sold = of(records, "variant").filter((variant) => {
    if (prices.get(variant.sku)?.regular !== undefined) return true
    reportMissing(report, variant, "sku", `${variant.sku} has no price. It is left out.`, variant.sku)
    return false
  })
  const { specifications, variants } = hasAttributes ? chooseOptions(sold) : { specifications: [], variants: sold }
  if (variants.length === 0) {
    reportMissing(report, { file, line }, "product", `${key} has no variant with a price. It is left out.`, key)
    return undefined
  }
  const optionNames = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))]
  const skus = variants.map(({ sku }) => sku)
  const statements = mergeApplications(of(records, "statement"), skus, report)
  const fitClass = facts.fitClass === "none" && statements.some(({ application }) => application !== undefined) ? "vehicle" : facts.fitClass
  const content: ProductContent = {
    ...facts,
    fitClass,
    specifications: [...facts.specifications, ...specifications],
    key,
    optionNames,
    variants: variants.map((variant) => toVariantContent(variant, optionNames)),
    statements: joinStatements(fitClass, statements, facts.addedOn),
    kit: kit.map(({ file: _file, kind: _kind, line: _line, product: _product, ...component }) => component),
    numbers: of(records, "number").map((number) => toNumberContent(number, skus)),
    ...joinPictures(of(records, "picture"), variants)
  }
  return {
    content,
    offers: variants.flatMap((variant) => toOffer(facts.status, variant, prices.get(variant.sku), stock.get(variant.sku) ?? []))
  }
}

/**
 * Chooses the price of a SKU: the price without days, or otherwise the newest price that is valid today. All other prices are planned
 * prices.
 */
const choosePrices = (records: ReadonlyArray<PriceRecord>) => {
  const newest = records
    .filter(({ period }) => period?.isToday === true)
    .toSorted((one, other) => ((one.period?.startsAt ?? "") < (other.period?.startsAt ?? "") ? 1 : -1))[0]
  const regular = records.find(({ period }) => period === undefined) ?? newest
  const plans = records.flatMap((record): ReadonlyArray<PlannedPrice> => {
    const { cents, listCents, period } = record
    return period === undefined || record === regular ? [] : [{ cents, listCents, startsAt: period.startsAt, endsAt: period.endsAt }]
  })
  return { regular, plans }
}

const toNumberContent = ({ brand, form, group, number, sku }: NumberRecord, skus: ReadonlyArray<string>): NumberContent => ({
  brand,
  number,
  ...(form !== null && { form }),
  ...(skus.includes(sku) && { sku }),
  ...(group !== "" && { group })
})

/** Returns the photographs and documents; each field only if it is not empty. */
const joinPictures = (
  records: ReadonlyArray<PictureRecord>,
  variants: ReadonlyArray<VariantRecord>
): Pick<ProductContent, "documents" | "pictures"> => {
  const known = records.filter((record) => record.sku === null || variants.some(({ sku }) => sku === record.sku))
  const pictures = orderPictures(known.filter(({ form }) => form === "photo"))
  const documents = orderPictures(known.filter(({ form }) => form === "document"))
  return { ...(pictures.length > 0 && { pictures }), ...(documents.length > 0 && { documents }) }
}

/** Sorts pictures by position. If a URL occurs twice, it counts only once. */
const orderPictures = (records: ReadonlyArray<PictureRecord>): ReadonlyArray<PictureContent> => {
  const ordered = records.toSorted((one, other) => one.position - other.position)
  const unique = new Map(ordered.toReversed().map(({ alt, sku, source }) => [`${sku} ${source}`, { sku, source, alt }]))
  return [...unique.values()].toReversed().slice(0, MAX_PICTURES)
}

const reportMissing = (
  report: Report,
  { file, line }: Pick<Problem, "file" | "line">,
  field: string,
  sentence: string,
  value: string
): void => report({ file, line, column: null, field, severity: "error", code: "missing-value", sentence, value })

const toVariantContent = (variant: VariantRecord, optionNames: ReadonlyArray<string>): VariantContent => {
  const { file: _file, kind: _kind, line: _line, options, product: _product, ...facts } = variant
  const find = (name: string): string => options.find((option: NamedValue) => option.name === name)?.value ?? "None"
  return { ...facts, values: optionNames.map(find) }
}

/**
 * Returns the statements of a product. A universal product without a statement gets one that it fits any vehicle, because that is what its
 * owner states.
 */
const joinStatements = (
  fitClass: ProductRecord["fitClass"],
  records: ReadonlyArray<StatementRecord>,
  addedOn: string | null
): ReadonlyArray<StatementContent> => {
  const shared = records.map(({ application: _application, kind: _kind, product: _product, sku, ...statement }) => ({ statement, sku }))
  const groups = Map.groupBy(shared, ({ sku, statement }) => (sku === null ? "" : JSON.stringify(statement)))
  const joined = [...groups].flatMap(([key, rows]): ReadonlyArray<StatementContent> => {
    if (key === "") return rows.map(({ statement }) => ({ ...statement, skus: null }))
    const [first] = rows
    return first === undefined ? [] : [{ ...first.statement, skus: rows.flatMap(({ sku }) => sku ?? []) }]
  })
  return joined.length > 0 || fitClass !== "universal" ? joined : [createUniversalStatement(addedOn)]
}

const createUniversalStatement = (addedOn: string | null): StatementContent => ({
  skus: null,
  scope: "universal",
  makeId: null,
  modelIds: [],
  yearFrom: null,
  yearTo: null,
  seriesIds: [],
  displacementIds: [],
  configurationIds: [],
  raceTypeIds: [],
  facets: {},
  position: null,
  quantity: null,
  note: null,
  source: "The shop",
  sourceDate: addedOn ?? NO_DATE
})

const toOffer = (
  status: ProductRecord["status"],
  { leadDays: ownLeadDays, sku }: VariantRecord,
  prices: ReturnType<typeof choosePrices> | undefined,
  counts: ReadonlyArray<StockRecord>
): ReadonlyArray<Offer> => {
  const price = prices?.regular
  if (price === undefined) return []
  const quantity = counts.reduce((sum, count) => sum + count.quantity, 0)
  const leadDays = counts.find((count) => count.leadDays !== null)?.leadDays ?? ownLeadDays
  const canBackorder = counts.some((count) => count.canBackorder)
  const availability = getAvailability({ status, quantity, leadDays, canBackorder })
  return [
    {
      sku,
      cents: price.cents,
      listCents: price.listCents,
      isInCartOnly: price.isInCartOnly,
      availability,
      leadDays: availability === "MadeToOrder" ? leadDays : null,
      stock: counts.map((count) => ({ warehouse: count.warehouse, quantity: count.quantity })),
      ...(prices !== undefined && prices.plans.length > 0 && { plans: prices.plans })
    }
  ]
}

interface Supply {
  readonly status: ProductRecord["status"]
  readonly quantity: number
  readonly leadDays: number | null
  readonly canBackorder: boolean
}

const getAvailability = ({ canBackorder, leadDays, quantity, status }: Supply): Availability => {
  if (status === "discontinued") return "Discontinued"
  if (quantity > 0) return "InStock"
  if (leadDays !== null && leadDays > 0) return "MadeToOrder"
  return canBackorder ? "Backorderable" : "NotAvailable"
}
