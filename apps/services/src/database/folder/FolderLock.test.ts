import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { once } from "node:events"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { runProgram } from "../../../test/Program.ts"
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

  it(
    "goes to exactly one of three processes that try at the same instant, free or left by the dead, 200 times",
    { timeout: 60_000 },
    async () => {
      const contenders = [1, 2, 3].map(() => runProgram("contend").process)
      const answers = () => Promise.all(contenders.map(async (contender) => String((await once(contender, "message"))[0])))
      await answers()
      for (let round = 0; round < 200; round++) {
        if (round % 4 > 0) writeFileSync(join(folder, "lock"), deadOwner)
        if (round % 4 > 1) writeFileSync(join(folder, "lock.next"), deadOwner)
        const tried = answers()
        const at = Date.now() + 4
        for (const contender of contenders) contender.send({ folder, at })
        expect((await tried).sort()).toEqual(["lost", "lost", "won"])
        const released = answers()
        for (const contender of contenders) contender.send("release")
        await released
        expect(readdirSync(folder)).toEqual([])
      }
      const ends = contenders.map((contender) => once(contender, "exit"))
      for (const contender of contenders) contender.disconnect()
      await Promise.all(ends)
    }
  )
})
