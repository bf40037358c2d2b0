import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, openSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

const program = path.join(import.meta.dirname, "programs/writeLines.ts")

describe("the lines that a process writes", () => {
  it.skipIf(!existsSync("/dev/full"))("OPS-90 are dropped while the disk of the log is full, and never end the process", async () => {
    const full = openSync("/dev/full", "w")
    const child = spawn(process.execPath, [program], { stdio: ["ignore", full, full] })
    expect((await once(child, "exit"))[0]).toBe(0)
  })

  it("OPS-90 are dropped once the reader of a pipe has gone", async () => {
    const child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "pipe"] })
    await once(child.stdout, "data")
    child.stdout.destroy()
    child.stderr.destroy()
    expect((await once(child, "exit"))[0]).toBe(0)
  })
})
