import type { Kysely } from "kysely"
import { createHash } from "node:crypto"
import type { Tables } from "../database/tables.ts"

/** Kinds of moved records. */
export type MovedKind = "customer" | "order" | "review" | "redirect"

/** A record with the hash of its contents. */
export interface Hashed<Item> {
  readonly key: string
  readonly hash: string
  readonly item: Item
}

/** How a record differs from the last run. `ref` is the reference that the last run stored with it. */
export type Difference =
  | { readonly _tag: "New" }
  | { readonly _tag: "Changed" | "Same"; readonly ref: string | null; readonly before: string }

export const hashRecord = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex")

/** Compares records with those of earlier runs. */
export const compareRecords = async (
  database: Kysely<Tables>,
  kind: MovedKind,
  records: ReadonlyArray<Pick<Hashed<unknown>, "hash" | "key">>
): Promise<(key: string) => Difference> => {
  if (records.length === 0) return () => ({ _tag: "New" })
  const rows = await database
    .selectFrom("moved_record")
    .select(["key", "hash", "ref"])
    .where("kind", "=", kind)
    .where(
      "key",
      "in",
      records.map(({ key }) => key)
    )
    .execute()
  const known = new Map(rows.map((row) => [row.key, row]))
  const hashes = new Map(records.map(({ hash, key }) => [key, hash]))
  return (key) => {
    const row = known.get(key)
    if (row === undefined) return { _tag: "New" }
    return { _tag: row.hash === hashes.get(key) ? "Same" : "Changed", ref: row.ref, before: row.hash }
  }
}

/** Stores in the ledger that a record was moved. Runs in the transaction that writes the record. */
export const noteRecord = async (
  transaction: Kysely<Tables>,
  kind: MovedKind,
  { hash, key }: Pick<Hashed<unknown>, "hash" | "key">,
  ref: string | null = null
): Promise<void> => {
  await transaction
    .insertInto("moved_record")
    .values({ kind, key, hash, ref })
    .onConflict((conflict) => conflict.columns(["kind", "key"]).doUpdateSet({ hash, ref }))
    .execute()
}
