/** The range of a quantity and what it begins with (CTRL-09). */
export const LEAST = 1
export const MOST = 999

/** No more digits than the largest quantity has (CTRL-12). */
export const cutQuantity = (text: string): string => text.slice(0, String(MOST).length)

export const clampQuantity = (quantity: number): number => Math.min(MOST, Math.max(LEAST, Math.trunc(quantity)))

/** What somebody typed as a quantity: kept in its range, and the least one where it is no number at all (CTRL-10, CTRL-11). */
export const readQuantity = (text: string): number => {
  const number = text.trim() === "" ? Number.NaN : Number(text)
  return Number.isFinite(number) ? clampQuantity(number) : LEAST
}
