import { chown, copyFile, mkdir, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Client } from "pg"
import type { PostgresDataFolder } from "./postgresProcess.ts"

/**
 * Copies a running server's data to a new folder. It works like `pg_basebackup`, which no npm package contains.
 *
 * The copy of a standby gets later changes from its primary. If `includesLog` is true, the copy contains the log and works without a
 * primary.
 */
export const baseBackup = async (
  dataFolder: PostgresDataFolder,
  from: { readonly data: string; readonly url: string },
  to: string,
  includesLog = false
): Promise<void> => {
  const client = new Client({ connectionString: from.url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('copy', true)")
    await copyFolder(dataFolder, from.data, to, [])
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)")
    await writeOwned(dataFolder, join(to, "backup_label"), rows[0]?.labelfile ?? "")
    if (includesLog)
      for (const file of await readdir(join(from.data, "pg_wal")))
        if (/^[0-9A-F]{24}$/.test(file)) await copyFileWithOwner(dataFolder, from.data, to, ["pg_wal", file])
  } finally {
    await client.end()
  }
}

/** Paths that are not copied: files that a server creates again when it starts, and the log. */
const excludedPaths =
  /^(postmaster\.pid|postmaster\.opts|waiting\.conf|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.+|.*pgsql_tmp.*)$/

const copyFolder = async (dataFolder: PostgresDataFolder, from: string, to: string, below: ReadonlyArray<string>): Promise<void> => {
  await mkdir(join(to, ...below), { mode: 0o700 })
  await changeOwner(dataFolder, join(to, ...below))
  for (const entry of await readdir(join(from, ...below), { withFileTypes: true })) {
    const path = [...below, entry.name]
    if (excludedPaths.test(path.join("/"))) continue
    if (entry.isDirectory()) await copyFolder(dataFolder, from, to, path)
    else {
      try {
        await copyFileWithOwner(dataFolder, from, to, path)
      } catch (error) {
        // The server may have removed the file during the copy.
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error
      }
    }
  }
}

const changeOwner = async ({ owner }: PostgresDataFolder, file: string): Promise<void> => {
  if (owner !== undefined) await chown(file, owner.uid, owner.gid)
}

const copyFileWithOwner = async (dataFolder: PostgresDataFolder, from: string, to: string, path: ReadonlyArray<string>): Promise<void> => {
  await copyFile(join(from, ...path), join(to, ...path))
  await changeOwner(dataFolder, join(to, ...path))
}

/** Writes a file that the server's user can read. */
export const writeOwned = async (dataFolder: PostgresDataFolder, file: string, text: string): Promise<void> => {
  await writeFile(file, text)
  await changeOwner(dataFolder, file)
}
