import type { ChangeTopic } from "../database/tables.ts"
import type { Change } from "./changeLog.ts"

/** Ids of products changed since a value was read; null if any product may have changed. */
export type ChangedIds = ReadonlySet<number> | null

export const NO_CHANGES: ChangedIds = new Set()

/** Above this number, any product counts as changed, so that an unused entry does not grow. */
const MOST_IDS = 1_000

/** Adds the products of new changes to the products that had already changed. */
export const mergeChangedIds = (before: ChangedIds, changes: ReadonlyArray<Change>, topics: ReadonlySet<ChangeTopic>): ChangedIds =>
  changes.reduce<ChangedIds>((ids, { productIds, topic }) => {
    if (!topics.has(topic)) return ids
    const all = ids && productIds && new Set([...ids, ...productIds])
    return all !== null && all.size > MOST_IDS ? null : all
  }, before)
