import { Effect, Redacted } from "effect"
import { createECDH } from "node:crypto"
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { pushKeys } from "./pushKeys.ts"
import { readSettings } from "./Settings.ts"

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "camber-push-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const settings = (environment: Record<string, string> = {}) => Effect.runSync(readSettings({ DATA_DIR: folder, ...environment }))
const keys = (environment?: Record<string, string>) => Effect.runSync(pushKeys(settings(environment)))
const given = { VAPID_PUBLIC_KEY: `B${"x".repeat(86)}`, VAPID_PRIVATE_KEY: "y".repeat(43) }
const problem = (environment: Record<string, string>) => Effect.runSync(Effect.flip(readSettings(environment))).message

describe("push message keys", () => {
  it("PUSH-19 generates the keys once, in a file that only its owner can read", () => {
    const made = keys()
    expect(keys()).toEqual(made)
    expect([readdirSync(folder), statSync(join(folder, "push-keys.json")).mode & 0o777]).toEqual([["push-keys.json"], 0o600])
    const pair = createECDH("prime256v1")
    pair.setPrivateKey(Redacted.value(made!.privateKey), "base64url")
    expect(pair.getPublicKey("base64url")).toBe(made?.publicKey)
  })

  it("PUSH-19 reads the keys from the settings, and returns null if several processes would generate their own", () => {
    expect(keys(given)).toEqual({ publicKey: given.VAPID_PUBLIC_KEY, privateKey: Redacted.make(given.VAPID_PRIVATE_KEY) })
    expect(keys({ DATABASE_URL: "postgres://localhost/camber", SESSION_SECRET: "x".repeat(32) })).toBeNull()
    expect(readdirSync(folder)).toEqual([])
  })

  it("PUSH-19 rejects a damaged key file instead of generating new keys", () => {
    writeFileSync(join(folder, "push-keys.json"), `{"publicKey":"short"}`)
    expect(Effect.runSync(Effect.flip(pushKeys(settings()))).message).toContain("push-keys.json cannot be used")
  })

  it("PUSH-19 requires the keys as a pair, and prints no secret in a problem", () => {
    expect(problem({ VAPID_PUBLIC_KEY: given.VAPID_PUBLIC_KEY })).toMatch(/^VAPID_PRIVATE_KEY is not set/)
    expect(problem({ VAPID_PRIVATE_KEY: given.VAPID_PRIVATE_KEY })).toMatch(/^VAPID_PUBLIC_KEY is not set/)
    expect(problem({ ...given, VAPID_PRIVATE_KEY: "too short" })).not.toContain("too short")
    expect(problem({ VAPID_SUBJECT: "shop@example.com" })).toMatch(/^VAPID_SUBJECT is/)
  })
})

describe("push services on this machine", () => {
  it("PUSH-19 work only if they are enabled, and only on a shop that no other machine reaches", () => {
    expect([settings().pushToLoopback, settings({ PUSH_TO_LOOPBACK: "allowed" }).pushToLoopback]).toEqual(["refused", "allowed"])
    expect(settings({ PUSH_TO_LOOPBACK: "allowed", PUBLIC_ORIGIN: "http://127.0.0.1:3130" }).pushToLoopback).toBe("allowed")
    const open = [
      { PUBLIC_ORIGIN: "https://shop.example" },
      { HOST: "0.0.0.0" },
      { PROXY_HEADER: "x-forwarded-for" },
      { DATABASE_URL: "postgres://localhost/camber", SESSION_SECRET: "x".repeat(32) }
    ]
    for (const environment of open) expect(problem({ PUSH_TO_LOOPBACK: "allowed", ...environment })).toMatch(/^PUSH_TO_LOOPBACK is/)
  })
})
