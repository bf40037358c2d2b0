import type { productActivities as call } from "@camber/domain/catalog"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

type Question = (typeof call)["body"]["Type"]
type Answer = (typeof call)["result"]["Encoded"]

/** What is told of a product is counted over so many days, and counted anew so many milliseconds later. */
const DAYS = 7
const COUNTED_EVERY = 300_000
/** Fewer different visitors say nothing, and could be told apart. */
const FEWEST_VISITORS = 5

/** Visitors who added a product to their carts and who looked at it. */
interface Activity {
  readonly added: number
  readonly viewed: number
}

/**
 * What goes on around products, from what the shop's own collector kept (CALL-132, GAP-C06): how many visitors put one into their carts
 * this week or, where those are few, looked at it. Products about which there is nothing to tell are left out.
 */
export const readActivity = (database: Kysely<Tables>, now: () => number = () => performance.now()) => {
  let countedAt = -Infinity
  let counted: Promise<ReadonlyMap<string, Activity>> = Promise.resolve(new Map())
  const activities = () => {
    if (now() - countedAt < COUNTED_EVERY) return counted
    countedAt = now()
    counted = countActivities(database)
    // A failed count is not kept.
    counted.catch(() => (countedAt = -Infinity))
    return counted
  }
  return async ({ skuBaseNumbers }: Question): Promise<Answer> => {
    const known = await activities()
    return {
      productActivities: skuBaseNumbers.flatMap((skuBaseNumber) => {
        const text = textOf(known.get(skuBaseNumber))
        return text === null ? [] : { skuBaseNumber, text }
      })
    }
  }
}

const textOf = (activity: Activity | undefined): string | null => {
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
