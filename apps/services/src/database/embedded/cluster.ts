import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { DurableFolder } from "./DurableFolder.ts"
import type { WasmModule } from "./postgresWasm.ts"

/**
 * Opens the database in `folder`, and creates it there first if there is none. A new database is made beside it and moved into place
 * when it is whole, so a start that was killed half-way leaves nothing that looks like a database.
 * `program` is PostgreSQL itself; `log` gets the server's log lines.
 */
export const openPglite = async (folder: string, program: WasmModule, log: (line: string) => void): Promise<PGlite> => {
  if (!existsSync(folder)) await createCluster(folder, program, log)
  return open(folder, program, log)
}

const createCluster = async (folder: string, program: WasmModule, log: (line: string) => void): Promise<void> => {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  try {
    const pglite = await open(unfinished, program, log)
    await pglite.close()
    syncTree(unfinished)
    renameSync(unfinished, folder)
    syncPath(dirname(folder))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

// The sync method is the one that the folder carries out. The system keeps the files in memory anyway: a second copy of 128 MB, as the package
// has it, would only make the process larger.
const settings = ["wal_sync_method=fsync", "shared_buffers=16MB"]
// -F would turn fsync off.
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), ...settings.flatMap((setting) => ["-c", setting])]

const open = (folder: string, program: WasmModule, log: (line: string) => void): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableFolder(folder),
    extensions: { pg_trgm, unaccent },
    startParams,
    pgliteWasmModule: program,
    onStderr: (line) => {
      log(line)
      return false
    }
  })

const syncTree = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

const syncPath = (path: string): void => {
  const descriptor = openSync(path, "r")
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
