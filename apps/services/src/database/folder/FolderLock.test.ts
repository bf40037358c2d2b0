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

describe("lockFolder", () => {
  it("locks a folder for one owner at a time and reports the owner to others", () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(new FolderInUse({ folder, pid: process.pid }))
    release()
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it("ignores it if a former owner releases the lock again", () => {
    const release = lockFolder(folder)
    release()
    const releaseNext = lockFolder(folder)
    release()
    expect(existsSync(join(folder, "lock"))).toBe(true)
    releaseNext()
  })

  it.each([
    ["an owner whose pid was reused", deadOwner],
    ["an unused pid", JSON.stringify({ pid: 2 ** 30, startTime: "1" })],
    ["invalid content", "garbage"],
    ["an empty file", ""]
  ])("takes over a lock with %s", (_, content) => {
    writeFileSync(join(folder, "lock"), content)
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it("takes over a lock although other processes died while taking it over", () => {
    for (const name of ["lock", "lock.next", "lock.next.next"]) writeFileSync(join(folder, name), deadOwner)
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it("does not take over a lock that another running process is taking over", () => {
    writeFileSync(join(folder, "lock"), deadOwner)
    writeFileSync(join(folder, "lock.next"), livingOwner)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(readdirSync(folder).sort()).toEqual(["lock", "lock.next"])
  })
})
