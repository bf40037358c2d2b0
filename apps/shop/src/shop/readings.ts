import type { Database } from "@camber/services/database"
import { waitingMails } from "@camber/services/mail"
import { waitingMessages } from "@camber/services/push"
import type { Storefront } from "@camber/storefront/contract"
import type { Reading } from "../watch/index.ts"

/** Figures of an open shop that are read when somebody asks for them. */
export const readings = (
  { kysely, pools }: Pick<Database, "kysely" | "pools">,
  storefront: Pick<Storefront, "figures">
): ReadonlyArray<() => Promise<ReadonlyArray<Reading>>> => [
  async () =>
    Object.entries(pools).flatMap(([pool, { idleCount, totalCount, waitingCount }]): ReadonlyArray<Reading> => [
      ["pool_connections", { pool, state: "idle" }, idleCount],
      ["pool_connections", { pool, state: "busy" }, totalCount - idleCount],
      ["pool_waiting", { pool }, waitingCount]
    ]),
  async () => {
    const { bytes, hits, misses, pages } = storefront.figures()
    return [
      ["page_cache_pages", {}, pages],
      ["page_cache_bytes", {}, bytes],
      ["page_cache_reads", { result: "hit" }, hits],
      ["page_cache_reads", { result: "miss" }, misses]
    ]
  },
  async () => [["queue_waiting", { queue: "mail" }, await waitingMails(kysely)]],
  async () => [["queue_waiting", { queue: "push" }, await waitingMessages(kysely)]]
]
