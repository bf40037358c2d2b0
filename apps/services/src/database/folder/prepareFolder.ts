import { mkdirSync } from "node:fs"
import { DiskFull, FolderInUse, FolderNotWritable } from "../errors.ts"
import { systemCode } from "../thrown.ts"
import { lockFolder, type Release } from "./FolderLock.ts"

const notWritable = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENAMETOOLONG", "ENOENT"]

/** Makes the data folder, for its owner's eyes only, and locks it. Throws one of the three errors, or what it cannot explain. */
export const prepareFolder = (folder: string): Release => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return lockFolder(folder)
  } catch (error) {
    throw folderError(folder, error) ?? error
  }
}

/** What a failed system call in the folder means; undefined where it is none of the known ones. */
export const folderError = (folder: string, error: unknown): FolderInUse | DiskFull | FolderNotWritable | undefined => {
  if (error instanceof FolderInUse) return error
  const code = systemCode(error)
  if (code === "ENOSPC" || code === "EDQUOT") return new DiskFull({ folder })
  if (code !== undefined && notWritable.includes(code)) return new FolderNotWritable({ folder, code })
  return undefined
}
