import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, openSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

const program = path.join(import.meta.dirname, "programs/writeLines.ts")

describe("log output", () => {
  it.skipIf(!existsSync("/dev/full"))("OPS-90 drops lines while the log's disk is full, without ending the process", async () => {
    const full = openSync("/dev/full", "w")
    const child = spawn(process.execPath, [program], { stdio: ["ignore", full, full] })
    expect((await once(child, "exit"))[0]).toBe(0)
  })

  it("OPS-90 drops lines after the reader of a pipe has exited", { tags: "full" }, async () => {
    const child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "pipe"] })
    await once(child.stdout, "data")
    child.stdout.destroy()
    child.stderr.destroy()
    expect((await once(child, "exit"))[0]).toBe(0)
  })
})
