import { chmodSync, mkdtempSync, readFileSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const memory = "/dev/shm"

/** Bytes of room that a whole run is given: its databases, the browsers' profiles and its report. */
const ROOM = 4 * 1024 ** 3

/** Whether the machine lends a file system in memory that has the room and starts programs: PostgreSQL may be copied there. */
const lendsMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    const options = new RegExp(`^\\S+ ${memory} tmpfs (\\S+)`, "m").exec(readFileSync("/proc/mounts", "utf8"))?.[1]?.split(",")
    return options !== undefined && !options.includes("noexec") && bavail * bsize > ROOM
  } catch {
    return false
  }
}

/**
 * A new folder for what a run throws away, in memory where that is lent, and otherwise among the temporary ones. What is copied, synced and removed
 * again by the hundred then never waits for a disk.
 */
export const scratchFolder = (): string => {
  const folder = mkdtempSync(path.join(lendsMemory() ? memory : tmpdir(), "camber-run-"))
  // PostgreSQL runs as another user, and has to find its way through.
  chmodSync(folder, 0o711)
  return folder
}
