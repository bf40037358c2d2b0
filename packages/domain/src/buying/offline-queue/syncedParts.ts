import type { LocalSnapshot } from "./model.ts"

/** What is never taken for empty because this device has not heard of it. */
export const SYNCED_PARTS = ["cart", "lists"] as const
export type SyncedPart = (typeof SYNCED_PARTS)[number]

/** Of what this device cannot tell all, because the services never did. */
export const getUnsyncedParts = (known: LocalSnapshot): ReadonlyArray<SyncedPart> =>
  SYNCED_PARTS.filter((part) => known[part] === null || known.partial?.includes(part))

export const EMPTY_SNAPSHOT: LocalSnapshot = { cart: null, lists: null, projects: null }
