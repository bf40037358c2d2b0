import { Effect } from "effect"
import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { ConnectedDatabase } from "../Database.ts"
import { DatabaseBroken, SchemaNewer, DiskFull, type FolderInUse, type FolderNotWritable } from "../errors.ts"
import { folderError, prepareFolder } from "../folder/prepareFolder.ts"
import { rowTypes } from "../rowTypes.ts"
import { type RecoveringPool, createRecoveringPool } from "../createRecoveringPool.ts"
import { type DatabaseThread, OpenFailed, startDatabaseThread } from "./DatabaseThread.ts"

/** The major version of PostgreSQL inside the package. It opens folders of this version only. */
const embeddedVersion = "18"
/** How long the queries in flight have at the end, in milliseconds: the thread ends after them. */
const closePatience = 3_000

type OpenEmbeddedError = FolderInUse | FolderNotWritable | DiskFull | DatabaseBroken | SchemaNewer

/** Opens the database that lives in `dataDir`, and makes it there at the first start (some seconds). The folder is locked till the close. */
export const openEmbedded = (dataDir: string): Effect.Effect<ConnectedDatabase, OpenEmbeddedError> =>
  Effect.tryPromise({ try: () => open(resolve(dataDir)), catch: (error) => error }).pipe(
    Effect.catch((error) => {
      const known = explain(resolve(dataDir), error)
      return known === undefined ? Effect.die(error) : Effect.fail(known)
    })
  )

const open = async (dataDir: string): Promise<ConnectedDatabase> => {
  const release = prepareFolder(dataDir)
  try {
    const database = join(dataDir, "database")
    checkVersion(database)
    const thread = await startDatabaseThread(database)
    const { close: end, pool } = poolOver(thread)
    const close = async () => {
      // A client whose thread has died is never given back, and the pool would wait for it for ever.
      await Promise.race([end(closePatience), thread.lost])
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
  if (!existsSync(file)) throw new DatabaseBroken({ folder: database, cause: "it holds no PG_VERSION" })
  const version = readFileSync(file, "utf8").trim()
  if (!/^\d+$/.test(version)) throw new DatabaseBroken({ folder: database, cause: "its PG_VERSION is no version" })
  if (Number(version) > Number(embeddedVersion)) {
    throw new SchemaNewer({ found: `PostgreSQL ${version}`, known: `PostgreSQL ${embeddedVersion}` })
  }
  if (version !== embeddedVersion)
    throw new DatabaseBroken({ folder: database, cause: `it is of PostgreSQL ${version}, not ${embeddedVersion}` })
}

/**
 * One connection: the embedded database is one backend with one session, so two clients would share settings, prepared statements and
 * even each other's transactions. It never idles out, because a new one costs a reset of the session. Whoever asks the pool for a second
 * connection inside a transaction gets an error after a minute, not a silent stop.
 */
const poolOver = (thread: DatabaseThread): RecoveringPool =>
  // That the thread ended is told by `lost`.
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

const explain = (dataDir: string, error: unknown): OpenEmbeddedError | undefined => {
  if (error instanceof DatabaseBroken || error instanceof SchemaNewer) return error
  if (!(error instanceof OpenFailed)) return folderError(dataDir, error)
  return /ENOSPC|No space left/i.test(error.cause)
    ? new DiskFull({ folder: dataDir })
    : new DatabaseBroken({ folder: join(dataDir, "database"), cause: error.cause })
}
