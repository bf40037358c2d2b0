import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { getMissingFlags } from "./reexecWithMemoryFlags.ts"

describe("getMissingFlags", () => {
  it("returns null after the re-execution, so that it happens only once", () => {
    const lean = getMissingFlags({ execArgv: ["--enable-source-maps"], env: { PATH: "/bin" } })
    expect(lean?.execArgv[0]).toBe("--enable-source-maps")
    expect(lean?.env["PATH"]).toBe("/bin")
    expect(getMissingFlags(lean!)).toBeNull()
  })

  it("keeps flags from arguments, NODE_OPTIONS and the environment", () => {
    const chosen = getMissingFlags({ execArgv: ["--max_semi_space_size=64"], env: { MALLOC_ARENA_MAX: "8" } })
    expect(chosen).toMatchObject({ execArgv: ["--max_semi_space_size=64", "--heap-growing-percent=30"], env: { MALLOC_ARENA_MAX: "8" } })
    expect(getMissingFlags({ execArgv: ["--heap-growing-percent=50"], env: { NODE_OPTIONS: "--max-semi-space-size=64" } })).toBeNull()
  })

  it.skipIf(process.platform === "win32")("re-executes as the same process with the same arguments and the missing flags", () => {
    const program = join(import.meta.dirname, "programs/reexecWithMemoryFlags.ts")
    const { stdout } = spawnSync(process.execPath, [program, "word"], { env: { PATH: process.env["PATH"] }, encoding: "utf8" })
    const [before, after] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
    expect(before).toMatchObject({ words: ["word"], flags: [] })
    expect(after).toMatchObject({ pid: before.pid, words: ["word"], arenas: "2" })
    expect(after.flags).toContain("--max-semi-space-size=16")
  })
})
