import { type Kysely, sql } from "kysely"
import type { ImportCounts, ImportKind, ImportPlan, ImportState } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { retryPictures } from "../pictures/recordPictures.ts"
import type { Pace } from "./createPace.ts"
import { deleteStaged } from "./stageImport.ts"
import { CatalogBusy, ImportSuperseded, withCatalogLock } from "./writing/inBatch.ts"
import { writeOfferFeed } from "./feeds/writeOfferFeed.ts"
import { analyzeTables } from "./writing/writeRows.ts"
import { writeCatalog, type WriteOptions } from "./writing/writeCatalog.ts"

/** Content of the shop that every catalog uses. `isOnlyProcess`: no other process can use the database. */
export interface CatalogContent extends Pick<WriteOptions, "getPartImagePath"> {
  readonly isOnlyProcess?: boolean
}

/**
 * An import that has written no batch for this many seconds counts as killed. If its process still runs, two processes write the same
 * import, which is harmless.
 */
const STALE_SECONDS = 15

interface Unfinished {
  readonly import_id: number
  readonly state: "writing" | "undoing"
  readonly kind: ImportKind
  readonly plan: ImportPlan
  readonly counts: ImportCounts | null
  readonly isStale: boolean
}

interface Begun {
  readonly importId: number
  readonly state: ImportState
  readonly plan: ImportPlan
}

/**
 * Marks the start of writing an import or its undo. From then on, it will be completed: if this process is killed, another process does so.
 *
 * @param check - Runs under the lock, before anything changes. May throw to prevent the start.
 * @returns The result of `check`.
 */
export const beginWriting = <A extends Begun>(database: Kysely<Tables>, check: (transaction: Kysely<Tables>) => Promise<A>): Promise<A> =>
  withCatalogLock(database, async (transaction) => {
    if ((await readUnfinished(transaction, 0)).length > 0)
      throw new CatalogBusy({ message: "Another import or seeding is running. Try again when it has ended." })
    const begun = await check(transaction)
    const { importId, plan, state } = begun
    await transaction
      .updateTable("import")
      .set({ state, plan: JSON.stringify(plan), beat_at: sql<Date>`now()` })
      .where("import_id", "=", importId)
      .execute()
    return begun
  })

/** Writes an import that has begun. If writing fails, the changes are undone. */
export const finishWriting = async (database: Kysely<Tables>, importId: number, content: CatalogContent, pace: Pace): Promise<void> => {
  try {
    await write(database, importId, content, pace)
  } catch (error) {
    if (error instanceof ImportSuperseded) {
      if (await isComplete(database, importId)) return
      throw error
    }
    await undoFailed(database, importId, String(error))
    await write(database, importId, content, pace)
    throw error
  }
}

/** Returns whether another process has completed the import or its undo. */
const isComplete = async (database: Kysely<Tables>, importId: number): Promise<boolean> => {
  const row = await database.selectFrom("import").select("state").where("import_id", "=", importId).executeTakeFirst()
  return row?.state === "loaded" || row?.state === "undone"
}

/** Completes imports whose process was killed while writing. Does not wait for running imports. */
export const completeImports = async (database: Kysely<Tables>, content: CatalogContent, pace: Pace): Promise<void> => {
  // If this is the only process, any batch that was written before its start belongs to a killed process.
  const staleSeconds = content.isOnlyProcess === true ? Math.min(STALE_SECONDS, performance.now() / 1_000) : STALE_SECONDS
  for (const { import_id, isStale } of await readUnfinished(database, staleSeconds))
    if (isStale)
      await finishWriting(database, import_id, content, pace).catch((error: unknown) => giveUp(database, import_id, String(error)))
}

/** Ends an import that can neither be completed nor undone. No part is half written, and `own_product` contains what was written. */
const giveUp = async (database: Kysely<Tables>, importId: number, message: string): Promise<void> => {
  await database
    .updateTable("import")
    .set({
      state: "refused",
      plan: null,
      finished_at: new Date(),
      message: `${message} The parts that were written stay. Import the files again.`
    })
    .where("import_id", "=", importId)
    .where("state", "in", ["writing", "undoing"])
    .execute()
}

const readUnfinished = async (database: Kysely<Tables>, staleSeconds: number): Promise<ReadonlyArray<Unfinished>> => {
  const { rows } = await sql<Unfinished>`
    select import_id, state, kind, plan, counts, beat_at < now() - make_interval(secs => ${staleSeconds}) as "isStale"
    from import where state in ('writing', 'undoing') order by import_id`.execute(database)
  return rows
}

const write = async (database: Kysely<Tables>, importId: number, content: CatalogContent, pace: Pace): Promise<void> => {
  const found = (await readUnfinished(database, 0)).find(({ import_id }) => import_id === importId)
  if (found === undefined) return
  const options = { ...content, plan: found.plan, pace, isUndo: found.state === "undoing" }
  if (found.kind === "catalog") {
    await writeCatalog(database, importId, options)
    if (!options.isUndo) await retryPictures(database, importId)
    if (found.counts !== null) await analyzeTables(database, found.counts, pace)
  } else await writeOfferFeed(database, importId, options)
  await deleteStaged(database, importId, pace)
}

/** Turns a failed import into an undo, which ends with the state `refused`. If the undo fails as well, the next process tries it again. */
const undoFailed = async (database: Kysely<Tables>, importId: number, message: string): Promise<void> => {
  await sql`
    update import set state = 'undoing', plan = jsonb_set(plan, '{outcome}', ${JSON.stringify({ state: "refused", message })}::jsonb)
    where import_id = ${importId} and state = 'writing'`.execute(database)
}
