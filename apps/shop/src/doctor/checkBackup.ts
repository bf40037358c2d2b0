import { readdir, stat } from "node:fs/promises"
import path from "node:path"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"

const HOUR_MS = 3_600_000
/** A nightly backup that takes hours is at most this old. */
const MAX_AGE_HOURS = 36
/** Incomplete dump of camber-backup.service. */
const UNFINISHED = "part.dump"

/**
 * Checks the age of the newest backup.
 *
 * @param folder - BACKUP_DIR; undefined if it is not set.
 * @param now - Current time in milliseconds.
 */
export const checkBackup = async (folder: string | undefined, now: number): Promise<CheckResult> => {
  if (folder === undefined) return warn("BACKUP_DIR is not set: back up each night and set it to the folder of the backups.")
  const files = await listFiles(folder)
  if (files === undefined) return fail(`The folder ${folder} cannot be read: set BACKUP_DIR to the folder of the backups.`)
  const [newest] = files.toSorted((a, b) => b.modified - a.modified)
  if (newest === undefined) return fail(`The folder ${folder} has no backup: start the nightly backup.`)
  const hours = Math.max(0, Math.round((now - newest.modified) / HOUR_MS))
  return hours <= MAX_AGE_HOURS
    ? pass(`The newest backup is ${hours} hours old: ${newest.name}.`)
    : fail(`The newest backup, ${newest.name}, is ${hours} hours old: find out why the nightly backup stopped.`)
}

/** Lists complete files with their modification time in milliseconds; undefined if the folder cannot be read. */
const listFiles = async (folder: string) => {
  const names = await readdir(folder).catch(() => undefined)
  const files = await Promise.all(
    names?.map(async (name) => {
      const found = await stat(path.join(folder, name)).catch(() => undefined)
      return found?.isFile() === true && found.size > 0 && name !== UNFINISHED ? [{ name, modified: found.mtimeMs }] : []
    }) ?? []
  )
  return names === undefined ? undefined : files.flat()
}
