import type { Kysely } from "kysely"
import type { ImportPlan } from "../../database/importTables.ts"
import type { Tables } from "../../database/tables.ts"
import { getFeedBatchSize, type Pace } from "../createPace.ts"
import { inBatch } from "../writing/inBatch.ts"
import { undoCounts, writeCounts } from "./writeCounts.ts"
import { undoPrices, writePrices } from "./writePrices.ts"

/** A staged change of a price or count. */
export interface StagedOffer {
  readonly ordinal: number
  readonly sku: string
}

interface FeedWriting {
  readonly plan: Pick<ImportPlan, "outcome">
  readonly pace: Pace
  readonly isUndo: boolean
}

/**
 * Writes the changes of a feed, or undoes them, in short transactions: a transaction over all of them would lock the stock for orders for
 * minutes. Each transaction marks its changes as written, so that another process can continue.
 */
export const writeOfferFeed = async (database: Kysely<Tables>, importId: number, { isUndo, pace, plan }: FeedWriting): Promise<void> => {
  const { kind } = await database.selectFrom("import").select("kind").where("import_id", "=", importId).executeTakeFirstOrThrow()
  const apply = isUndo ? (kind === "stock" ? undoCounts : undoPrices) : kind === "stock" ? writeCounts : writePrices
  for (let after = 0; ;) {
    const rows = await readNext(database, importId, after, getFeedBatchSize(pace), isUndo)
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.ordinal
    await pace.run(() =>
      inBatch(
        database,
        importId,
        async () => rows,
        (transaction) => apply(transaction, importId, rows)
      )
    )
  }
  await inBatch(database, importId, (transaction) =>
    transaction
      .updateTable("import")
      .set({ ...plan.outcome, plan: null, finished_at: new Date() })
      .where("import_id", "=", importId)
      .execute()
  )
}

const readNext = async (
  database: Kysely<Tables>,
  importId: number,
  after: number,
  most: number,
  isUndo: boolean
): Promise<ReadonlyArray<StagedOffer>> =>
  database
    .selectFrom("import_offer")
    .select(["ordinal", "sku"])
    .where("import_id", "=", importId)
    .where("ordinal", ">", after)
    .where("is_written", "=", isUndo)
    .orderBy("ordinal")
    .limit(most)
    .execute()
