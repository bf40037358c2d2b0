import type { PushKeys } from "@camber/services/push"
import { Data, Effect, Redacted, Schema } from "effect"
import { createECDH } from "node:crypto"
import { join } from "node:path"
import { readOrCreateFile } from "./readOrCreateFile.ts"
import { parseBase64url } from "./parsers.ts"
import type { Settings } from "./Settings.ts"

/** The file with the keys for messages could be neither made nor read. */
export class PushKeysUnusable extends Data.TaggedError("PushKeysUnusable")<{ readonly file: string; readonly cause: string }> {
  override get message() {
    return `The keys for messages ${this.file} cannot be used (${this.cause}): fix or delete the file (deleting it ends every device's subscription), or set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.`
  }
}

/**
 * The pair of keys that the shop signs messages to devices with: those of the settings, else a pair that is made once in the data folder
 * (which exists by then). Several processes on one database have no folder in common: without settings these send none, which is null.
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

const keyOf = (bytes: number) => {
  const read = parseBase64url(bytes)
  return Schema.String.check(Schema.makeFilter((text) => read(text)._tag === "Some" || "a key in base64url"))
}
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ publicKey: keyOf(65), privateKey: keyOf(32) })))
