import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import type { WasmModule } from "./postgresWasm.ts"
import { NodeFS } from "@electric-sql/pglite/nodefs"

type Startup = Parameters<NodeFS["init"]>

/**
 * File system of the embedded database. Its fsync writes to the disk. PGlite's own file system ignores fsync, so its acknowledged writes
 * survive a killed process, but not a power failure.
 */
class DurableFolder extends NodeFS {
  override async init(...[pglite, options]: Startup): Promise<{ emscriptenOpts: Startup[1] }> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    preRun.push((module) => {
      module.NODEFS.stream_ops.fsync = (stream: { readonly nfd: number }) => {
        fsyncSync(stream.nfd)
        return 0
      }
    })
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/**
 * Opens the database in `folder`, or creates it if the folder has none.
 *
 * A new database is created beside the folder and renamed once it is complete. An interrupted start therefore leaves no
 * partial database.
 *
 * @param program - The compiled PostgreSQL.
 * @param log - Receives the server's log lines.
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

// `fsync` is the sync method that DurableFolder implements. The operating system caches the files, so PGlite's default buffers of 128 MB
// would only waste memory.
const settings = ["wal_sync_method=fsync", "shared_buffers=16MB"]
// Leaves out `-F`, which would disable fsync.
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
