/** A page number, or a gap in the row of numbers. */
export type PageSlot = number | "gap"

/**
 * Returns the page numbers to offer on page `current` of `total`: the first, the last, the current one and its adjacent ones, with a gap
 * for two or more omitted pages. At most nine slots, in ascending order. Pages count from 1.
 */
export const pageWindow = (current: number, total: number): readonly PageSlot[] => {
  const near = (page: number) => page === 1 || page === total || Math.abs(page - current) <= 2
  const slots: PageSlot[] = []
  for (let page = 1; page <= total; page++) {
    const loneGap = near(page - 1) && near(page + 1)
    if (near(page) || loneGap) slots.push(page)
    else if (slots.at(-1) !== "gap") slots.push("gap")
  }
  return slots
}
