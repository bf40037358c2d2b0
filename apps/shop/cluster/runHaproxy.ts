import { spawn } from "node:child_process"
import { once } from "node:events"
import { copyFileSync, readFileSync } from "node:fs"
import path from "node:path"
import { findHaproxy } from "../scripts/findPrograms.ts"
import { root } from "../scripts/runStep.ts"
import { fetchStatus } from "./ShopProcess.ts"

/**
 * Starts HAProxy with `ops/haproxy.cfg` and waits until it reaches a shop. If root starts it, it runs as its system user. Returns a
 * function that stops it.
 */
export const runHaproxy = async (
  folder: string,
  bind: string,
  shops: ReadonlyArray<{ readonly port: number }>
): Promise<() => Promise<void>> => {
  const program = findHaproxy()
  if (program === null) throw new Error("HAProxy not found. Install it (Debian: apt-get install haproxy) or set HAPROXY_PATH.")
  // HAProxy's user may not have access to the repository.
  const config = path.join(folder, "haproxy.cfg")
  copyFileSync(path.join(root, "ops/haproxy.cfg"), config)
  const [first, second] = shops.map(({ port }) => `127.0.0.1:${port}`)
  const child = spawn(program, ["-db", "-q", "-f", config], {
    stdio: ["ignore", "ignore", "inherit"],
    cwd: folder,
    env: { CAMBER_BIND: bind, CAMBER_FIRST: first, CAMBER_SECOND: second },
    ...ownUser()
  })
  const ended = once(child, "exit")
  for (const until = performance.now() + 20_000; (await fetchStatus(`http://${bind}/`)) !== 200;) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill("SIGKILL")
      throw new Error("HAProxy cannot reach any shop. See the log of each shop.")
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return async () => {
    child.kill("SIGTERM")
    await ended
  }
}

const ownUser = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync("/etc/passwd", "utf8").split("\n")
  const [, , uid, gid] =
    ["haproxy", "nobody"].flatMap((name) => users.find((line) => line.startsWith(`${name}:`)) ?? [])[0]?.split(":") ?? []
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}
