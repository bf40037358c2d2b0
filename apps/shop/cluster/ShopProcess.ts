import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, mkdirSync, openSync } from "node:fs"
import path from "node:path"
import { exitCodes } from "../src/process/exitCodes.ts"
import { memoryOf } from "../scripts/ShopUnderTest.ts"
import { root } from "../scripts/runStep.ts"

/** Milliseconds: a first start builds the storefront, on a busy machine too. */
const LONGEST_START = 180_000

/** The database could not be reached. Whoever keeps shops running starts them again then, as systemd does. */
const UNREACHABLE = exitCodes["DatabaseUnreachable"]

/** One shop of several, which is started and ended any number of times on its port. */
export interface ShopProcess {
  readonly name: string
  readonly port: number
  /** Starts it and waits until it takes visitors. */
  readonly start: () => Promise<void>
  /** Asks it to end, and answers its exit code and how many seconds it took. */
  readonly end: () => Promise<{ readonly code: number | null; readonly seconds: number }>
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>
  readonly isReady: () => Promise<boolean>
  /** Resident memory in MB; undefined while it does not run. */
  readonly memory: () => number | undefined
}

/** A shop that writes its log into its data folder. */
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
    const begun = performance.now()
    if (child !== undefined && isRunning()) {
      const ended = once(child, "exit")
      child.kill(signal)
      await ended
    }
    return { code: child?.exitCode ?? null, seconds: (performance.now() - begun) / 1000 }
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
        else if (!isRunning()) throw new Error(`${name} did not start: see ${path.join(environment.DATA_DIR, "log")}.`)
        if (performance.now() > until) {
          child.kill("SIGKILL")
          throw new Error(`${name} takes no visitors after ${LONGEST_START / 1000} s.`)
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    end: () => endBy("SIGTERM"),
    kill: async () => void (await endBy("SIGKILL")),
    memory: () => {
      const megabytes = isRunning() ? memoryOf(child!.pid!).now : NaN
      // One that is just ending has none any more.
      return Number.isNaN(megabytes) ? undefined : megabytes
    }
  }
}

/** 0: nobody answered. */
export const fetchStatus = (address: string): Promise<number> =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0
  )
