import { all, everything, inCategories, type ProductCondition, thatFits } from "../discovery/ListingFilter.ts"
import { ofBases } from "../products/baseNumber.ts"
import type { Store } from "../schema/Store.ts"
import type { Reference } from "../trait/Reference.ts"
import type { WishedBlock } from "./blocksOf.ts"
import { boughtTogether } from "./boughtTogether.ts"
import { companionProducts } from "./companionProducts.ts"
import type { Companions } from "./companions.ts"
import type { Origin } from "./Origin.ts"
import { type ProductEvent, togetherWith, type wantedThisWeek } from "./recordedBehaviour.ts"
import { type ProductChoice, recommendedProducts } from "./recommendedProducts.ts"

/** Cards in a row that goes sideways, and in one that stands beside something. */
const IN_ROW = 10
const IN_ASIDE = 4

/** The blocks that can be made from an origin. What is made for another car than the known one is in none of them. */
export const shelfFor = (store: Store, reference: Reference, origin: Origin, wanted: ReturnType<typeof wantedThisWeek>) => {
  const { car, skuBaseNumbers, vehicle } = origin
  const fits: ProductCondition = car === null ? everything : thatFits(car)
  const row = (choice: Pick<ProductChoice, "condition" | "order" | "without">) => recommendedProducts(store, { ...choice, limit: IN_ROW })

  return {
    wanted: {
      title: "Popular This Week",
      items: async (without) => row({ condition: fits, order: await wanted(), without })
    } satisfies WishedBlock,
    arrivals: {
      title: car?.vehicle === undefined ? "New Arrivals" : `New Arrivals For Your ${vehicle.make} ${vehicle.model}`,
      items: (without) => row({ condition: fits, order: "new", without })
    } satisfies WishedBlock,
    /** The best sellers of the same categories. */
    beside: {
      title: "More For Your Project",
      items: async (without) => {
        const categories = await categoriesOf(store, skuBaseNumbers)
        return categories.length === 0 ? [] : row({ condition: all([inCategories(categories), fits]), order: "popular", without })
      }
    } satisfies WishedBlock,
    together: (title: string, event: ProductEvent): WishedBlock => ({
      title,
      items: async (without) => {
        // What is ordered together says more than what is put into a cart together, and comes first.
        const bought = event === "Product Added" ? await boughtTogether(store.database, skuBaseNumbers) : []
        const done = await togetherWith(store.database, skuBaseNumbers, event)
        return row({ condition: fits, order: [...new Set([...bought, ...done])], without })
      }
    }),
    companions: (title: string, kinds: ReadonlyArray<keyof Companions>): WishedBlock => ({
      title,
      items: (without) => companionProducts(store, reference, origin, { kinds, without, limit: IN_ROW })
    }),
    /** The same as a short list. */
    companionsAside: (title: string, kinds: ReadonlyArray<keyof Companions>): WishedBlock => ({
      title,
      displayType: "aside",
      items: (without) => companionProducts(store, reference, origin, { kinds, without, limit: IN_ASIDE })
    })
  }
}
export type Shelf = ReturnType<typeof shelfFor>

/** The categories of these products, each once. */
export const categoriesOf = async ({ database }: Store, skuBaseNumbers: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  if (skuBaseNumbers.length === 0) return []
  const rows = await database.selectFrom("product").select("category_id").distinct().where(ofBases(skuBaseNumbers)).execute()
  return rows.map(({ category_id }) => category_id)
}
