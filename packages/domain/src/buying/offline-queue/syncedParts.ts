import type { LocalSnapshot } from "./model.ts"

/** Parts of the snapshot that must not be shown as empty before they are synced. */
export const SYNCED_PARTS = ["cart", "lists"] as const
export type SyncedPart = (typeof SYNCED_PARTS)[number]

/** Lists the parts whose data is incomplete because they were never synced. */
export const getUnsyncedParts = (known: LocalSnapshot): ReadonlyArray<SyncedPart> =>
  SYNCED_PARTS.filter((part) => known[part] === null || known.partial?.includes(part))

export const EMPTY_SNAPSHOT: LocalSnapshot = { cart: null, lists: null, projects: null }
