import type { Figures, MatingTables } from "./model.ts"

/** Returns the key of a figure in `MatingTables.texts`. */
export const getTextsKey = (kind: string, figure: string): string => `${kind}\t${figure}`

/** Collects the texts that labels, families, implied figures and lookup tables use for each figure, in lower case. */
export const collectTexts = ({
  ends,
  families,
  implied,
  kinds,
  labels,
  lookups
}: Pick<MatingTables, "ends" | "families" | "implied" | "kinds" | "labels" | "lookups">): MatingTables["texts"] => {
  const texts = new Map<string, Set<string>>()
  const add = (kind: string, figure: string, values: ReadonlyArray<number | string>) => {
    const key = getTextsKey(kind, figure)
    const known = texts.get(key) ?? new Set<string>()
    for (const value of values) known.add(String(value).toLowerCase())
    texts.set(key, known)
  }
  const addAll = (kind: string, figures: Figures) => {
    for (const [key, figure] of figures) if (figure._tag === "Values") add(kind, key, figure.values)
  }
  for (const [key, figures] of labels) {
    const [type = "", end = ""] = key.split("\t")
    const kind = ends.get(type)?.find(({ name }) => name === end)?.kind
    if (kind !== undefined) addAll(kind, figures)
  }
  for (const { figures, kind } of [...families.values()].flat()) addAll(kind, figures)
  for (const [kind, rows] of implied) {
    for (const { figures, key, value } of rows) {
      add(kind, key, [value])
      addAll(kind, figures)
    }
  }
  for (const { figures, id } of kinds.values()) {
    for (const { key, table } of figures)
      add(
        id,
        key,
        [...(lookups.get(table)?.keys() ?? [])].flatMap((pair) => pair.split("\t"))
      )
  }
  return texts
}
