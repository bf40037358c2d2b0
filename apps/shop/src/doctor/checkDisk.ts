import { existsSync } from "node:fs"
import { statfs } from "node:fs/promises"
import path from "node:path"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"

const MB = 2 ** 20

/** Free bytes below which a check fails or warns. */
export interface DiskLimits {
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
