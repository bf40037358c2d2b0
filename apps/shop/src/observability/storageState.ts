import { statfs } from "node:fs/promises"

/** PostgreSQL's write-ahead log uses files of 16 MB. With less space, the next order may fail. */
const LEAST_BYTES = 16 * 2 ** 20

/** Returns whether the disk of a folder has room for writes. */
export const storageState = async (folder: string, leastBytes = LEAST_BYTES): Promise<"ok" | "full"> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < leastBytes ? "full" : "ok"
}
