import type { Database } from "@camber/services/database"
import { oldestMailSeconds, countPendingMail } from "@camber/services/mail"
import { countDueMessages } from "@camber/services/push"
import type { Storefront } from "@camber/storefront/contract"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { MetricSample } from "../observability/metrics.ts"
import type { ShopServices } from "./shopServices.ts"
import { root, stampFile } from "./storefrontBuild.ts"

let version: string | undefined

/** Returns the program's version: that of its package, and a prefix of the hash of the storefront's sources. */
export const readVersion = (): string => (version ??= compute())

const compute = (): string => {
  const { version: ofPackage } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { readonly version: string }
  return existsSync(stampFile) ? `${ofPackage}+${readFileSync(stampFile, "utf8").slice(0, 8)}` : ofPackage
}

/** Creates metrics of an open shop that are read on demand. */
export const createShopMetrics = (
  { kysely, pools, standbys }: Pick<Database, "kysely" | "pools" | "standbys">,
  services: Pick<ShopServices, "figures" | "sales">,
  storefront: Pick<Storefront, "figures">
): ReadonlyArray<() => Promise<ReadonlyArray<MetricSample>>> => [
  async () =>
    Object.entries(pools).flatMap(([pool, { idleCount, totalCount, waitingCount }]): ReadonlyArray<MetricSample> => [
      ["pool_connections", { pool, state: "idle" }, idleCount],
      ["pool_connections", { pool, state: "busy" }, totalCount - idleCount],
      ["pool_waiting", { pool }, waitingCount]
    ]),
  async () =>
    standbys.flatMap(({ isServing, getReplicationLag, name }): ReadonlyArray<MetricSample> => {
      const seconds = getReplicationLag()
      const serving: MetricSample = ["standby_serving", { server: name }, Number(isServing())]
      return Number.isFinite(seconds) ? [serving, ["standby_late_seconds", { server: name }, seconds]] : [serving]
    }),
  async () => {
    const { bytes, hits, misses, pages } = storefront.figures()
    return [
      ["page_cache_pages", {}, pages],
      ["page_cache_bytes", {}, bytes],
      ["page_cache_reads_total", { result: "hit" }, hits],
      ["page_cache_reads_total", { result: "miss" }, misses]
    ]
  },
  services.figures,
  services.sales,
  async () => [["queue_waiting", { queue: "mail" }, await countPendingMail(kysely)]],
  async () => [["queue_oldest_seconds", { queue: "mail" }, await oldestMailSeconds(kysely)]],
  async () => [["info", { version: readVersion() }, 1]],
  async () => [["queue_waiting", { queue: "push" }, await countDueMessages(kysely)]]
]
