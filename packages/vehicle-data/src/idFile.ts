import { readTable, type TableReader } from "./readTable.ts"

/** Kinds of vehicle rows with committed ids. The key of an engine part is `{part}|{name}`. */
export type IdKind = "make" | "model" | "engine_part" | "engine" | "race_type"

/** Ids start at 2: 1 means "unspecified" in requests (GAP-C55). */
export const firstId = 2

/** Reads committed ids of several kinds. An assigned id never changes. */
export interface IdReader<Kind extends string> {
  /** All ids of a kind by key. */
  readonly readIds: (kind: Kind) => ReadonlyMap<string, number>
  /** Returns the id of a key; throws if the id files do not contain the key. */
  readonly getCommittedId: (kind: Kind, key: string) => number
}

/**
 * Creates a reader for the id files `ids/{kind}.tsv` of a folder of tables. It reads each file once.
 *
 * @param growCommand - Command that adds missing ids, for the error message.
 */
export const createIdReader = <Kind extends string>(readTable: TableReader, growCommand: string): IdReader<Kind> => {
  const files = new Map<Kind, ReadonlyMap<string, number>>()
  const readIds = (kind: Kind): ReadonlyMap<string, number> => {
    const known = files.get(kind)
    if (known) return known
    const fresh = new Map(readTable(`ids/${kind}.tsv`, ["key", "id"]).map((row) => [row.key, Number(row.id)]))
    files.set(kind, fresh)
    return fresh
  }
  return {
    readIds,
    getCommittedId: (kind, key) => {
      const id = readIds(kind).get(key)
      if (id === undefined) throw new Error(`No committed id for ${kind} '${key}': run ${growCommand}`)
      return id
    }
  }
}

/** The command that assigns ids to new vehicles. */
export const growVehicleIds = "node packages/vehicle-data/scripts/growIds.ts"

export const { getCommittedId, readIds } = createIdReader<IdKind>(readTable, growVehicleIds)
