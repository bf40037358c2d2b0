import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { checkBackup, checkDisk } from "./fileChecks.ts"

const HOUR_MS = 3_600_000
const now = Date.UTC(2026, 10, 29, 12)
let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "camber-doctor-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const writeBackup = (name: string, hoursAgo: number, content = "rows") => {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  utimesSync(file, new Date(), new Date(now - hoursAgo * HOUR_MS))
}

describe("checkBackup", () => {
  it("passes with the age of the newest complete backup", async () => {
    writeBackup("shop-2026-11-28.dump", 33)
    writeBackup("shop-2026-11-29.dump", 9)
    expect(await checkBackup(folder, now)).toEqual({
      outcome: "pass",
      sentence: "The newest backup is 9 hours old: shop-2026-11-29.dump."
    })
  })

  it("fails if the newest complete backup is old, ignoring an unfinished dump, an empty file and a folder", async () => {
    writeBackup("shop-2026-11-27.dump", 57)
    writeBackup("part.dump", 1)
    writeBackup("shop-2026-11-29.dump", 1, "")
    mkdirSync(path.join(folder, "other"))
    expect(await checkBackup(folder, now)).toMatchObject({ outcome: "fail", sentence: expect.stringContaining("is 57 hours old") })
  })

  it("fails for a folder without backups and for a missing folder, and warns if none is set", async () => {
    expect((await checkBackup(folder, now)).outcome).toBe("fail")
    expect((await checkBackup(path.join(folder, "missing"), now)).outcome).toBe("fail")
    expect((await checkBackup(undefined, now)).outcome).toBe("warn")
  })
})

describe("checkDisk", () => {
  it("passes, warns or fails by the free space", async () => {
    expect((await checkDisk([folder], { failBelow: 1, warnBelow: 1 })).outcome).toBe("pass")
    expect((await checkDisk([folder], { failBelow: 1, warnBelow: Infinity })).outcome).toBe("warn")
    expect((await checkDisk([folder], { failBelow: Infinity, warnBelow: Infinity })).outcome).toBe("fail")
  })

  it("checks the disk of a missing folder's parent", async () => {
    const missing = path.join(folder, "not", "yet")
    expect(await checkDisk([missing], { failBelow: 1, warnBelow: 1 })).toEqual({
      outcome: "pass",
      sentence: expect.stringContaining(`The disk of ${missing} has `)
    })
  })
})
