import type { FitmentSnapshot, CartLineId } from "@camber/domain/cart"
import { clampQuantity, type Quantity, getChoiceKey } from "@camber/domain/catalog"
import type { VersionedQuantity } from "@camber/domain/offline-merge"
import { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Option, Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Choice } from "./Choice.ts"

const decodeProject = Schema.decodeUnknownOption(Project)
const encodeProject = Schema.encodeSync(Project)

/** A stored cart line. */
export interface SavedLine extends Choice {
  readonly lineId: string
  readonly quantity: number
  readonly addedFor: typeof FitmentSnapshot.Encoded | null
  /**
   * The vehicle for which the line was added, so that its fit can be evaluated again. Null if no vehicle was selected, or if the line is
   * older than this column.
   */
  readonly addedProject: Project | null
  /** Unit price in cents at the latest add; null if it was not stored. */
  readonly addedPriceCents: number | null
  /** Version counter that shows whether units were added since the line was read (`VersionedQuantity`). */
  readonly mark: number
}

/** A new line to write, or an existing line with a new quantity. */
export interface LineToSave extends Omit<SavedLine, "lineId" | "mark"> {
  readonly list: { readonly id: string | null; readonly name: string | null; readonly attribution: string | null }
}

/**
 * Runs `act` in a transaction that locks the visitor's cart.
 * Inside, query only through the transaction: the embedded database has no other connection.
 */
export const withCartLock = <A>(
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  act: (transaction: Kysely<Tables>) => Promise<A>
): Promise<A> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('cart'), hashtext(${webUserGuid}))`.execute(transaction)
    return act(transaction)
  })

/** Reads a visitor's lines in the order in which they were first added. */
export const readLines = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReadonlyArray<SavedLine>> => {
  const rows = await database
    .selectFrom("cart_line")
    .select(["line_id", "sku_variant_number", "components", "quantity", "added_for", "added_price_cents", "mark"])
    .where("web_user_guid", "=", webUserGuid)
    .where("removed_at", "is", null)
    .orderBy("ordinality")
    .execute()
  return rows.map((row) => ({
    lineId: row.line_id,
    skuVariantNumber: row.sku_variant_number,
    kitComponents: row.components,
    quantity: row.quantity,
    addedFor: row.added_for && { projectName: row.added_for.projectName, verdict: row.added_for.verdict },
    addedProject: row.added_for?.project === undefined ? null : Option.getOrNull(decodeProject(row.added_for.project)),
    addedPriceCents: row.added_price_cents,
    mark: row.mark
  }))
}

/** Writes lines with distinct identities. An existing line is overwritten with the data of the latest add. */
export const saveLines = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, lines: ReadonlyArray<LineToSave>): Promise<void> => {
  await database
    .insertInto("cart_line")
    .values(
      lines.map((line) => ({
        web_user_guid: webUserGuid,
        line_id: crypto.randomUUID(),
        identity: getChoiceKey(line),
        sku_variant_number: line.skuVariantNumber,
        components: JSON.stringify(line.kitComponents),
        quantity: line.quantity,
        list: JSON.stringify(line.list),
        added_for: toStoredFit(line),
        added_price_cents: line.addedPriceCents
      }))
    )
    .onConflict((conflict) =>
      conflict.columns(["web_user_guid", "identity"]).doUpdateSet(({ ref }) => ({
        quantity: ref("excluded.quantity"),
        mark: sql`case when cart_line.removed_at is null
          then cart_line.mark + greatest(0, excluded.quantity - cart_line.quantity) else excluded.mark end`,
        list: ref("excluded.list"),
        added_for: sql`coalesce(excluded.added_for, case when cart_line.removed_at is null then cart_line.added_for end)`,
        added_price_cents: ref("excluded.added_price_cents"),
        removed_at: null
      }))
    )
    .execute()
}

const toStoredFit = ({ addedFor, addedProject }: LineToSave): string | null =>
  addedFor && JSON.stringify({ ...addedFor, ...(addedProject && { project: encodeProject(addedProject) }) })

/** Converts a line for the merge rules. */
export const toVersionedQuantity = ({ mark, quantity }: Pick<SavedLine, "mark" | "quantity">): VersionedQuantity => ({
  mark,
  quantity: clampQuantity(quantity)
})

/** Sets a line's quantity. An invalid id matches no line. */
export const setQuantity = async (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  lineId: CartLineId,
  quantity: Quantity
): Promise<void> => {
  await database
    .updateTable("cart_line")
    .set({ quantity })
    .where("web_user_guid", "=", webUserGuid)
    .where(sql`line_id::text`, "=", lineId)
    .where("removed_at", "is", null)
    .execute()
}
