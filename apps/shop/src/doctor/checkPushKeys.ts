import { Redacted } from "effect"
import { createECDH } from "node:crypto"
import { existsSync } from "node:fs"
import path from "node:path"
import type { Settings } from "../settings/index.ts"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"

type PushSettings = Pick<Settings, "dataDir" | "databaseUrl" | "vapidPrivateKey" | "vapidPublicKey">

/** Checks that push messages have a pair of keys that belong together. Creates none. */
export const checkPushKeys = ({ dataDir, databaseUrl, vapidPrivateKey, vapidPublicKey }: PushSettings): CheckResult => {
  const renewal = 'set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY to the output of "npx web-push generate-vapid-keys".'
  if (vapidPublicKey !== undefined && vapidPrivateKey !== undefined)
    return isPair(vapidPublicKey, Redacted.value(vapidPrivateKey))
      ? pass("The two VAPID keys belong together.")
      : fail(`The two VAPID keys do not belong together: ${renewal}`)
  if (databaseUrl !== undefined) return warn(`Push messages are off: ${renewal}`)
  return existsSync(path.join(dataDir, "push-keys.json"))
    ? pass("The data folder has a pair of push keys.")
    : warn("The push keys do not exist yet: start the shop once, which creates them.")
}

const isPair = (publicKey: string, privateKey: string): boolean => {
  try {
    const pair = createECDH("prime256v1")
    pair.setPrivateKey(privateKey, "base64url")
    return pair.getPublicKey("base64url") === publicKey
  } catch {
    return false
  }
}
