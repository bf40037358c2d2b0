import { spawn } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { createServer } from "node:net"

/** Returns an unused port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })

const root = path.resolve(import.meta.dirname, "../../..")

/** Default catalog size of a shop in SKUs. */
export const STARTS_WITH = 22_832

/** Maximum start time in milliseconds: a first start seeds the catalog and builds the storefront, possibly on a busy machine. */
const LONGEST_START = 180_000

/** A separate shop: production build, new data folder, free port. */
export interface ShopUnderTest {
  readonly origin: string
  /** Resident memory in MB now, and its peak. */
  readonly memory: () => { readonly now: number; readonly peak: number }
  readonly secondsToFirstPage: number
  /** Restarts the shop on the same data with other settings; `between` runs while it is stopped. */
  readonly restart: (environment: Record<string, string>, between?: (folder: string) => Promise<void>) => Promise<ShopUnderTest>
  /** Kills the shop like a power failure, and restarts it on the same data and port. */
  readonly crash: () => Promise<ShopUnderTest>
  readonly stop: () => Promise<void>
  /** Stops the shop and keeps its data. */
  readonly halt: () => Promise<void>
}

/** Data folder and port that a shop keeps over a restart. */
export interface ShopDataFolder {
  readonly folder: string
  readonly port: number
}

/** Starts a shop with `skus` SKUs in a new data folder, which is deleted at the end, or in the existing `place`. */
export const startShop = async (skus: number, environment: Record<string, string> = {}, place?: ShopDataFolder): Promise<ShopUnderTest> => {
  const folder = place?.folder ?? mkdtempSync(path.join(tmpdir(), "camber-shop-"))
  if (skus !== STARTS_WITH && readdirSync(folder).length === 0) await seed(skus, { DATA_DIR: folder })
  const port = place?.port ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, ["apps/shop/src/start.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: folder, PUBLIC_ORIGIN: origin }
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  for (let status = await getStatus(origin); status !== 200; status = await getStatus(origin)) {
    if (child.exitCode !== null) throw new Error("The shop exited before it was ready. See its log above.")
    if (performance.now() - startedAt > LONGEST_START) {
      child.kill("SIGKILL")
      throw new Error(`The home page still returns ${status} after ${LONGEST_START / 1000} s.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal)
    await ended
  }
  return {
    origin,
    secondsToFirstPage: (performance.now() - startedAt) / 1000,
    memory: () => readMemory(child.pid!),
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

const getStatus = (origin: string): Promise<number> =>
  fetch(origin).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0
  )

/** Seeds the database of these settings with `skus` SKUs. */
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

/** Returns a process's resident memory in MB, now and at its peak. */
export const readMemory = (pid: number): { readonly now: number; readonly peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000)
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") }
}
