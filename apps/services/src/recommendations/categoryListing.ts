import { allOf, ALL_PRODUCTS, inCategories, type ProductCondition, fitsProject } from "../products/ListingFilter.ts"
import { byBaseNumbers } from "../products/baseNumber.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { Reference } from "../reference/Reference.ts"
import type { RequestedBlock } from "./loadBlocks.ts"
import { boughtTogether } from "./boughtTogether.ts"
import { companionProducts } from "./companionProducts.ts"
import type { Companions } from "../products/companions.ts"
import { createSharedApplicationFilter } from "./toKnownProject.ts"
import type { Origin } from "./Origin.ts"
import { type ProductEvent, findBoughtTogether, type findPopularThisWeek } from "./recordedBehavior.ts"
import { type ProductChoice, recommendedProducts } from "./recommendedProducts.ts"
import { categoryNamed } from "./searchItems.ts"

/** Number of cards in a carousel. The second constant is the number in a short list. */
const IN_ROW = 10
const IN_ASIDE = 4

/**
 * Creates the possible blocks for an origin. They leave out parts made for other cars. On a category page, shop-wide
 * blocks are limited to the category.
 */
export const getListingForCategory = (
  store: ResolverContext,
  reference: Reference,
  origin: Origin,
  wanted: ReturnType<typeof findPopularThisWeek>
) => {
  const { car, skuBaseNumbers, vehicle } = origin
  const fits: ProductCondition = car === null ? ALL_PRODUCTS : fitsProject(car)
  const category = categoryNamed(reference, origin.keywords)
  const fitsHere = category === undefined ? fits : allOf([inCategories(reference.categories.idsUnder(category.category_id)), fits])
  const row = (choice: Pick<ProductChoice, "condition" | "insteadOf" | "order" | "without">) =>
    recommendedProducts(store, { ...choice, limit: IN_ROW })
  const list =
    (displayType: "aside" | "vertical") =>
    (title: string, kinds: ReadonlyArray<keyof Companions>): RequestedBlock => ({
      title,
      displayType,
      items: (without) => companionProducts(store, reference, origin, { kinds, without, limit: IN_ASIDE })
    })

  return {
    wanted: {
      title: category === undefined ? "Popular This Week" : `Popular in ${category.name} This Week`,
      items: async (without) => row({ condition: fitsHere, order: await wanted(), without })
    } satisfies RequestedBlock,
    arrivals: {
      title: `New Arrivals${category === undefined ? "" : ` in ${category.name}`}${car?.vehicle === undefined ? "" : ` For Your ${vehicle.make} ${vehicle.model}`}`,
      items: (without) => row({ condition: fitsHere, order: "new", without })
    } satisfies RequestedBlock,
    /**
     * The best sellers of the same categories made for the same cars. Parts of the same type show how much they save compared with the
     * product.
     */
    beside: {
      title: "More For Your Project",
      displayType: "grid",
      isExpandable: true,
      items: async (without) => {
        const origins = await getOrigins(store, skuBaseNumbers)
        if (origins.length === 0) return []
        const categories = inCategories([...new Set(origins.map(({ category_id }) => category_id))])
        const same = createSharedApplicationFilter(origins.map(({ product_page_id }) => product_page_id))
        const insteadOf = new Map(
          // Products whose price only the cart may show are left out, because the savings would reveal the price.
          origins.flatMap(({ price_cents, price_in_cart, product_type_id }) =>
            price_in_cart ? [] : [[product_type_id, price_cents] as const]
          )
        )
        return row({ condition: allOf([categories, same, fits]), order: "popular", without, insteadOf })
      }
    } satisfies RequestedBlock,
    together: (title: string, event: ProductEvent): RequestedBlock => ({
      title,
      items: async (without) => {
        // Orders are stronger evidence than carts, so products of orders come first.
        const bought = event === "Product Added" ? await boughtTogether(store.database, skuBaseNumbers) : []
        const done = await findBoughtTogether(store.database, skuBaseNumbers, event)
        return row({ condition: fits, order: [...new Set([...bought, ...done])], without })
      }
    }),
    companions: (
      title: string,
      kinds: ReadonlyArray<keyof Companions>,
      tells: Pick<RequestedBlock, "getShippingEstimate"> = {}
    ): RequestedBlock => ({
      ...tells,
      title,
      items: (without) => companionProducts(store, reference, origin, { kinds, without, limit: IN_ROW })
    }),
    /** The companions as a short list, beside or below other content. */
    companionsAside: list("aside"),
    companionsBelow: list("vertical")
  }
}
export type CategoryListing = ReturnType<typeof getListingForCategory>

const getOrigins = async ({ database }: ResolverContext, skuBaseNumbers: ReadonlyArray<string>) =>
  skuBaseNumbers.length === 0
    ? []
    : database
        .selectFrom("product")
        .innerJoin("variant as lead", "lead.sku_variant_number", "product.lead_variant_number")
        .select(["product.product_page_id", "product.product_type_id", "product.category_id", "product.price_cents", "lead.price_in_cart"])
        .where(byBaseNumbers(skuBaseNumbers))
        .execute()
