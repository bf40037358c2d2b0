import { Data } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"

/** Key of the lock that seedings also take, so that imports and seedings never write at the same time. */
const LOCK = 4_242_001
/** Maximum attempts to write a batch if deadlocks occur. */
const MAX_TRIES = 5

/** Another import or seeding is running, or the catalog is incomplete. */
export class CatalogBusy extends Data.TaggedError("CatalogBusy")<{ readonly message: string }> {}

/** While this process was writing the import, a seeding replaced the catalog or another process completed the import. */
export class ImportSuperseded extends Data.TaggedError("ImportSuperseded")<{ readonly message: string }> {}

/** Runs a transaction under the lock that seedings take. Fails with `CatalogBusy` if a seeding is running or was aborted. */
export const withCatalogLock = <A>(database: Kysely<Tables>, act: (transaction: Kysely<Tables>) => Promise<A>): Promise<A> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOCK}::bigint) as locked`.execute(transaction)
    if (rows[0]?.locked !== true) throw new CatalogBusy({ message: "Another import or seeding is running. Try again when it has ended." })
    const catalog = await sql`select from catalogue where is_complete`.execute(transaction)
    if (catalog.rows.length === 0)
      throw new CatalogBusy({ message: "The shop has no complete catalog. Start the shop once, or run pnpm seed." })
    return act(transaction)
  })

/** Waits for the lock that seedings take, and holds it until the end of the transaction. */
export const lockCatalog = async (transaction: Kysely<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(transaction)
}

/**
 * Writes a batch of an import in a transaction of its own, so that no lock is held for long. If another process completes the same import,
 * it waits for the batch. The change log's triggers are disabled during `write` and enabled again for `report`.
 */
export const inBatch = <A>(
  database: Kysely<Tables>,
  importId: number,
  write: (transaction: Kysely<Tables>) => Promise<A>,
  report: (transaction: Kysely<Tables>, written: A) => Promise<unknown> = async () => undefined
): Promise<A> =>
  withRetries(() =>
    database.transaction().execute(async (transaction) => {
      await lockCatalog(transaction)
      await requireWriting(transaction, importId)
      await sql`update catalogue set is_complete = false`.execute(transaction)
      const written = await write(transaction)
      await sql`update catalogue set is_complete = true`.execute(transaction)
      await report(transaction, written)
      return written
    })
  )

/** Runs a transaction again if PostgreSQL aborted it because of a deadlock. */
const withRetries = async <A>(run: () => Promise<A>): Promise<A> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await run()
    } catch (error) {
      if (tries >= MAX_TRIES || !isDeadlock(error)) throw error
    }
}

const isDeadlock = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "40P01"

/** Records that a process is still working on an import although it has nothing to write at the moment. */
export const beat = async (database: Kysely<Tables>, importId: number): Promise<void> => {
  await sql`update import set beat_at = now() where import_id = ${importId} and state in ('writing', 'undoing')`.execute(database)
}

const requireWriting = async (transaction: Kysely<Tables>, importId: number): Promise<void> => {
  const { rows } = await sql`
    update import set beat_at = now() where import_id = ${importId} and state in ('writing', 'undoing') and exists (select from catalogue where is_complete)
    returning 1`.execute(transaction)
  if (rows.length === 0)
    throw new ImportSuperseded({ message: "A seeding replaced the catalog, or another process completed this import." })
}
