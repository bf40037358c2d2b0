import { Effect } from "effect"
import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { ConnectedDatabase } from "../Database.ts"
import { DatabaseBroken, SchemaNewer, DiskFull, type FolderInUse, type FolderNotWritable } from "../errors.ts"
import { folderError, prepareFolder } from "../folder/prepareFolder.ts"
import { rowTypes } from "../rowTypes.ts"
import { type RecoveringPool, createRecoveringPool } from "../createRecoveringPool.ts"
import { type DatabaseThread, OpenFailed, startDatabaseThread } from "./DatabaseThread.ts"

/** Major version of the PostgreSQL in PGlite. It opens only folders of this version. */
const EMBEDDED_VERSION = "18"
/** Milliseconds that in-flight queries may still run on close. Then the thread ends. */
const CLOSE_TIMEOUT_MS = 3_000

type OpenEmbeddedError = FolderInUse | FolderNotWritable | DiskFull | DatabaseBroken | SchemaNewer

/**
 * Opens the database in `dataDir` and creates it at the first start (a few seconds). The folder stays locked until
 * `close`.
 */
export const openEmbedded = (dataDir: string): Effect.Effect<ConnectedDatabase, OpenEmbeddedError> =>
  Effect.tryPromise({ try: () => open(resolve(dataDir)), catch: (error) => error }).pipe(
    Effect.catch((error) => {
      const known = toOpenError(resolve(dataDir), error)
      return known === undefined ? Effect.die(error) : Effect.fail(known)
    })
  )

const open = async (dataDir: string): Promise<ConnectedDatabase> => {
  const release = prepareFolder(dataDir)
  try {
    const database = join(dataDir, "database")
    checkVersion(database)
    const thread = await startDatabaseThread(database)
    const { close: end, pool } = createPool(thread)
    const close = async () => {
      // Clients of a dead thread are never released, so the pool would wait for them forever.
      await Promise.race([end(CLOSE_TIMEOUT_MS), thread.lost])
      await thread.stop()
      release()
    }
    return {
      kind: "embedded",
      pool,
      standbys: [],
      staleness: 0,
      close,
      lost: Effect.promise(() => thread.lost).pipe(Effect.flatMap(Effect.fail))
    }
  } catch (error) {
    release()
    throw error
  }
}

const checkVersion = (database: string): void => {
  if (!existsSync(database)) return
  const file = join(database, "PG_VERSION")
  if (!existsSync(file)) throw new DatabaseBroken({ folder: database, cause: "it has no PG_VERSION file" })
  const version = readFileSync(file, "utf8").trim()
  if (!/^\d+$/.test(version)) throw new DatabaseBroken({ folder: database, cause: "its PG_VERSION file is invalid" })
  if (Number(version) > Number(EMBEDDED_VERSION)) {
    throw new SchemaNewer({ found: `PostgreSQL ${version}`, known: `PostgreSQL ${EMBEDDED_VERSION}` })
  }
  if (version !== EMBEDDED_VERSION)
    throw new DatabaseBroken({ folder: database, cause: `it was created by PostgreSQL ${version}, not ${EMBEDDED_VERSION}` })
}

/**
 * Creates a pool with one connection. The embedded database has one session, so two clients would share settings, prepared statements and
 * transactions. The connection has no idle timeout, because a new connection resets the session. Code that requests a second connection
 * inside a transaction fails after a minute instead of hanging.
 */
const createPool = (thread: DatabaseThread): RecoveringPool =>
  // `lost` reports that the thread ended.
  createRecoveringPool(
    {
      stream: thread.connect,
      user: "postgres",
      database: "postgres",
      ssl: false,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 60_000,
      types: rowTypes
    },
    { onSilence: () => undefined }
  )

const toOpenError = (dataDir: string, error: unknown): OpenEmbeddedError | undefined => {
  if (error instanceof DatabaseBroken || error instanceof SchemaNewer) return error
  if (!(error instanceof OpenFailed)) return folderError(dataDir, error)
  return /ENOSPC|No space left/i.test(error.cause)
    ? new DiskFull({ folder: dataDir })
    : new DatabaseBroken({ folder: join(dataDir, "database"), cause: error.cause })
}
