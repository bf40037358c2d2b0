import { isPurchaseId, MAX_OWNED_PARTS, type OwnedEntry, type OwnedPartChanges, type OwnedPartInput } from "@camber/domain/owned-parts"
import { MOST_PROJECTS } from "@camber/domain/garage"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { GarageCar } from "./readCars.ts"

/** A stored entry with the part that it names. The entry of a bought part names no part. */
export interface StoredEntry extends OwnedEntry {
  readonly skuBaseNumber: string | null
  readonly skuVariantNumber: string | null
  readonly model: string | null
  readonly typeSlug: string | null
  readonly name: string | null
}

/** Maximum entries per visitor, so that a visitor who adds and deletes cars cannot fill the table. */
const MAX_ENTRIES = 20 * MOST_PROJECTS

/** Reads the entries of a car, including removed entries. */
export const readEntries = async (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  { identity }: Pick<GarageCar, "identity">
): Promise<ReadonlyArray<StoredEntry>> => {
  const rows = await database
    .selectFrom("owned_part")
    .selectAll()
    .select(sql<string | null>`to_char(got_on, 'YYYY-MM-DD')`.as("day"))
    .where("web_user_guid", "=", webUserGuid)
    .where("car", "=", identity)
    .orderBy("saved_at")
    .orderBy("owned_part_id")
    .execute()
  return rows.map((row) => ({
    id: row.owned_part_id,
    isRemoved: row.is_removed,
    quantity: row.quantity,
    gotOn: row.day,
    mileage: row.mileage,
    price: row.price_cents,
    note: row.note,
    skuBaseNumber: row.sku_base_number,
    skuVariantNumber: row.sku_variant_number,
    model: row.model,
    typeSlug: row.type_slug,
    name: row.name
  }))
}

/** Runs a change in a transaction that locks the visitor's entries. Inside, send queries only through the transaction. */
const lockEntries = <A>(database: Kysely<Tables>, webUserGuid: WebUserGuid, change: (entries: Kysely<Tables>) => Promise<A>): Promise<A> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('owned parts'), hashtext(${webUserGuid}))`.execute(transaction)
    return change(transaction)
  })

/** Counts a visitor's entries other than `id`: all of them, and those that the owner entered for this car. */
const countOthers = (entries: Kysely<Tables>, webUserGuid: WebUserGuid, identity: string, id: string) => {
  const own = sql<number>`count(*) filter (where not is_removed and car = ${identity} and owned_part_id not like '%:%')::int`
  return entries
    .selectFrom("owned_part")
    .select([sql<number>`count(*)::int`.as("all"), own.as("own")])
    .where("web_user_guid", "=", webUserGuid)
    .where("owned_part_id", "!=", id)
    .executeTakeFirstOrThrow()
}

/** Saves a part of a car. Returns false if a limit is exceeded. */
export const saveEntry = (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  { identity }: Pick<GarageCar, "identity">,
  part: OwnedPartInput
): Promise<boolean> =>
  lockEntries(database, webUserGuid, async (entries) => {
    // Deletes entries that were removed more than a month ago. Until then, a removed part can be restored.
    await entries
      .deleteFrom("owned_part")
      .where("web_user_guid", "=", webUserGuid)
      .where("is_removed", "=", true)
      .where("owned_part_id", "not like", "%:%")
      .where("saved_at", "<", sql<Date>`now() - interval '30 days'`)
      .execute()
    const { all, own } = await countOthers(entries, webUserGuid, identity, part.id)
    if (all >= MAX_ENTRIES || (own >= MAX_OWNED_PARTS && !isPurchaseId(part.id))) return false
    const named = {
      sku_base_number: part.skuBaseNumber,
      sku_variant_number: part.skuVariantNumber,
      model: part.model,
      type_slug: part.typeSlug,
      name: part.name,
      quantity: part.quantity,
      price_cents: part.price
    }
    const known = { got_on: part.gotOn, mileage: part.mileage, is_removed: false }
    await entries
      .insertInto("owned_part")
      .values({ web_user_guid: webUserGuid, owned_part_id: part.id, car: identity, ...named, ...known })
      .onConflict((conflict) =>
        conflict
          .columns(["web_user_guid", "owned_part_id"])
          .doUpdateSet({ car: identity, ...(!isPurchaseId(part.id) && named), ...known, saved_at: sql`now()` })
      )
      .execute()
    return true
  })

const UNNAMED = { sku_base_number: null, sku_variant_number: null, model: null, type_slug: null, name: null }
const UNKNOWN = { got_on: null, mileage: null, price_cents: null }

/**
 * Changes details of a part. A bought part without an entry gets one, and keeps the price of its order. Returns false if the part does not
 * exist.
 */
export const changeEntry = (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  { identity }: Pick<GarageCar, "identity">,
  id: string,
  { gotOn, mileage, note, price }: OwnedPartChanges
): Promise<boolean> =>
  lockEntries(database, webUserGuid, async (entries) => {
    const isBought = isPurchaseId(id)
    const changed = {
      ...(gotOn !== undefined && { got_on: gotOn }),
      ...(mileage !== undefined && { mileage }),
      ...(note !== undefined && { note }),
      ...(price !== undefined && !isBought && { price_cents: price })
    }
    if (isBought)
      await entries
        .insertInto("owned_part")
        .values({ web_user_guid: webUserGuid, owned_part_id: id, car: identity, ...UNNAMED, ...UNKNOWN })
        .onConflict((conflict) => conflict.columns(["web_user_guid", "owned_part_id"]).doNothing())
        .execute()
    const { numUpdatedRows } = await entries
      .updateTable("owned_part")
      .set({ ...changed, saved_at: sql`now()` })
      .where("web_user_guid", "=", webUserGuid)
      .where("owned_part_id", "=", id)
      .where("car", "=", identity)
      .where("is_removed", "=", false)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })

/** Marks a part as removed or restored. If a bought part has no entry, an entry is created. Returns false if the car has too many parts. */
export const setEntryRemoved = (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  { identity }: Pick<GarageCar, "identity">,
  { id, isRemoved }: { readonly id: string; readonly isRemoved: boolean }
): Promise<boolean> =>
  lockEntries(database, webUserGuid, async (entries) => {
    if (!isRemoved && !isPurchaseId(id)) {
      const { own } = await countOthers(entries, webUserGuid, identity, id)
      if (own >= MAX_OWNED_PARTS) return false
    }
    if (isPurchaseId(id))
      await entries
        .insertInto("owned_part")
        .values({ web_user_guid: webUserGuid, owned_part_id: id, car: identity, ...UNNAMED, ...UNKNOWN, is_removed: isRemoved })
        .onConflict((conflict) =>
          conflict.columns(["web_user_guid", "owned_part_id"]).doUpdateSet({ is_removed: isRemoved, saved_at: sql`now()` })
        )
        .execute()
    else
      await entries
        .updateTable("owned_part")
        .set({ is_removed: isRemoved, saved_at: sql`now()` })
        .where("web_user_guid", "=", webUserGuid)
        .where("owned_part_id", "=", id)
        .where("car", "=", identity)
        .execute()
    return true
  })

/** Reassigns a car's parts to its new project key, for example after its engine changed. Runs in the transaction that saves the project. */
export const moveEntries = async (transaction: Kysely<Tables>, webUserGuid: WebUserGuid, from: string, to: string): Promise<void> => {
  if (from === to) return
  await transaction.updateTable("owned_part").set({ car: to }).where("web_user_guid", "=", webUserGuid).where("car", "=", from).execute()
}
