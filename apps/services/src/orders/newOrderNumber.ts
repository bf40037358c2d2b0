import { randomInt } from "node:crypto"

/** Ten random digits, the first not 0: they tell nothing of how much a shop sells, and nobody guesses another's. */
export const newOrderNumber = (): string => String(randomInt(1_000_000_000, 10_000_000_000))
