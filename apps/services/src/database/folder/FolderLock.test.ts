import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { FolderInUse } from "../errors.ts"
import { lockFolder } from "./FolderLock.ts"
import { thisProcess } from "./processIdentity.ts"

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "camber-lock-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const deadOwner = JSON.stringify({ pid: process.pid, startTime: "1" })
const livingOwner = JSON.stringify(thisProcess())

describe("the lock of the data folder", () => {
  it("is had by one at a time, and names its owner to the next", () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(new FolderInUse({ folder, pid: process.pid }))
    release()
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it("is not freed a second time by an owner who has given it up", () => {
    const release = lockFolder(folder)
    release()
    const releaseNext = lockFolder(folder)
    release()
    expect(existsSync(join(folder, "lock"))).toBe(true)
    releaseNext()
  })

  it.each([
    ["an owner whose pid another process has now", deadOwner],
    ["a pid that nobody has", JSON.stringify({ pid: 2 ** 30, startTime: "1" })],
    ["something that is no owner", "garbage"],
    ["nothing", ""]
  ])("is taken over from %s", (_, content) => {
    writeFileSync(join(folder, "lock"), content)
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it("is taken over although others died at taking it over", () => {
    for (const name of ["lock", "lock.next", "lock.next.next"]) writeFileSync(join(folder, name), deadOwner)
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it("is left to a living process that is just taking it over", () => {
    writeFileSync(join(folder, "lock"), deadOwner)
    writeFileSync(join(folder, "lock.next"), livingOwner)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(readdirSync(folder).sort()).toEqual(["lock", "lock.next"])
  })
})
