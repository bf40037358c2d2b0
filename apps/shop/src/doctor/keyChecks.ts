import { Redacted } from "effect"
import { readFile, stat } from "node:fs/promises"
import path from "node:path"
import { createECDH } from "node:crypto"
import { existsSync } from "node:fs"
import type { Settings } from "../settings/Settings.ts"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"

/** Minimum number of different characters. The output of `openssl rand -hex 32` has at least 10, except once in ten thousand times. */
const MIN_DIFFERENT_CHARACTERS = 10
const KEY_BYTES = 32

/** Checks the keys that sign sessions: those of SESSION_SECRET, or else the file in the data folder. Creates none. */
export const checkSessionKey = async ({ dataDir, sessionSecret }: Pick<Settings, "dataDir" | "sessionSecret">): Promise<CheckResult> => {
  if (sessionSecret === undefined) return checkKeyFile(path.join(dataDir, "session-key"))
  return Redacted.value(sessionSecret).some(isGuessable)
    ? fail('SESSION_SECRET is an example or easy to guess: replace it with the output of "openssl rand -hex 32".')
    : pass("SESSION_SECRET is set and long enough.")
}

/** Whether a secret was typed or copied from an example, such as the local cluster's secret. */
const isGuessable = (secret: string): boolean =>
  new Set(secret).size < MIN_DIFFERENT_CHARACTERS || /secret|password|example|change.?me/i.test(secret)

const checkKeyFile = async (file: string): Promise<CheckResult> => {
  const mode = await stat(file).then(
    (found) => found.mode,
    () => undefined
  )
  if (mode === undefined) return warn(`The session key ${file} does not exist yet: start the shop once, which creates it.`)
  if ((mode & 0o077) !== 0) return fail(`Other users can read the session key: run "chmod 600 ${file}".`)
  const { length } = await readFile(file)
  return length === KEY_BYTES
    ? pass(`Only its owner can read the session key ${file}.`)
    : fail(`The session key ${file} is damaged: delete it, which signs everyone out, and restart the shop.`)
}

type PushSettings = Pick<Settings, "dataDir" | "databaseUrl" | "vapidPrivateKey" | "vapidPublicKey">

/** Checks that the two push keys belong together. Creates no keys. */
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
