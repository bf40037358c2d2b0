import { chown, copyFile, mkdir, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Client } from "pg"
import type { PostgresDataFolder } from "./postgresProcess.ts"

/**
 * A copy of a running server's data in a new folder, as `pg_basebackup` makes one: no package carries that. What is written meanwhile comes
 * from the log, either from the server that a standby follows, or, where it `isWhole`, from the copy itself.
 */
export const baseBackup = async (
  place: PostgresDataFolder,
  from: { readonly data: string; readonly url: string },
  to: string,
  isWhole = false
): Promise<void> => {
  const client = new Client({ connectionString: from.url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('copy', true)")
    await copyFolder(place, from.data, to, [])
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)")
    await writeOwned(place, join(to, "backup_label"), rows[0]?.labelfile ?? "")
    if (isWhole)
      for (const file of await readdir(join(from.data, "pg_wal")))
        if (/^[0-9A-F]{24}$/.test(file)) await copyOwned(place, from.data, to, ["pg_wal", file])
  } finally {
    await client.end()
  }
}

/** What a server writes anew when it starts, and the log, which comes from the primary. */
const notCopied =
  /^(postmaster\.pid|postmaster\.opts|waiting\.conf|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.+|.*pgsql_tmp.*)$/

const copyFolder = async (place: PostgresDataFolder, from: string, to: string, below: ReadonlyArray<string>): Promise<void> => {
  await mkdir(join(to, ...below), { mode: 0o700 })
  await own(place, join(to, ...below))
  for (const entry of await readdir(join(from, ...below), { withFileTypes: true })) {
    const path = [...below, entry.name]
    if (notCopied.test(path.join("/"))) continue
    if (entry.isDirectory()) await copyFolder(place, from, to, path)
    else {
      try {
        await copyOwned(place, from, to, path)
      } catch (error) {
        // The server has removed it since.
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error
      }
    }
  }
}

const own = async ({ owner }: PostgresDataFolder, file: string): Promise<void> => {
  if (owner !== undefined) await chown(file, owner.uid, owner.gid)
}

const copyOwned = async (place: PostgresDataFolder, from: string, to: string, path: ReadonlyArray<string>): Promise<void> => {
  await copyFile(join(from, ...path), join(to, ...path))
  await own(place, join(to, ...path))
}

/** Writes a file that the server's user can read. */
export const writeOwned = async (place: PostgresDataFolder, file: string, text: string): Promise<void> => {
  await writeFile(file, text)
  await own(place, file)
}
