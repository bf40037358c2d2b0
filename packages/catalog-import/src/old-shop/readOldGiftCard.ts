import type { Row } from "../text/Row.ts"
import { readMoney } from "./readMoney.ts"

/** A gift card of another shop. Its balance is only reported, because this shop has no gift cards. */
export interface OldGiftCard {
  readonly last4: string
  readonly balanceCents: number
}

export const readOldGiftCard = (row: Row): OldGiftCard | undefined => {
  const balanceCents = readMoney(row, "balance")
  if (row.get("balance") === "") row.report("error", "missing-value", "balance", "This row needs a balance.")
  if (balanceCents === null || row.isBroken()) return undefined
  return { last4: row.get("last4") || row.get("code").slice(-4), balanceCents }
}
