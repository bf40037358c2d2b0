import { Option, Schema } from "effect"
import { randomUUID } from "node:crypto"
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { FolderInUse } from "../errors.ts"
import { getSystemErrorCode } from "../../foundation/errorDetails.ts"
import { isRunning, type ProcessIdentity, thisProcess } from "./processIdentity.ts"

const Owner = Schema.fromJsonString(Schema.Struct({ pid: Schema.Int, startTime: Schema.NullOr(Schema.String) }))
const decodeOwner = Schema.decodeUnknownOption(Owner)

/** Frees the folder. May be called twice. */
export type Release = () => void

/**
 * Takes the folder for this process: the file `lock` in it names the owner. Throws FolderInUse when its owner lives, in this process
 * or another, and the system's own error when the folder cannot be written. A dead owner's lock is taken over.
 *
 * Processes that share the folder must see each other's pids: two containers on one volume do not.
 */
export const lockFolder = (folder: string): Release => {
  const lock = join(folder, "lock")
  // A lock appears with its content in one step (a link to a finished file), so nobody reads half an owner.
  const claim = `${lock}.${randomUUID()}`
  try {
    writeFileSync(claim, JSON.stringify(thisProcess()), { flag: "wx" })
    const owner = take(lock, claim)
    if (owner !== undefined) throw new FolderInUse({ folder, pid: owner.pid })
  } finally {
    rmSync(claim, { force: true })
  }
  let isHeld = true
  return () => {
    if (isHeld) rmSync(lock, { force: true })
    isHeld = false
  }
}

/**
 * Takes `lock`, or answers its living owner. A dead owner's lock may be replaced only by the holder of the lock beside it, which is
 * taken in the same way (its owner may have died too) and which then becomes the lock by one rename. Under it the dead owner is
 * looked at again: a rival may have been faster.
 */
const take = (lock: string, claim: string): ProcessIdentity | undefined => {
  while (!linked(claim, lock)) {
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

const linked = (claim: string, lock: string): boolean => {
  try {
    linkSync(claim, lock)
    return true
  } catch (error) {
    if (getSystemErrorCode(error) === "EEXIST") return false
    throw error
  }
}

/** `owner` is the living one; a lock that nobody can read is a dead owner's. */
const read = (lock: string): { readonly exists: boolean; readonly owner: ProcessIdentity | undefined } => {
  try {
    const owner = decodeOwner(readFileSync(lock, "utf8"))
    return { exists: true, owner: Option.isSome(owner) && isRunning(owner.value) ? owner.value : undefined }
  } catch (error) {
    if (getSystemErrorCode(error) === "ENOENT") return { exists: false, owner: undefined }
    throw error
  }
}
