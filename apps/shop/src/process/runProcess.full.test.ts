import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "camber-shop-"))))
afterAll(() => rmSync(folder, { recursive: true }))

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill("SIGKILL")
  running.clear()
})

/** Starts the program and returns its output lines and exit. Later runs reuse Node's compiled code. */
const start = (environment: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ["--liftoff-only", join(import.meta.dirname, "programs/serve.ts")], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      DATA_DIR: folder,
      ...environment
    },
    stdio: ["ignore", "pipe", "pipe"]
  })
  running.add(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let stderr = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text))
  return {
    child,
    line: async () => String((await lines.next()).value),
    end: once(child, "close").then(([code]) => ({ code, stderr }))
  }
}

describe("runProcess", { timeout: 30_000 }, () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "finishes pending requests on %s, accepts no new ones, releases its folder and exits with 0",
    async (signal) => {
      const { child, line, end } = start()
      const url = await line()
      expect(await (await fetch(url)).text()).toMatch(/^visit \d+$/)
      const slow = fetch(`${url}/slow`)
      expect(await line()).toBe("slow request")
      child.kill(signal)
      const answer = await slow
      expect(answer.headers.get("connection")).toBe("close")
      expect(await answer.text()).toMatch(/^visit \d+$/)
      expect(await end).toEqual({ code: 0, stderr: "" })
      await expect(fetch(url)).rejects.toThrow()
      expect(existsSync(join(folder, "lock"))).toBe(false)
    }
  )

  it("exits immediately on a second signal", async () => {
    const { child, line, end } = start()
    const url = await line()
    const slow = fetch(`${url}/slow`).catch(() => "cut off")
    expect(await line()).toBe("slow request")
    child.kill("SIGINT")
    child.kill("SIGTERM")
    expect(await end).toEqual({ code: 130, stderr: "" })
    expect(await slow).toBe("cut off")
  })

  it("OPS-04 exits in time after a signal although a resource never closes, and reports it", async () => {
    const { child, line, end } = start({ PATIENCE: "400" })
    await fetch(`${await line()}/stuck`)
    child.kill("SIGTERM")
    expect(await end).toEqual({ code: 124, stderr: "Shutdown did not finish within 0.4 seconds.\n" })
  })

  it("reports that another process uses its data folder, without disturbing that process", async () => {
    const first = start()
    const url = await first.line()
    expect(await start().end).toEqual({
      code: 75,
      stderr: `The data folder ${folder} is in use by process ${first.child.pid}: stop that process, or give this one another DATA_DIR.\n`
    })
    expect((await fetch(url)).status).toBe(200)
    first.child.kill("SIGTERM")
    expect((await first.end).code).toBe(0)
  })

  it("reports that its port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1")
    await once(other, "listening")
    const address = other.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    expect(await start({ PORT: String(port) }).end).toEqual({
      code: 69,
      stderr: `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.\n`
    })
    other.close()
  })

  it("reports each invalid setting in one sentence", async () => {
    expect(await start({ PORT: "http", NODE_ENV: "live" }).end).toEqual({
      code: 78,
      stderr:
        'NODE_ENV is "live": it must be production, development or test.\nPORT is "http": it must be a whole number from 0 to 65535.\n'
    })
  })

  it("reports that it cannot listen on another machine's host", async () => {
    expect(await start({ HOST: "192.0.2.1" }).end).toEqual({
      code: 71,
      stderr: "Cannot listen on 192.0.2.1 port 0 (EADDRNOTAVAIL). Check HOST and PORT.\n"
    })
  })

  it("shuts down cleanly with an exit code after an uncaught exception", async () => {
    const { line, end } = start()
    await fetch(`${await line()}/break`)
    expect(await end).toEqual({ code: 70, stderr: "The shop stopped because of an internal error: a callback threw\n" })
    expect(existsSync(join(folder, "lock"))).toBe(false)
  })

  it("reports when its database stops unexpectedly", async () => {
    const { line, end } = start()
    const url = await line()
    renameSync(join(folder, "database/pg_wal"), join(folder, "database/pg_wal.away"))
    writeFileSync(join(folder, "database/pg_wal"), "")
    const fill = async () => {
      for (;;) await fetch(`${url}/${"x".repeat(8000)}`)
    }
    await expect(fill()).rejects.toThrow()
    const { code, stderr } = await end
    expect(code).toBe(72)
    expect(stderr).toMatch(
      /The embedded database stopped unexpectedly \(.*\): acknowledged writes are saved\. Start the program again\.\n$/
    )
  })
})
