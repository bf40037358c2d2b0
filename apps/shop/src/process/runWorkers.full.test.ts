import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { afterEach, describe, expect, it } from "vitest"

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill("SIGKILL")
  running.clear()
})

/** Starts a primary process with two workers, and returns its output lines and exit. */
const start = (environment: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "programs/workers.ts")], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"]
  })
  running.add(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let stderr = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text))
  const line = async () => String((await lines.next()).value)
  return {
    child,
    line,
    /** Waits until both workers are ready, and returns the URL that they share. */
    ready: async (): Promise<string> => {
      const [first, second] = [await line(), await line()]
      const [, url] = /^worker 1 at (.*), alone$/.exec(first) ?? []
      expect(second).toBe(`worker 2 at ${url}`)
      return String(url)
    },
    end: once(child, "close").then(([code]) => ({ code, stderr }))
  }
}

const getText = async (url: string): Promise<string> => (await fetch(url)).text()

describe("runWorkers", { timeout: 120_000 }, () => {
  it("starts the other workers after the first one, and shares the port and the metrics among all", async () => {
    const { ready } = start()
    const url = await ready()
    const answers = new Set([await getText(url), await getText(url), await getText(url)])
    expect([...answers].sort()).toEqual(["1", "2"])
    expect(await (await fetch(`${url}/metrics`)).json()).toEqual([1, 2])
  })

  it.each(["SIGTERM", "SIGINT"] as const)("finishes pending requests on %s and exits with 0", async (signal) => {
    const { child, end, line, ready } = start()
    const url = await ready()
    const slow = getText(`${url}/slow`)
    expect(await line()).toBe("slow request")
    child.kill(signal)
    expect(await slow).toMatch(/^[12]$/)
    expect(await end).toEqual({ code: 0, stderr: "" })
    await expect(fetch(url)).rejects.toThrow()
  })

  it("replaces a worker that ends, even the first one, and the new worker knows that others run", async () => {
    const { line, ready } = start()
    const url = await ready()
    await expect(fetch(`${url}/crash`)).rejects.toThrow()
    expect(await line()).toMatch(/^Worker [12] ended with SIGKILL\. Starting another one\.$/)
    expect(await line()).toMatch(/^worker [12] at \S+$/)
    expect(await (await fetch(`${url}/metrics`)).json()).toEqual([1, 2])
  })

  it("exits with the code of a first worker that fails to start", async () => {
    const { end } = start({ FAILS: "yes" })
    expect(await end).toEqual({
      code: 69,
      stderr: "the port is busy\nWorker 1 ended with exit code 69 before it was ready.\n"
    })
  })
})
