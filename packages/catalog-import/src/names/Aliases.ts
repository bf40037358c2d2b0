import type { Row } from "../text/Row.ts"
import { readText, readWord } from "../text/cells.ts"
import { foldName } from "./ShopNames.ts"

const kinds = ["make", "model", "brand", "position", "note"] as const
type AliasKind = (typeof kinds)[number]

const MAX_NAME = 120

/** The owner's alternative words for the shop's names. */
export interface Aliases {
  readonly add: (kind: AliasKind, theirs: string, ours: string) => void
  /** Returns the shop's word for a name, or the name itself if there is no alias. The name of a model is 'Make|Model'. */
  readonly resolve: (kind: AliasKind, name: string) => string
}

export const createAliases = (): Aliases => {
  const words = new Map<string, string>()
  const key = (kind: AliasKind, name: string) => `${kind}:${foldName(name)}`
  return {
    add: (kind, theirs, ours) => void words.set(key(kind, theirs), ours),
    resolve: (kind, name) => words.get(key(kind, name)) ?? name
  }
}

/** Reads a row of aliases.csv. */
export const readAlias = (row: Row, aliases: Aliases): void => {
  const kind = readWord(row, "kind", kinds, "note")
  const theirs = readText(row, "theirs", { max: MAX_NAME, isRequired: true })
  const ours = readText(row, "ours", { max: MAX_NAME, isRequired: true })
  if (!row.isBroken()) aliases.add(kind, theirs, ours)
}
