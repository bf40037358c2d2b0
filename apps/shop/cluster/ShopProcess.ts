import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, mkdirSync, openSync } from "node:fs"
import path from "node:path"
import { exitCodes } from "../src/process/exitCodes.ts"
import { readMemory } from "../scripts/ShopUnderTest.ts"
import { root } from "../scripts/runStep.ts"

/** Maximum start time in milliseconds: a first start builds the storefront, possibly on a busy machine. */
const LONGEST_START = 180_000

/** Exit code for an unreachable database. A supervisor such as systemd restarts the shop then. */
const UNREACHABLE = exitCodes["DatabaseUnreachable"]

/** One of several shops, which can be started and stopped repeatedly on its port. */
export interface ShopProcess {
  readonly name: string
  readonly port: number
  /** Starts the shop and waits until it is ready. */
  readonly start: () => Promise<void>
  /** Stops the shop gracefully; returns the exit code and the duration in seconds. */
  readonly end: () => Promise<{ readonly code: number | null; readonly seconds: number }>
  /** Kills the shop like a power failure. */
  readonly kill: () => Promise<void>
  readonly isReady: () => Promise<boolean>
  /** Resident memory in MB; undefined while the shop is stopped. */
  readonly memory: () => number | undefined
}

/** Creates a shop that writes its log to its data folder. */
export const createShopProcess = (
  name: string,
  port: number,
  environment: Readonly<Record<string, string>> & { readonly DATA_DIR: string }
): ShopProcess => {
  const ready = `http://127.0.0.1:${port}/health/ready`
  let child: ChildProcess | undefined
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const isReady = async () => (await fetchStatus(ready)) === 200
  const endBy = async (signal: "SIGTERM" | "SIGKILL") => {
    const startedAt = performance.now()
    if (child !== undefined && isRunning()) {
      const ended = once(child, "exit")
      child.kill(signal)
      await ended
    }
    return { code: child?.exitCode ?? null, seconds: (performance.now() - startedAt) / 1000 }
  }
  return {
    name,
    port,
    isReady,
    start: async () => {
      mkdirSync(environment.DATA_DIR, { recursive: true, mode: 0o700 })
      const launch = () => {
        const log = openSync(path.join(environment.DATA_DIR, "log"), "a", 0o600)
        const stdio = ["ignore", log, log] as const
        const env = { ...process.env, ...environment, PORT: String(port) }
        const started = spawn(process.execPath, ["apps/shop/src/start.ts"], { cwd: root, stdio: [...stdio], env })
        closeSync(log)
        return started
      }
      child = launch()
      for (const until = performance.now() + LONGEST_START; !(await isReady());) {
        if (child.exitCode === UNREACHABLE) child = launch()
        else if (!isRunning()) throw new Error(`${name} did not start. See ${path.join(environment.DATA_DIR, "log")}.`)
        if (performance.now() > until) {
          child.kill("SIGKILL")
          throw new Error(`${name} is not ready after ${LONGEST_START / 1000} s.`)
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    end: () => endBy("SIGTERM"),
    kill: async () => void (await endBy("SIGKILL")),
    memory: () => {
      const megabytes = isRunning() ? readMemory(child!.pid!).now : NaN
      // A process that is exiting reports no memory.
      return Number.isNaN(megabytes) ? undefined : megabytes
    }
  }
}

/** Returns the HTTP status, or 0 without a response. */
export const fetchStatus = (address: string): Promise<number> =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0
  )
