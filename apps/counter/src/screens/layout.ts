import type { KeyHint } from "../views/blocks.ts"

const GAP = 3

/** Distributes all keys on lines of this width, because every key is shown. */
export const wrapKeys = (keys: ReadonlyArray<KeyHint>, width: number): ReadonlyArray<ReadonlyArray<KeyHint>> => {
  const lines: Array<Array<KeyHint>> = []
  let used = Infinity
  for (const hint of keys) {
    const length = hint.key.length + 1 + hint.action.length
    if (used + GAP + length > width) {
      lines.push([])
      used = -GAP
    }
    lines.at(-1)?.push(hint)
    used += GAP + length
  }
  return lines
}

/** Returns the range of rows that fits, with the selected one in it. */
export const getVisibleRows = (count: number, selected: number, height: number): { readonly from: number; readonly to: number } => {
  const size = Math.max(1, Math.min(count, height))
  const from = Math.max(0, Math.min(selected - Math.floor(size / 2), count - size))
  return { from, to: Math.min(count, from + size) }
}
