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
 * Takes over the lock of a dead owner. Throws FolderInUse if the owner runs, in this process or another, and a system
 * error if the folder is not writable.
 *
 * Processes that share the folder must see each other's pids. Two containers with a shared volume do not.
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
 * To replace a dead owner's lock, a process must hold `lock.next`, which is taken in the same way because its owner may
 * be dead too. It then renames `lock.next` to `lock`.
 * The owner is checked again under `lock.next`, because another process may have been faster.
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

/** Reads a lock. `owner` is undefined unless it is running. An unreadable lock counts as a dead owner's. */
const read = (lock: string): { readonly exists: boolean; readonly owner: ProcessIdentity | undefined } => {
  try {
    const owner = decodeOwner(readFileSync(lock, "utf8"))
    return { exists: true, owner: Option.isSome(owner) && isRunning(owner.value) ? owner.value : undefined }
  } catch (error) {
    if (getSystemErrorCode(error) === "ENOENT") return { exists: false, owner: undefined }
    throw error
  }
}
