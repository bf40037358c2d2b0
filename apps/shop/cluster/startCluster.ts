import { mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { findPostgres } from "../../services/test/postgresPrograms.ts"
import { type PostgresCluster, startPostgresCluster } from "../../services/test/PostgresCluster.ts"
import { type StallingProxy, createStallingProxy } from "../../services/test/createStallingProxy.ts"
import { freePort } from "../scripts/ShopUnderTest.ts"
import { runHaproxy } from "./runHaproxy.ts"
import { createShopProcess, type ShopProcess } from "./ShopProcess.ts"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { root } from "../scripts/runStep.ts"
import { parseEnv } from "node:util"

/** Returns the settings that `ops/camber.env` shares among all shops of an installation. */
export const sharedSettings = (): Readonly<Record<string, string>> => {
  const settings = parseEnv(readFileSync(path.join(root, "ops/camber.env"), "utf8"))
  return Object.fromEntries(Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/**
 * Runs a program of the repository to its end.
 * @throws if it fails.
 */
export const runProgram = async (args: ReadonlyArray<string>, environment: Readonly<Record<string, string>>): Promise<void> => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment }
  })
  const [code] = await once(child, "exit")
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${String(code)}`)
}

/** Two shops behind HAProxy on a PostgreSQL primary and its standby, all on this machine. */
export interface Cluster {
  /** HAProxy's public origin. */
  readonly origin: string
  readonly database: PostgresCluster
  readonly shops: ReadonlyArray<ClusterShop>
  /** Stops everything in order and keeps its data. */
  readonly stop: () => Promise<void>
}

export interface ClusterShop extends ShopProcess {
  /** Proxies to the two database servers, which can be cut. */
  readonly ways: ReadonlyArray<StallingProxy>
}

export interface ClusterOptions {
  /** Data folder: empty, or from an earlier cluster. */
  readonly folder: string
  /** Catalog size of an empty database. */
  readonly skus: number
  /** HAProxy's port; the shops and database servers use the next ports. Free ports by default. */
  readonly port?: number
  readonly environment?: Readonly<Record<string, string>>
  readonly say: (line: string) => void
}

/**
 * Starts the cluster and waits until it is ready.
 * @throws if HAProxy or PostgreSQL is not installed.
 */
export const startCluster = async ({ environment = {}, folder, port, say, skus }: ClusterOptions): Promise<Cluster> => {
  const programs = await findPostgres()
  if (programs === undefined) throw new Error("No usable PostgreSQL found. Install it (Debian: apt-get install postgresql).")
  const portAt = async (offset: number) => (port === undefined ? freePort() : port + offset)
  const origin = `http://127.0.0.1:${await portAt(0)}`
  const stopping: Array<() => Promise<void>> = []
  const stop = async () => {
    for (const end of stopping.toReversed()) await end()
  }
  try {
    say("Starting PostgreSQL primary and standby ...")
    const place = path.join(folder, "postgres")
    mkdirSync(place, { recursive: true })
    const database = await startPostgresCluster(programs, place, {
      database: "camber",
      synchronous: true,
      ports: [await portAt(3), await portAt(4)]
    })
    stopping.push(database.stop)
    const settings = {
      ...sharedSettings(),
      PUBLIC_ORIGIN: origin,
      SESSION_SECRET: "a secret of the cluster that is tried out",
      ...environment
    }
    const direct = { ...settings, DATABASE_URL: database.primary().url }
    say("Creating tables and catalog ...")
    await runProgram(["apps/shop/src/commands/migrate.ts"], direct)
    if (!(await database.hasRows("catalogue"))) await runProgram(["apps/shop/src/commands/seed.ts", "--skus", String(skus)], direct)

    const shops = await Promise.all(
      [1, 2].map(async (number) => {
        const ways = await Promise.all(database.nodes.map(({ url }) => createStallingProxy(new URL(url))))
        stopping.push(async () => ways.forEach(({ close }) => close()))
        const hosts = ways.map(({ url }) => url.host).join(",")
        const shop = createShopProcess(`shop ${number}`, await portAt(number), {
          ...settings,
          DATA_DIR: path.join(folder, `shop-${number}`),
          DATABASE_URL: `postgres://postgres:camber@${hosts}/camber?target_session_attrs=read-write`
        })
        return { ...shop, ways }
      })
    )
    stopping.push(async () => void (await Promise.all(shops.map((shop) => shop.end()))))
    say("Two shops ...")
    for (const shop of shops) await shop.start()
    stopping.push(await runHaproxy(folder, new URL(origin).host, shops))
    return { origin, database, shops, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
