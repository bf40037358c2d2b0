/** Returns the range of rows that fits, with the selected one in it. */
export const getVisibleRows = (count: number, selected: number, height: number): { readonly from: number; readonly to: number } => {
  const size = Math.max(1, Math.min(count, height))
  const from = Math.max(0, Math.min(selected - Math.floor(size / 2), count - size))
  return { from, to: Math.min(count, from + size) }
}
