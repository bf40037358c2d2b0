import { engineNames } from "../products/searchWords.ts"
import type { Reference } from "../reference/Reference.ts"

/** A search that names an engine: `words` are what is left of it. */
export interface EngineSearch {
  readonly seriesIds: ReadonlyArray<number>
  readonly words: ReadonlyArray<string>
}

/** A number before one of these measures something else than an engine: '350 cfm'. */
const units = new Set(["amp", "cc", "cfm", "degree", "gph", "hp", "inch", "lb", "lbs", "lph", "mm", "psi"])

/** The engine families that a search names by what shoppers call them, '350 headers', 'sbc', 'LS3'. Null when it names none. */
export const engineInSearch = ({ families }: Pick<Reference, "families">, words: ReadonlyArray<string>): EngineSearch | null => {
  for (const name of engineNames) {
    const at = words.findIndex((_, start) => name.words.every((word, index) => words[start + index] === word))
    const behind = at + name.words.length
    if (at < 0 || units.has(words[behind] ?? "")) continue
    const seriesIds = families.all.filter((family) => name.families.includes(family.name)).map(({ series_id }) => series_id)
    if (seriesIds.length > 0) return { seriesIds, words: [...words.slice(0, at), ...words.slice(behind)] }
  }
  return null
}
