import { isPurchaseId, type OwnedEntry } from "../rules.ts"

/** Marks a fact as removed, or as present again. A bought part without an entry gets one. */
export const setOwnedRemoved = (entries: ReadonlyArray<OwnedEntry>, id: string, isRemoved: boolean): ReadonlyArray<OwnedEntry> =>
  entries.some((entry) => entry.id === id)
    ? entries.map((entry) => (entry.id === id ? { ...entry, isRemoved } : entry))
    : isPurchaseId(id)
      ? [...entries, { id, isRemoved, quantity: 1, gotOn: null, mileage: null, price: null }]
      : entries
