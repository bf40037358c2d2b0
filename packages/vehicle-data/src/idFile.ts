import { readTable } from "./readTable.ts"

/** What has committed ids. An engine part's key is `{part}|{name}`, a facet value's and an option value's `{name}|{value}`. */
export type IdKind =
  | "make"
  | "model"
  | "engine_part"
  | "engine"
  | "race_type"
  | "facet_value"
  | "brand"
  | "product_type"
  | "option"
  | "option_value"

/** Ids go from 2: 1 means "unspecified" on the wire (GAP-C55). */
export const firstId = 2

const read = (kind: IdKind): ReadonlyMap<string, number> =>
  new Map(readTable(`ids/${kind}.tsv`, ["key", "id"]).map((row) => [row.key, Number(row.id)]))

const files = new Map<IdKind, ReadonlyMap<string, number>>()

/** All committed ids of a kind. They only grow: an id once given stays with its key. */
export const idsOf = (kind: IdKind): ReadonlyMap<string, number> => {
  const known = files.get(kind)
  if (known) return known
  const fresh = read(kind)
  files.set(kind, fresh)
  return fresh
}

/** The committed id of a key; throws when the id files have not been grown since the key came into being. */
export const idOf = (kind: IdKind, key: string): number => {
  const id = idsOf(kind).get(key)
  if (id === undefined) throw new Error(`No committed id for ${kind} '${key}': run node packages/demo-catalog/scripts/growIds.ts`)
  return id
}
