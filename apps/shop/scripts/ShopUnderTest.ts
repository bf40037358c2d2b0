import { spawn } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "./freePort.ts"

const root = path.resolve(import.meta.dirname, "../../..")

/** As many SKUs as a shop puts in by itself. */
export const STARTS_WITH = 22_500

/** Milliseconds: a first start seeds the catalogue and builds the storefront, on a busy machine too. */
const LONGEST_START = 180_000

/** A shop of its own: production build, fresh data folder, free port. */
export interface ShopUnderTest {
  readonly origin: string
  /** Resident memory in MB now, and the highest so far. */
  readonly memory: () => { readonly now: number; readonly peak: number }
  readonly secondsToFirstPage: number
  /** Stops it and starts it again on the same data with other settings; `between` finds the data folder in nobody's hands. */
  readonly restart: (environment: Record<string, string>, between?: (folder: string) => Promise<void>) => Promise<ShopUnderTest>
  /** Ends it as a power cut does, and starts it again on the same data and port. */
  readonly crash: () => Promise<ShopUnderTest>
  readonly stop: () => Promise<void>
  /** Stops it and leaves its data. */
  readonly halt: () => Promise<void>
}

/** Where a shop was before: what it keeps over a restart. */
export interface ShopDataFolder {
  readonly folder: string
  readonly port: number
}

/** Starts a shop with `skus` SKUs in a fresh data folder, which is removed at the end, or again in the `place` where it was. */
export const startShop = async (skus: number, environment: Record<string, string> = {}, place?: ShopDataFolder): Promise<ShopUnderTest> => {
  const folder = place?.folder ?? mkdtempSync(path.join(tmpdir(), "camber-shop-"))
  if (skus !== STARTS_WITH && readdirSync(folder).length === 0) await seed(skus, { DATA_DIR: folder })
  const port = place?.port ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, ["apps/shop/src/start.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: folder, PUBLIC_ORIGIN: origin }
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  for (let status = await statusOf(origin); status !== 200; status = await statusOf(origin)) {
    if (child.exitCode !== null) throw new Error("The shop did not start.")
    if (performance.now() - begun > LONGEST_START) {
      child.kill("SIGKILL")
      throw new Error(`The shop's home answers ${status} after ${LONGEST_START / 1000} s.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal)
    await ended
  }
  return {
    origin,
    secondsToFirstPage: (performance.now() - begun) / 1000,
    memory: () => memoryOf(child.pid!),
    restart: async (next, between) => {
      await end("SIGTERM")
      await between?.(folder)
      return startShop(skus, next, { folder, port })
    },
    crash: async () => {
      await end("SIGKILL")
      return startShop(skus, environment, { folder, port })
    },
    halt: () => end("SIGTERM"),
    stop: async () => {
      await end("SIGTERM")
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const statusOf = (origin: string): Promise<number> =>
  fetch(origin).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0
  )

/** Puts `skus` SKUs into the database of these settings. */
export const seed = (skus: number, environment: Record<string, string>): Promise<void> =>
  run(["apps/shop/src/commands/seed.ts", "--skus", String(skus)], environment)

const run = (args: ReadonlyArray<string>, environment: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...environment }
    })
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(" ")} ended with ${code}`))))
  })

/** Resident memory of a process in MB, now and at most so far. */
export const memoryOf = (pid: number): { readonly now: number; readonly peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000)
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") }
}
