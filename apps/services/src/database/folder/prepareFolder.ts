import { chmodSync, mkdirSync } from "node:fs"
import { DiskFull, FolderInUse, FolderNotWritable } from "../errors.ts"
import { getSystemErrorCode } from "../../foundation/errorDetails.ts"
import { lockFolder, type Release } from "./FolderLock.ts"

const notWritable = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENAMETOOLONG", "ENOENT"]

/**
 * Creates the data folder if needed, makes it private to its owner, and locks it. Throws a `DatabaseError`, or the system error if the
 * cause is unknown.
 */
export const prepareFolder = (folder: string): Release => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    makePrivate(folder)
    return lockFolder(folder)
  } catch (error) {
    throw folderError(folder, error) ?? error
  }
}

/** Restricts access to the owner. Does nothing if the folder belongs to another user or the file system has no modes. */
const makePrivate = (folder: string): void => {
  try {
    chmodSync(folder, 0o700)
  } catch {
    return
  }
}

/** Converts a system error in the folder to a `DatabaseError`; undefined if none corresponds. */
export const folderError = (folder: string, error: unknown): FolderInUse | DiskFull | FolderNotWritable | undefined => {
  if (error instanceof FolderInUse) return error
  const code = getSystemErrorCode(error)
  if (code === "ENOSPC" || code === "EDQUOT") return new DiskFull({ folder })
  if (code !== undefined && notWritable.includes(code)) return new FolderNotWritable({ folder, code })
  return undefined
}
