import type { PushKeys } from "@camber/services/push"
import { Data, Effect, Redacted, Schema } from "effect"
import { createECDH } from "node:crypto"
import { join } from "node:path"
import { readOrCreateFile } from "./readOrCreateFile.ts"
import { parseBase64url } from "./parsers.ts"
import type { Settings } from "./Settings.ts"

/** The file with the push keys could be neither created nor read. */
export class PushKeysUnusable extends Data.TaggedError("PushKeysUnusable")<{ readonly file: string; readonly cause: string }> {
  override get message() {
    return `The push keys ${this.file} cannot be used (${this.cause}). Fix or delete the file (deleting it ends every device's subscription), or set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.`
  }
}

/**
 * Returns the key pair that signs push messages: from the settings, or else generated once in the existing data folder. Processes that
 * share a database have no common folder. Without settings, their key pair is null and they send no messages.
 */
export const pushKeys = ({
  dataDir,
  databaseUrl,
  vapidPrivateKey,
  vapidPublicKey
}: Settings): Effect.Effect<PushKeys | null, PushKeysUnusable> => {
  if (vapidPublicKey !== undefined && vapidPrivateKey !== undefined)
    return Effect.succeed({ publicKey: vapidPublicKey, privateKey: vapidPrivateKey })
  if (databaseUrl !== undefined) return Effect.succeed(null)
  const file = join(dataDir, "push-keys.json")
  return Effect.try({
    try: () => decode(Buffer.from(readOrCreateFile(file, newPair)).toString("utf8")),
    catch: (error) => new PushKeysUnusable({ file, cause: error instanceof Error ? error.message : String(error) })
  }).pipe(Effect.map(({ privateKey, publicKey }) => ({ publicKey, privateKey: Redacted.make(privateKey) })))
}

const newPair = (): Uint8Array => {
  const pair = createECDH("prime256v1")
  const publicKey = pair.generateKeys("base64url")
  const privateKey = pair.getPrivateKey().toString("hex").padStart(64, "0")
  return Buffer.from(JSON.stringify({ publicKey, privateKey: Buffer.from(privateKey, "hex").toString("base64url") }))
}

const getKey = (bytes: number) => {
  const read = parseBase64url(bytes)
  return Schema.String.check(Schema.makeFilter((text) => read(text)._tag === "Some" || "a key in base64url"))
}
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ publicKey: getKey(65), privateKey: getKey(32) })))
