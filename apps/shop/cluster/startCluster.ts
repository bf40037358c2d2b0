import { mkdirSync } from "node:fs"
import path from "node:path"
import { findPostgres } from "../../services/test/postgresPrograms.ts"
import { type PostgresCluster, startPostgresCluster } from "../../services/test/PostgresCluster.ts"
import { type StallingProxy, stallingProxy } from "../../services/test/stallingProxy.ts"
import { freePort } from "../scripts/freePort.ts"
import { runProgram } from "./runProgram.ts"
import { runHaproxy } from "./runHaproxy.ts"
import { createShopProcess, type ShopProcess } from "./ShopProcess.ts"
import { sharedSettings } from "./sharedSettings.ts"

/** Two shops behind HAProxy on a PostgreSQL primary and its standby, all on this machine. */
export interface Cluster {
  /** Where visitors come in. */
  readonly origin: string
  readonly database: PostgresCluster
  readonly shops: ReadonlyArray<ClusterShop>
  /** Stops everything in order and leaves its data. */
  readonly stop: () => Promise<void>
}

export interface ClusterShop extends ShopProcess {
  /** Its ways to the two servers of the database, which can be cut. */
  readonly ways: ReadonlyArray<StallingProxy>
}

export interface ClusterOptions {
  /** Where everything keeps its data: empty, or left by a cluster before. */
  readonly folder: string
  /** SKUs that an empty database is filled with. */
  readonly skus: number
  /** Of HAProxy. The shops, and the servers of the database, take those that follow it; free ones where it is left out. */
  readonly port?: number
  readonly environment?: Readonly<Record<string, string>>
  readonly say: (line: string) => void
}

/** Starts it and waits until visitors can come in. @throws where the machine has no HAProxy or no PostgreSQL. */
export const startCluster = async ({ environment = {}, folder, port, say, skus }: ClusterOptions): Promise<Cluster> => {
  const programs = await findPostgres()
  if (programs === undefined) throw new Error("There is no PostgreSQL that starts here: on Debian, apt-get install postgresql.")
  const portAt = async (offset: number) => (port === undefined ? freePort() : port + offset)
  const origin = `http://127.0.0.1:${await portAt(0)}`
  const stopping: Array<() => Promise<void>> = []
  const stop = async () => {
    for (const end of stopping.toReversed()) await end()
  }
  try {
    say("PostgreSQL: a primary and its standby ...")
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
    say("Tables and catalog ...")
    await runProgram(["apps/shop/src/commands/migrate.ts"], direct)
    if (!(await database.hasRows("catalogue"))) await runProgram(["apps/shop/src/commands/seed.ts", "--skus", String(skus)], direct)

    const shops = await Promise.all(
      [1, 2].map(async (number) => {
        const ways = await Promise.all(database.nodes.map(({ url }) => stallingProxy(new URL(url))))
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
