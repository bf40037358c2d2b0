import { Effect } from "effect"
import { createECDH } from "node:crypto"
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { pushKeys } from "../settings/pushKeys.ts"
import { readSettings } from "../settings/Settings.ts"
import { sessionKeys } from "../settings/sessionKeys.ts"
import { checkDatabasePassword, checkProviderKeys } from "./runChecks.ts"
import { checkPushKeys, checkSessionKey } from "./keyChecks.ts"

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "camber-doctor-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const settings = (environment: Record<string, string> = {}) => Effect.runSync(readSettings({ DATA_DIR: folder, ...environment }))
const RANDOM = "8d5f0c1b7a3e4d6f9b2c8e1a0f7d5c3b6a9e8f1d2c4b7a0e5f3d6c9b1a8e7f20"

describe("checkSessionKey", () => {
  it("passes for a random SESSION_SECRET", async () => {
    expect(await checkSessionKey(settings({ SESSION_SECRET: RANDOM }))).toMatchObject({ outcome: "pass" })
  })

  it.each(["a secret of the cluster that is tried out", "x".repeat(40), `${RANDOM},${"12".repeat(20)}`])(
    "fails for a secret that is an example or easy to guess, without printing it: %s",
    async (secret) => {
      const { outcome, sentence } = await checkSessionKey(settings({ SESSION_SECRET: secret }))
      expect(outcome).toBe("fail")
      expect(sentence).not.toContain(secret)
    }
  )

  it("passes for the shop's own key file, and warns if it does not exist yet, without creating it", async () => {
    expect(await checkSessionKey(settings())).toMatchObject({ outcome: "warn" })
    expect(readdirSync(folder)).toEqual([])
    Effect.runSync(sessionKeys(settings()))
    expect(await checkSessionKey(settings())).toMatchObject({ outcome: "pass" })
  })

  it("fails for a key file that other users can read or that is damaged", async () => {
    const file = path.join(folder, "session-key")
    Effect.runSync(sessionKeys(settings()))
    chmodSync(file, 0o644)
    expect(await checkSessionKey(settings())).toEqual({
      outcome: "fail",
      sentence: `Other users can read the session key: run "chmod 600 ${file}".`
    })
    writeFileSync(file, "short")
    chmodSync(file, 0o600)
    expect((await checkSessionKey(settings())).sentence).toContain("is damaged: delete it")
  })
})

describe("checkDatabasePassword", () => {
  const outcome = (url: string) => checkDatabasePassword(settings({ DATABASE_URL: url, SESSION_SECRET: RANDOM })).outcome

  it("fails for the example file's password and passes for any other", () => {
    expect(outcome("postgres://camber:password@db1,db2/camber")).toBe("fail")
    expect(outcome(`postgres://camber:${RANDOM}@db1/camber`)).toBe("pass")
    expect(outcome("postgres:///camber")).toBe("pass")
    expect(checkDatabasePassword(settings()).outcome).toBe("pass")
  })
})

describe("checkPushKeys", () => {
  const createPair = () => {
    const pair = createECDH("prime256v1")
    return { VAPID_PUBLIC_KEY: pair.generateKeys("base64url"), VAPID_PRIVATE_KEY: pair.getPrivateKey("base64url") }
  }

  it("passes for a pair of keys and fails for two halves of different pairs", () => {
    const pair = { VAPID_PUBLIC_KEY: "", VAPID_PRIVATE_KEY: "" }
    // A private key may begin with zeros, which node leaves out.
    while (pair.VAPID_PRIVATE_KEY.length !== 43) Object.assign(pair, createPair())
    expect(checkPushKeys(settings(pair)).outcome).toBe("pass")
    expect(checkPushKeys(settings({ ...pair, VAPID_PUBLIC_KEY: createPair().VAPID_PUBLIC_KEY })).outcome).toBe("fail")
  })

  it("passes for the shop's own file, and warns if push is off or the file does not exist", () => {
    expect(checkPushKeys(settings()).outcome).toBe("warn")
    Effect.runSync(pushKeys(settings()))
    expect(checkPushKeys(settings()).outcome).toBe("pass")
    expect(checkPushKeys(settings({ DATABASE_URL: "postgres://db/camber", SESSION_SECRET: RANDOM })).outcome).toBe("warn")
  })
})

describe("checkProviderKeys", () => {
  const live = { PUBLIC_ORIGIN: "https://shop.example", PROXY_HEADER: "x-forwarded-for", SHIPPING: "shippo" }

  it("warns about test keys on a public shop only", () => {
    expect(checkProviderKeys(settings({ ...live, SHIPPO_TOKEN: "shippo_test_0123456" })).outcome).toBe("warn")
    expect(checkProviderKeys(settings({ ...live, SHIPPO_TOKEN: "shippo_live_0123456" })).outcome).toBe("pass")
    expect(checkProviderKeys(settings({ SHIPPING: "shippo", SHIPPO_TOKEN: "shippo_test_0123456" })).outcome).toBe("pass")
    expect(checkProviderKeys(settings()).outcome).toBe("pass")
  })

  it("does not print a key", () => {
    expect(checkProviderKeys(settings({ ...live, SHIPPO_TOKEN: "shippo_test_0123456" })).sentence).not.toContain("0123456")
  })
})
