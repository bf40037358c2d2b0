import type { ChangeTopic } from "../database/tables.ts"
import type { Change } from "./changeLog.ts"

/** Products that have changed since something was read of them; null where it may be any. */
export type ChangedIds = ReadonlySet<number> | null

export const NO_CHANGES: ChangedIds = new Set()

/** More of them are any: what is kept and never asked for again must not grow. */
const MOST_IDS = 1_000

/** The products that had changed before, and those that these changes are of. */
export const mergeChangedIds = (before: ChangedIds, told: ReadonlyArray<Change>, topics: ReadonlySet<ChangeTopic>): ChangedIds =>
  told.reduce<ChangedIds>((ids, { productIds, topic }) => {
    if (!topics.has(topic)) return ids
    const all = ids && productIds && new Set([...ids, ...productIds])
    return all !== null && all.size > MOST_IDS ? null : all
  }, before)
