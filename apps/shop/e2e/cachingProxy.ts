import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { findNginx } from "../scripts/findPrograms.ts"
import { freePort } from "../scripts/ShopUnderTest.ts"
import { root } from "../scripts/runStep.ts"

/** A caching proxy in front of a shop. */
export interface CachingProxy {
  readonly origin: string
  /** The last lines of nginx's error log. */
  readonly readErrors: () => string
  readonly stop: () => Promise<void>
}

/** Starts nginx with the shop's nginx.conf in front of the shops at `origins`, with an empty cache. */
export const startCachingProxy = async (...origins: ReadonlyArray<string>): Promise<CachingProxy> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-cache-"))
  // If root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const config = readFileSync(path.join(root, "ops/nginx.conf"), "utf8")
    .replace("127.0.0.1:3001", new URL(origins[0]!).host)
    .replace("127.0.0.1:3002", new URL(origins.at(-1)!).host)
    .replace("127.0.0.1:8080", `127.0.0.1:${port}`)
    .replace("worker_processes auto", "worker_processes 1")
  writeFileSync(path.join(folder, "nginx.conf"), config)
  const child = spawn(findNginx() ?? "", ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "error.log", "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "inherit"]
  })
  const ended = once(child, "exit")
  const own = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${own}/dev/`).then(
      ({ status }) => status === 404,
      () => false
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error("nginx did not start")
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    origin: own,
    readErrors: () => readFileSync(path.join(folder, "error.log"), "utf8").slice(-10_000),
    stop: async () => {
      child.kill("SIGTERM")
      await ended
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
