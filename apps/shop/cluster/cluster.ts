import { spawn } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as after } from "node:timers/promises"
import { parseArgs } from "node:util"
import { root } from "../scripts/runStep.ts"
import { startCluster } from "./startCluster.ts"

/**
 * Manages a local cluster.
 *
 * `pnpm cluster up` starts two shops behind HAProxy on a PostgreSQL primary and standby; `pnpm cluster down` stops them
 * and keeps their data. `pnpm cluster fail-over` kills the primary. `--port` is HAProxy's; the next four ports are used
 * too. `--dir` is the data folder, `--skus` the catalog size of an empty database.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: "string" }, port: { type: "string", default: "3100" }, skus: { type: "string", default: "22832" } }
})
// If root starts the cluster, the servers run as other users, who cannot read root's private folders.
const folder = path.resolve(values.dir ?? (process.getuid?.() === 0 ? "/var/tmp/camber-cluster" : path.join(root, ".data/cluster")))
const [pidFile, readyFile, logFile] = [path.join(folder, "pid"), path.join(folder, "ready"), path.join(folder, "log")]

/** Returns the pid of the process that runs the cluster; undefined if none runs. */
const findClusterPid = (): number | undefined => {
  if (!existsSync(pidFile)) return undefined
  const pid = Number(readFileSync(pidFile, "utf8"))
  try {
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

const up = async (): Promise<void> => {
  if (findClusterPid() !== undefined) throw new Error(`A cluster is already running in ${folder}. Stop it with pnpm cluster down.`)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711)
  rmSync(readyFile, { force: true })
  const log = openSync(logFile, "w", 0o600)
  const options = ["--dir", folder, "--port", values.port, "--skus", values.skus]
  const child = spawn(process.execPath, [import.meta.filename, "keep", ...options], {
    cwd: root,
    stdio: ["ignore", log, log],
    detached: true
  })
  child.unref()
  console.log(`Starting cluster, log in ${logFile}. The first start builds the storefront and seeds the catalog.`)
  while (!existsSync(readyFile)) {
    if (child.exitCode !== null) throw new Error(`The cluster did not start:\n${readFileSync(logFile, "utf8")}`)
    await after(200)
  }
  console.log(readFileSync(readyFile, "utf8"))
}

const down = async (): Promise<void> => {
  const pid = findClusterPid()
  if (pid === undefined) throw new Error(`No cluster is running in ${folder}. Start one with pnpm cluster up.`)
  process.kill(pid, "SIGTERM")
  while (findClusterPid() !== undefined) await after(200)
  console.log("Cluster stopped.")
}

const failOver = (): void => {
  const pid = findClusterPid()
  if (pid === undefined) throw new Error(`No cluster is running in ${folder}. Start one with pnpm cluster up.`)
  process.kill(pid, "SIGUSR2")
  console.log(`Killing the primary. Its standby takes over and a new standby is created; log in ${logFile}.`)
}

/** Runs the cluster in this process until it is stopped. */
const keep = async (): Promise<void> => {
  writeFileSync(pidFile, String(process.pid))
  const say = (line: string) => console.log(line)
  const cluster = await startCluster({ folder, port: Number(values.port), skus: Number(values.skus), say })
  const { database, origin, shops } = cluster
  writeFileSync(
    readyFile,
    [
      `Visitors: ${origin}`,
      ...shops.map(({ name, port }) => `${name}: http://127.0.0.1:${port}`),
      ...database.nodes.map(({ url }) => url)
    ].join("\n")
  )
  process.on("SIGUSR2", () => {
    void (async () => {
      await database.primary().crash()
      await database.promote()
      say(`Primary: ${database.primary().url}`)
      await database.rebuildStandby()
      say("Standby is running.")
    })()
  })
  process.once("SIGTERM", () => {
    void cluster.stop().then(() => {
      rmSync(pidFile, { force: true })
      process.exit(0)
    })
  })
}

const commands = { up, down, "fail-over": failOver, keep } as const
const name = positionals[0] ?? ""
if (name in commands) {
  try {
    await commands[name as keyof typeof commands]()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
} else {
  console.error("Usage: pnpm cluster up|down|fail-over")
  process.exitCode = 64
}
