import type { Known } from "./model.ts"

/** What is never taken for empty because this device has not heard of it. */
export const HEARD_PARTS = ["cart", "lists"] as const
export type HeardPart = (typeof HEARD_PARTS)[number]

/** Of what this device cannot tell all, because the services never did. */
export const unheardIn = (known: Known): ReadonlyArray<HeardPart> =>
  HEARD_PARTS.filter((part) => known[part] === null || known.partial?.includes(part))

export const nothingKnown: Known = { cart: null, lists: null, projects: null }
