import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"

const root = path.resolve(import.meta.dirname, "../../..")

/** A shop of its own: production build, fresh data folder, free port. */
export interface ShopUnderTest {
  readonly origin: string
  /** Resident memory in MB now, and the highest so far. */
  readonly memory: () => { readonly now: number; readonly peak: number }
  readonly secondsToFirstPage: number
  /** Stops it and starts it again on the same data with other settings. */
  readonly restart: (environment: Record<string, string>) => Promise<ShopUnderTest>
  readonly stop: () => Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })

/** Starts a shop with `skus` SKUs. `data` keeps its folder for a restart; without it a fresh one is made and removed at the end. */
export const startShop = async (skus: number, environment: Record<string, string> = {}, data?: string): Promise<ShopUnderTest> => {
  const folder = data ?? mkdtempSync(path.join(tmpdir(), "camber-bench-"))
  if (!data && skus !== 5000) await run(["apps/services/src/seed.ts", "--skus", String(skus)], { DATA_DIR: folder })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, ["apps/shop/src/start.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: folder, PUBLIC_ORIGIN: origin }
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  while ((await statusOf(origin)) !== 200) {
    if (child.exitCode !== null) throw new Error("The shop did not start.")
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const stop = async () => {
    child.kill("SIGTERM")
    await ended
  }
  return {
    origin,
    secondsToFirstPage: (performance.now() - begun) / 1000,
    memory: () => memoryOf(child.pid!),
    restart: async (next) => {
      await stop()
      return startShop(skus, next, folder)
    },
    stop: async () => {
      await stop()
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

const run = (args: ReadonlyArray<string>, environment: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...environment }
    })
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(" ")} ended with ${code}`))))
  })

const memoryOf = (pid: number): { readonly now: number; readonly peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000)
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") }
}
