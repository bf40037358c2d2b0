import type { GarageOutcome } from "./state.ts"

/** What the shop's tabs tell each other when the garage has changed. */
export const GARAGE_MESSAGE = "garage"
/** The outcome of a command that leads nowhere. */
export const stay: GarageOutcome = { href: null, reload: false }
