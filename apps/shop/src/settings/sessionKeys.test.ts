import { Effect, Redacted } from "effect"
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { sessionKeys } from "./sessionKeys.ts"
import { readSettings } from "./Settings.ts"

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "camber-key-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const settings = (environment: Record<string, string> = {}) => Effect.runSync(readSettings({ DATA_DIR: folder, ...environment }))
const keys = (environment?: Record<string, string>) => Effect.runSync(sessionKeys(settings(environment))).map(Redacted.value)
const key = (environment?: Record<string, string>) => keys(environment)[0]

describe("session key", () => {
  it("is generated once from 32 random bytes, in a file that only its owner can read", () => {
    const made = key()
    expect(made).toHaveLength(32)
    expect(key()).toEqual(made)
    expect(readdirSync(folder)).toEqual(["session-key"])
    expect(statSync(join(folder, "session-key")).mode & 0o777).toBe(0o600)
  })

  it("differs between folders", () => {
    const made = key()
    rmSync(join(folder, "session-key"))
    expect(key()).not.toEqual(made)
  })

  it("is SESSION_SECRET if set, without a file", () => {
    const [present, former] = ["x".repeat(32), "y".repeat(40)]
    expect(keys({ SESSION_SECRET: `${present}, ${former}` }).map((bytes) => new TextDecoder().decode(bytes))).toEqual([present, former])
    expect(readdirSync(folder)).toEqual([])
  })

  it("is rejected, not generated again, if its file is damaged", () => {
    key()
    truncateSync(join(folder, "session-key"), 7)
    expect(Effect.runSync(Effect.flip(sessionKeys(settings()))).message).toContain("it has 7 bytes, not 32")
  })
})
