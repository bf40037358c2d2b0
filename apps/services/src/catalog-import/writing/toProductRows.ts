import type { NumberForm, Offer, ProductContent, VariantContent } from "@camber/catalog-import"
import { GENERATED_NUMBER } from "@camber/domain/catalog"
import { storedFacets } from "@camber/domain/search"
import type { RowsByTable } from "../../seeding/insertRows.ts"
import type { TypeFacts } from "./otherParts.ts"

/** Ids and names that the rows of a product need. */
export interface ProductContext {
  readonly productPageId: number
  readonly brandId: number
  readonly type: TypeFacts
  readonly image: string
  readonly today: string
  /** Ids of option names, and of `name|value`. */
  readonly optionIds: ReadonlyMap<string, number>
  readonly optionValueIds: ReadonlyMap<string, number>
  /** Ids of statements by `getStatementKeys`. */
  readonly statementIds: ReadonlyMap<string, number>
  /** Ordinalities of the product's variants. */
  readonly ordinals: ReadonlyMap<string, number>
}

/** Returns the number of a product in the shop's own catalog: `PRT-{base36}`. Shoppers see its SKUs instead (`getKnownNumber`). */
export const getBaseNumber = (productPageId: number): string => `${GENERATED_NUMBER}${productPageId.toString(36).toUpperCase()}`

export const toSlug = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 80) || "part"

const MAX_DECIDING = 2
const MAX_LISTED_VALUES = 3

const listValues = (content: ProductContent, at: number): ReadonlyArray<string> => [
  ...new Set(content.variants.flatMap(({ values }) => values[at] ?? []))
]

const toBrief = (values: ReadonlyArray<string>): string =>
  values.length <= MAX_LISTED_VALUES ? values.join(", ") : `${values.length} choices`

const numberTitles: ReadonlyArray<readonly [NumberForm | undefined, string]> = [
  ["oe", "OE numbers"],
  ["superseded", "Replaces"],
  ["interchange", "Interchange numbers"],
  ["competitor", "Competitor numbers"],
  [undefined, "Other numbers"]
]

/** Lists a product's numbers as specifications, one for each kind of number. */
const listNumbers = ({ numbers }: ProductContent) =>
  numberTitles.flatMap(([form, name]) => {
    const found = numbers.filter((number) => number.form === form)
    return found.length === 0 ? [] : [{ name, value: found.map(({ brand, number }) => `${brand} ${number}`.trim()).join(", ") }]
  })

/** Removes the separators of a number, because shoppers may type it without them. */
const toCompact = (number: string): string => number.replaceAll(/[^0-9A-Za-z]/g, "")

/** Creates the row of a product. Price, availability and image follow its variants (`follow_variants`). */
export const toProductRow = (content: ProductContent, context: ProductContext): object => {
  const { image, productPageId, today, type } = context
  const [lead] = content.variants
  const options = content.optionNames.map((name, at) => ({ name, values: listValues(content, at) }))
  return {
    product_page_id: productPageId,
    sku_base_number: getBaseNumber(productPageId),
    product_type_id: type.product_type_id,
    brand_id: context.brandId,
    category_id: type.category_id,
    slug: toSlug(content.title),
    title: content.title,
    // SKUs are left out, because the search would treat their letters as known words, and does not look up a number that contains known
    // words.
    keywords: [
      content.brand,
      type.plural,
      content.category,
      content.keywords,
      ...content.numbers.flatMap(({ brand, number }) => [brand, number, toCompact(number)])
    ].join(" "),
    description: content.description,
    bullets: [...content.bullets, ...listKitTexts(content)],
    specifications: [
      { name: "Brand", value: content.brand },
      ...options.map(({ name, values }) => ({ name, value: values.join(", ") })),
      ...content.specifications,
      ...listNumbers(content),
      ...(lead?.pounds == null ? [] : [{ name: "Shipping weight", value: `${lead.pounds} lb` }]),
      ...(lead?.longestInches == null ? [] : [{ name: "Longest side", value: `${lead.longestInches} in` }])
    ],
    options: options.map(({ name, values }) => ({
      id: context.optionIds.get(name),
      name,
      values: values.map((value) => ({ id: context.optionValueIds.get(`${name}|${value}`), name: value }))
    })),
    deciding: options.slice(0, MAX_DECIDING).map(({ name, values }) => ({ name, value: toBrief(values) })),
    sold_as: null,
    segment: type.category,
    affinity: "multiple",
    ribbon_text: null,
    has_active_rebate: false,
    rebate_cents: null,
    is_kit: content.kit.some(({ componentProduct }) => componentProduct !== null),
    kit_item_count: 0,
    is_for_vehicles: content.fitClass !== "not-for-vehicles",
    lead_variant_number: lead?.sku,
    price_cents: 0,
    list_price_cents: null,
    availability: "NotAvailable",
    rating: 0,
    review_count: 0,
    sales_rank: productPageId,
    added_on: content.addedOn ?? today,
    restrictions: content.restrictions,
    country_of_origin: content.country,
    image
  }
}

/** Creates the row of a variant. A new variant gets the price and count of its offer. A known variant keeps its live price and count. */
export const toVariantRow = (
  content: ProductContent,
  variant: VariantContent,
  offer: Offer | undefined,
  context: ProductContext
): object => ({
  sku_variant_number: variant.sku,
  product_page_id: context.productPageId,
  ordinality: context.ordinals.get(variant.sku),
  mpn: variant.mpn,
  upc: variant.gtin,
  option_value_ids: content.optionNames.map((name, at) => context.optionValueIds.get(`${name}|${variant.values[at]}`)),
  price_cents: offer?.cents ?? 0,
  list_price_cents: offer?.listCents ?? null,
  availability: offer?.availability ?? "NotAvailable",
  quantity: offer === undefined ? 0 : countPieces(offer),
  lead_days: offer?.leadDays ?? null,
  available_on: null,
  superseded_by: variant.supersededBy,
  weight_pounds: variant.pounds ?? 0,
  longest_inches: variant.longestInches ?? 0,
  ships_by_freight: variant.shipsByFreight,
  core_charge_cents: variant.coreCents,
  is_ground_only: variant.isGroundOnly,
  price_in_cart: offer?.isInCartOnly ?? false,
  minimum_quantity: variant.minimum,
  image: context.image
})

/** Lists the bullets about parts of a kit that are not products. */
export const listKitTexts = ({ kit }: Pick<ProductContent, "kit">): ReadonlyArray<string> =>
  kit.flatMap(({ quantity, text }) => (text === null ? [] : [`Includes ${quantity} × ${text}`]))

export const countPieces = ({ stock }: Offer): number => stock.reduce((sum, { quantity }) => sum + quantity, 0)

/** Creates the facet rows of a product: brand, category, type, condition and every option's values. */
export const toFacetRows = (
  content: ProductContent,
  { productPageId, type }: ProductContext
): NonNullable<RowsByTable["product_facet"]> => {
  const condition = content.specifications.find(({ name }) => name === storedFacets.condition)?.value ?? "New"
  const pairs: ReadonlyArray<readonly [string, string]> = [
    [storedFacets.brand, content.brand],
    [storedFacets.category, type.category],
    [storedFacets.partType, type.plural],
    [storedFacets.condition, condition],
    ...content.optionNames.flatMap((name, at) => listValues(content, at).map((value) => [name, value] as const))
  ]
  const unique = new Map(pairs.map(([name, value]) => [`${name}|${value}`, { product_page_id: productPageId, name, value }]))
  return [...unique.values()]
}
