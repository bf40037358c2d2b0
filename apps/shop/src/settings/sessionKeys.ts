import type { SessionKeys } from "@camber/services"
import { Array as Arr, Data, Effect, Redacted } from "effect"
import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { readOrCreateFile } from "./readOrCreateFile.ts"
import type { Settings } from "./Settings.ts"

const keyLength = 32

/** The file with the session key could be neither created nor read. `code` is the system error, such as EACCES. */
export class SessionKeyUnusable extends Data.TaggedError("SessionKeyUnusable")<{ readonly file: string; readonly cause: string }> {
  override get message() {
    return `The session key ${this.file} cannot be used (${this.cause}). Fix or delete it (deleting it signs everyone out), or set SESSION_SECRET.`
  }
}

/**
 * Returns the keys that sign sessions: those of SESSION_SECRET, or else 32 random bytes, generated once in the existing
 * data folder and readable only by its owner (GAP-C22).
 */
export const sessionKeys = ({ sessionSecret, dataDir }: Settings): Effect.Effect<SessionKeys, SessionKeyUnusable> => {
  if (sessionSecret !== undefined) {
    const [first, ...others] = Arr.map(Redacted.value(sessionSecret), (text) => Redacted.make<Uint8Array>(new TextEncoder().encode(text)))
    return Effect.succeed([first, ...others])
  }
  const file = join(dataDir, "session-key")
  return Effect.try({
    try: (): SessionKeys => [Redacted.make(ownKey(file))],
    catch: (error) => new SessionKeyUnusable({ file, cause: error instanceof Error ? error.message : String(error) })
  })
}

const ownKey = (file: string): Uint8Array => {
  const key = readOrCreateFile(file, () => randomBytes(keyLength))
  if (key.length !== keyLength) throw new Error(`it has ${key.length} bytes, not ${keyLength}`)
  return key
}
