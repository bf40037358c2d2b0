import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { once } from "node:events"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { runProgram } from "../../../test/Program.ts"

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "camber-lock-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const deadOwner = JSON.stringify({ pid: process.pid, startTime: "1" })

describe("lockFolder", () => {
  it(
    "locks a folder for exactly one of three concurrent processes, whether the folder is free or still locked by processes that have ended",
    { timeout: 60_000 },
    async () => {
      const contenders = [1, 2, 3].map(() => runProgram("contend").process)
      const readAnswers = () => Promise.all(contenders.map(async (contender) => String((await once(contender, "message"))[0])))
      await readAnswers()
      for (let round = 0; round < 200; round++) {
        if (round % 4 > 0) writeFileSync(join(folder, "lock"), deadOwner)
        if (round % 4 > 1) writeFileSync(join(folder, "lock.next"), deadOwner)
        const tried = readAnswers()
        const at = Date.now() + 4
        for (const contender of contenders) contender.send({ folder, at })
        expect((await tried).sort()).toEqual(["lost", "lost", "won"])
        const released = readAnswers()
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
