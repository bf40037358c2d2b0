import { Effect } from "effect"
import { createHash, randomUUID } from "node:crypto"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Database, migrate, migrations, openDatabase } from "../src/database/openDatabase.ts"
import type { TemporaryDatabase } from "./allDatabases.ts"

/** Creates an embedded database without tables. */
export const emptyEmbeddedPlace = (): Promise<TemporaryDatabase> => copyModel(empty)

/** Creates an embedded database with all tables and without rows. */
export const migratedEmbeddedPlace = (): Promise<TemporaryDatabase> => copyModel(migrated)

/** A template of an embedded database, which tests copy. */
interface Model {
  readonly name: string
  readonly prepare: (database: Database) => Promise<unknown>
}

const empty: Model = { name: "empty", prepare: async () => {} }
const sources = join(import.meta.dirname, "../src/database/migrations")
const migrated: Model = {
  name: `migrated-${readdirSync(sources)
    .toSorted()
    .reduce((hash, file) => hash.update(readFileSync(join(sources, file))), createHash("sha256"))
    .digest("hex")
    .slice(0, 12)}`,
  prepare: (database) => Effect.runPromise(migrate(database.kysely, migrations))
}

const copyModel = async (model: Model): Promise<TemporaryDatabase> => {
  const dataDir = mkdtempSync(join(tmpdir(), "camber-data-"))
  cpSync(await findModel(model), join(dataDir, "database"), { recursive: true })
  return { settings: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

/**
 * Finds or creates a model. Creating one takes seconds, so it is cached next to the installed packages. The folder's name contains the
 * versions of the database and the migrations.
 */
const findModel = async ({ name, prepare }: Model): Promise<string> => {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(packageFile, "utf8"))
  const folder = join(import.meta.dirname, "../node_modules/.cache", `${name}-database-${version}`)
  if (!existsSync(folder)) {
    const draft = `${folder}.${randomUUID()}`
    mkdirSync(draft, { recursive: true })
    const database = await Effect.runPromise(openDatabase({ dataDir: draft }))
    await prepare(database)
    await database.close()
    try {
      renameSync(join(draft, "database"), folder)
    } catch (error) {
      // If the folder exists, another test file created the model first.
      if (!existsSync(folder)) throw error
    }
    rmSync(draft, { recursive: true })
  }
  return folder
}

const packageFile = join(import.meta.dirname, "../node_modules/@electric-sql/pglite/package.json")
