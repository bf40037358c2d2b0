import { readdir, stat, statfs } from "node:fs/promises"
import path from "node:path"
import type { Database } from "@camber/services/database"
import { countPictures, createPictureEncoder } from "@camber/services/pictures"
import { existsSync } from "node:fs"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"

const HOUR_MS = 3_600_000
/** Maximum age of the newest backup in hours. A nightly backup that takes several hours stays below this. */
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

/** A white PNG of 32 x 32 pixels. */
const sample = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAMAAABEpIrGAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQ4jWNgGAWjYBSMAgasAAAEIAABMVaGxQAAAABJRU5ErkJggg==",
  "base64"
)

/** Checks that this machine can encode photographs, and that the photographs of the parts are loaded. */
export const checkPictures = async ({ background }: Database): Promise<CheckResult> => {
  const encoded = await createPictureEncoder()(sample)
  if (encoded._tag === "Refused") return fail(`Photographs cannot be encoded. Reinstall the packages on this machine. ${encoded.sentence}`)
  const { failed, ready, waiting } = await countPictures(background)
  const found = `${ready} photographs and documents are shown, ${waiting} are still loading`
  return failed === 0 ? pass(`${found}.`) : warn(`${found}, ${failed} could not be loaded. To see why, run \`pnpm catalog history\`.`)
}

const MB = 2 ** 20

/** Free bytes below which a check fails or warns. */
interface DiskLimits {
  readonly failBelow: number
  readonly warnBelow: number
}

/** A full disk fails every order of the embedded database, and every backup. */
export const defaultDiskLimits: DiskLimits = { failBelow: 256 * MB, warnBelow: 2048 * MB }

/** Checks the free space on the disks of these folders and reports the fullest. A missing folder counts as its parent. */
export const checkDisk = async (folders: ReadonlyArray<string>, { failBelow, warnBelow }: DiskLimits): Promise<CheckResult> => {
  const disks = await Promise.all(folders.map(async (folder) => ({ folder, free: await readFreeBytes(folder) })))
  const fullest = disks.reduce((least, disk) => (disk.free < least.free ? disk : least))
  const found = `The disk of ${fullest.folder} has ${formatBytes(fullest.free)} left`
  if (fullest.free >= warnBelow) return pass(`${found}.`)
  const advice = `${found}: free some space.`
  return fullest.free < failBelow ? fail(advice) : warn(advice)
}

const readFreeBytes = async (folder: string): Promise<number> => {
  let existing = path.resolve(folder)
  while (!existsSync(existing)) existing = path.dirname(existing)
  const { bavail, bsize } = await statfs(existing)
  return bavail * bsize
}

const formatBytes = (bytes: number): string => (bytes < 1024 * MB ? `${Math.floor(bytes / MB)} MB` : `${Math.floor(bytes / MB / 1024)} GB`)
