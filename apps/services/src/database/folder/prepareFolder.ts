import { chmodSync, mkdirSync } from "node:fs"
import { DiskFull, FolderInUse, FolderNotWritable } from "../errors.ts"
import { getSystemErrorCode } from "../../foundation/errorDetails.ts"
import { lockFolder, type Release } from "./FolderLock.ts"

const notWritable = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENAMETOOLONG", "ENOENT"]

/** Makes the data folder, or finds it, has its owner alone look into it, and locks it. Throws one of the three errors, or what it cannot explain. */
export const prepareFolder = (folder: string): Release => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    closeToOthers(folder)
    return lockFolder(folder)
  } catch (error) {
    throw folderError(folder, error) ?? error
  }
}

/** A folder of somebody else's, or on a file system without modes, is left as it is. */
const closeToOthers = (folder: string): void => {
  try {
    chmodSync(folder, 0o700)
  } catch {
    return
  }
}

/** What a failed system call in the folder means; undefined where it is none of the known ones. */
export const folderError = (folder: string, error: unknown): FolderInUse | DiskFull | FolderNotWritable | undefined => {
  if (error instanceof FolderInUse) return error
  const code = getSystemErrorCode(error)
  if (code === "ENOSPC" || code === "EDQUOT") return new DiskFull({ folder })
  if (code !== undefined && notWritable.includes(code)) return new FolderNotWritable({ folder, code })
  return undefined
}
