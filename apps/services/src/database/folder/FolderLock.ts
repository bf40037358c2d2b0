import { Option, Schema } from "effect"
import { randomUUID } from "node:crypto"
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { FolderInUse } from "../errors.ts"
import { getSystemErrorCode } from "../../foundation/errorDetails.ts"
import { isRunning, type ProcessIdentity, thisProcess } from "./processIdentity.ts"

const Owner = Schema.fromJsonString(Schema.Struct({ pid: Schema.Int, startTime: Schema.NullOr(Schema.String) }))
const decodeOwner = Schema.decodeUnknownOption(Owner)

/** Unlocks the folder. Idempotent. */
export type Release = () => void

/**
 * Locks the folder for this process with a file `lock` that identifies the owner.
 *
 * Takes over the lock of a dead owner. Throws FolderInUse if the owner is running, in this process or another. Throws a system error if the
 * folder is not writable.
 *
 * Processes that share the folder must see each other's pids. Two containers with a shared volume do not see each other's pids.
 */
export const lockFolder = (folder: string): Release => {
  const lock = join(folder, "lock")
  // A link to a complete file creates the lock atomically, so that no process reads a partial owner.
  const claim = `${lock}.${randomUUID()}`
  try {
    writeFileSync(claim, JSON.stringify(thisProcess()), { flag: "wx" })
    const owner = take(lock, claim)
    if (owner !== undefined) throw new FolderInUse({ folder, pid: owner.pid })
  } finally {
    rmSync(claim, { force: true })
  }
  let isLocked = true
  return () => {
    if (isLocked) rmSync(lock, { force: true })
    isLocked = false
  }
}

/**
 * Creates `lock`, or returns its running owner.
 *
 * To replace the lock of a dead owner, a process first takes `lock.next`, in the same way, because the owner of `lock.next` may be dead
 * too. While holding `lock.next`, it checks the owner of `lock` again, because another process may have been faster. Then it renames
 * `lock.next` to `lock`.
 */
const take = (lock: string, claim: string): ProcessIdentity | undefined => {
  while (!tryLink(claim, lock)) {
    const current = read(lock)
    if (current.owner !== undefined) return current.owner
    const successor = `${lock}.next`
    const rival = take(successor, claim)
    if (rival !== undefined) return rival
    const { exists, owner } = read(lock)
    if (exists && owner === undefined) {
      renameSync(successor, lock)
      return undefined
    }
    rmSync(successor)
  }
  return undefined
}

const tryLink = (claim: string, lock: string): boolean => {
  try {
    linkSync(claim, lock)
    return true
  } catch (error) {
    if (getSystemErrorCode(error) === "EEXIST") return false
    throw error
  }
}

/** Reads a lock. `owner` is undefined unless that process is running. An unreadable lock counts as the lock of a dead owner. */
const read = (lock: string): { readonly exists: boolean; readonly owner: ProcessIdentity | undefined } => {
  try {
    const owner = decodeOwner(readFileSync(lock, "utf8"))
    return { exists: true, owner: Option.isSome(owner) && isRunning(owner.value) ? owner.value : undefined }
  } catch (error) {
    if (getSystemErrorCode(error) === "ENOENT") return { exists: false, owner: undefined }
    throw error
  }
}
