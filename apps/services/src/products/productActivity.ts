import type { productActivities as call } from "@camber/domain/catalog"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

type Question = (typeof call)["body"]["Type"]
type Answer = (typeof call)["result"]["Encoded"]

/** Number of days that the counts cover. The second constant is the number of milliseconds between two counts. */
const DAYS = 7
const COUNTED_EVERY = 300_000
/** Minimum number of different visitors. A lower count is not meaningful, and visitors might be identifiable. */
const FEWEST_VISITORS = 5

/** Number of visitors who added a product to their cart, and of visitors who viewed it. */
interface Activity {
  readonly added: number
  readonly viewed: number
}

/**
 * Reads this week's activity of products from the collected events (CALL-132, GAP-C06): the number of visitors who added a product or, if
 * too few did, who viewed it. Leaves out products with too little activity.
 */
export const readActivity = (database: Kysely<Tables>, now: () => number = () => performance.now()) => {
  let countedAt = -Infinity
  let counted: Promise<ReadonlyMap<string, Activity>> = Promise.resolve(new Map())
  const activities = () => {
    if (now() - countedAt < COUNTED_EVERY) return counted
    countedAt = now()
    counted = countActivities(database)
    // A failed count is not cached.
    counted.catch(() => (countedAt = -Infinity))
    return counted
  }
  return async ({ skuBaseNumbers }: Question): Promise<Answer> => {
    const known = await activities()
    return {
      productActivities: skuBaseNumbers.flatMap((skuBaseNumber) => {
        const text = getText(known.get(skuBaseNumber))
        return text === null ? [] : { skuBaseNumber, text }
      })
    }
  }
}

const getText = (activity: Activity | undefined): string | null => {
  if (activity === undefined) return null
  if (activity.added >= FEWEST_VISITORS) return `In ${activity.added} carts this week`
  return activity.viewed >= FEWEST_VISITORS ? `${activity.viewed} people viewed it this week` : null
}

const countActivities = async (database: Kysely<Tables>): Promise<ReadonlyMap<string, Activity>> => {
  const { rows } = await sql<{ sku_base_number: string; added: number; viewed: number }>`
    select fields->>'skuBaseNumber' as sku_base_number,
      count(distinct web_user_guid) filter (where name = 'Product Added')::int as added,
      count(distinct web_user_guid) filter (where name = 'Product Viewed')::int as viewed
    from event
    where name in ('Product Added', 'Product Viewed') and received_at > now() - make_interval(days => ${DAYS})
    group by 1
    having count(distinct web_user_guid) >= ${FEWEST_VISITORS}`.execute(database)
  return new Map(rows.map(({ sku_base_number, ...activity }) => [sku_base_number, activity]))
}
