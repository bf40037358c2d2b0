import { chmodSync, mkdtempSync, readFileSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const memory = "/dev/shm"

/** Bytes needed by a whole run: databases, browser profiles and its report. */
const ROOM = 4 * 1024 ** 3

/**
 * Returns whether the machine has an in-memory file system with enough space that can run programs, because PostgreSQL
 * may be copied there.
 */
const lendsMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    const options = new RegExp(`^\\S+ ${memory} tmpfs (\\S+)`, "m").exec(readFileSync("/proc/mounts", "utf8"))?.[1]?.split(",")
    return options !== undefined && !options.includes("noexec") && bavail * bsize > ROOM
  } catch {
    return false
  }
}

/** Creates a folder for a run's temporary files, in memory if possible, so that hundreds of copies and deletions never wait for a disk. */
export const scratchFolder = (): string => {
  const folder = mkdtempSync(path.join(lendsMemory() ? memory : tmpdir(), "camber-run-"))
  // PostgreSQL runs as another user and needs to traverse the folder.
  chmodSync(folder, 0o711)
  return folder
}
