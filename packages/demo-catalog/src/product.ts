import { type Affinity, type Availability, isPurchaseable, readiness } from "@camber/domain/catalog"
import { inDecidingOrder } from "@camber/vehicle-data"
import { epochDay, isoDate, type ProductRow, type VariantRow, getCatalogId } from "./rows.ts"
import type { Tier } from "./brands.ts"
import { subcategories } from "./categories.ts"
import type { Family } from "./ProductType.ts"
import { fitKeywords } from "./fitPlan.ts"
import { getPageId, getSkuBase } from "./identity.ts"
import { optionId, optionValueId, isClearance } from "./variants.ts"
import { Random } from "./random.ts"
import { getQuantityPerVehicle, formatUnitOfSale } from "./positions.ts"
import {
  createProductSlug,
  brief,
  createBullets,
  getOptionChoices,
  getDecidingOptions,
  fitSentence,
  listed,
  getPositionValues,
  createTitle
} from "./productTexts.ts"

const californiaShare = 0.25

/** Shipping and usage restrictions. */
const getRestrictions = (random: Random, { type }: Family): ReadonlyArray<string> => [
  ...(type.groundOnly ? ["Ships by ground only"] : []),
  ...(type.emissions && random.chance(californiaShare) ? ["Not legal for use on pollution-controlled vehicles in California"] : [])
]

const getAffinity = ({ plan, type }: Family): Affinity => {
  if (type.group === "Plumbing, Hardware & Apparel") return "none"
  if (plan.kind === "raceType" && plan.races.every(({ discipline }) => discipline === "street")) return "street"
  if (plan.kind === "raceType" || type.group === "Safety Gear") return "race"
  if (plan.kind === "vehicle" || plan.kind === "engineInVehicle") return plan.platform.isTruck ? "truck" : "street"
  return "multiple"
}

/** Returns the cheapest available variant; if none is available, the first variant. */
export const getDefaultVariant = (variants: readonly [VariantRow, ...ReadonlyArray<VariantRow>]): VariantRow =>
  variants.reduce((best, variant) => {
    if (isPurchaseable(variant.availability) !== isPurchaseable(best.availability))
      return isPurchaseable(variant.availability) ? variant : best
    return variant.price_cents < best.price_cents ? variant : best
  }, variants[0])

/** Returns the best availability of the variants, which the page shows. */
export const getBestAvailability = (variants: ReadonlyArray<Pick<VariantRow, "availability">>): Availability =>
  readiness.find((availability) => variants.some((variant) => variant.availability === availability)) ?? "NotAvailable"

/** Converts popularity to a sales rank. Ranks start at 1. Standard normal scores spread over a million ranks. */
const getSalesRank = (appeal: number): number => 1 + Math.floor(1e6 / (1 + Math.exp(1.702 * appeal)))

/**
 * Number of days for which a part counts as new. The next constant is the share of popular parts that are marked as best sellers. Both are
 * small, so that badges stay rare.
 */
const newDays = 30
const bestSellerShare = 0.035

const getRibbon = (seed: string, family: Family, age: number): string | null => {
  if (family.kit === null && isClearance(seed, family)) return "Clearance"
  if (age < newDays) return "New"
  return family.appeal > 0.5 && new Random(seed, "best seller", family.index).chance(bestSellerShare) ? "Best Seller" : null
}

/** Returns the rebate: a tenth of the price in whole dollars, but at least one dollar. */
const rebateOn = (cents: number): number => Math.max(100, 100 * Math.round(cents / 1000))

/** Countries with inexpensive production. The next constant is the share of families that are made there, by tier. */
const abroad = ["Taiwan", "China", "Mexico"] as const
const shareMadeAbroad: Readonly<Record<Tier, number>> = { value: 0.6, mid: 0.2, premium: 0.05, pro: 0 }

/** Returns the brand's country, or the foreign country where the family's parts are made. */
export const countryOfOrigin = (seed: string, { brand, index }: Pick<Family, "brand" | "index">): string => {
  const random = new Random(seed, "origin", index)
  return random.chance(shareMadeAbroad[brand.tier]) ? random.pick(abroad) : brand.country
}

/** Creates the product row of a family with its variants and review statistics. */
export const createProductRow = (
  seed: string,
  family: Family,
  variants: readonly [VariantRow, ...ReadonlyArray<VariantRow>],
  opinion: { readonly rating: number; readonly count: number }
): ProductRow => {
  const random = new Random(seed, "product", family.index)
  const { type, brand, grid } = family
  const subcategory = subcategories.get(type.subcategory)
  const title = createTitle(family)
  const lead = getDefaultVariant(variants)
  const age = Math.floor(1800 * random.fraction())
  const choices = getOptionChoices(family)
  const unit = formatUnitOfSale(type, getPositionValues(family))
  const taken = getQuantityPerVehicle(type, getPositionValues(family))
  const hasRebate = random.chance(0.02)
  return {
    product_page_id: getPageId(family.index),
    sku_base_number: getSkuBase(family.index),
    product_type_id: getCatalogId("product_type", type.slug),
    brand_id: getCatalogId("brand", brand.name),
    category_id: subcategory?.id ?? "",
    slug: createProductSlug(family, title),
    title,
    keywords: [getSkuBase(family.index), brand.name, type.plural, type.keywords, subcategory?.name ?? "", fitKeywords(family.plan)].join(
      " "
    ),
    description: `${type.about} ${fitSentence(family)}`,
    bullets: [...createBullets(family)],
    specifications: [
      { name: "Brand", value: brand.name },
      ...inDecidingOrder(type, grid, ({ axis }) => axis.name).map((chosen) => ({ name: chosen.axis.name, value: listed(chosen) })),
      ...(taken === null ? [] : [{ name: "Quantity per car", value: String(taken) }]),
      ...(unit === null ? [] : [{ name: "Sold as", value: unit }]),
      { name: "Shipping weight", value: `${lead.weight_pounds} lb` },
      { name: "Longest side", value: `${lead.longest_inches} in` },
      { name: "Country of brand", value: brand.country }
    ],
    deciding: getDecidingOptions(family).map((chosen) => ({ name: chosen.axis.name, value: brief(chosen) })),
    sold_as: unit,
    options: choices.map(({ axis, values }) => ({
      id: optionId(axis),
      name: axis.name,
      values: values.map((value) => ({ id: optionValueId(axis, value), name: value.label }))
    })),
    segment: subcategory?.name ?? type.group,
    affinity: getAffinity(family),
    ribbon_text: getRibbon(seed, family, age),
    has_active_rebate: hasRebate,
    rebate_cents: hasRebate ? rebateOn(lead.price_cents) : null,
    is_kit: family.kit !== null,
    kit_item_count: 0,
    lead_variant_number: lead.sku_variant_number,
    price_cents: lead.price_cents,
    list_price_cents: lead.list_price_cents,
    availability: getBestAvailability(variants),
    rating: opinion.rating,
    review_count: opinion.count,
    sales_rank: getSalesRank(family.appeal),
    added_on: isoDate(epochDay - age),
    restrictions: [...getRestrictions(random, family)],
    country_of_origin: countryOfOrigin(seed, family),
    image: lead.image
  }
}
