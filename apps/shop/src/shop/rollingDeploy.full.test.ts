import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as after } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Buyer } from "../../../services/security-tests/Buyer.ts"
import { Target } from "../../../services/security-tests/Target.ts"
import { type Cluster, startCluster } from "../../cluster/startCluster.ts"
import { fetchStatus } from "../../cluster/ShopProcess.ts"
import { type CachingProxy, startCachingProxy } from "../../e2e/cachingProxy.ts"
import { findHaproxy, findNginx } from "../../scripts/findPrograms.ts"

const CLIENTS = 6

describe.skipIf(findHaproxy() === null || findNginx() === null)("rolling deploy of two shops", () => {
  let folder: string
  let cluster: Cluster
  let cache: CachingProxy
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "camber-rolling-"))
    chmodSync(folder, 0o711)
    cluster = await startCluster({ folder, skus: 600, say: () => undefined })
    cache = await startCachingProxy(...cluster.shops.map(({ port }) => `http://127.0.0.1:${port}`))
  }, 300_000)
  afterAll(async () => {
    await cache?.stop()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  it.each([
    ["HAProxy", () => cluster.origin],
    ["nginx", () => cache.origin]
  ])(
    "OPS-93 loses no request through %s",
    async (_, originOf) => {
      const origin = originOf()
      const closing = new AbortController()
      const failures = new Array<string>()
      let answered = 0
      const load = async (number: number) => {
        const target = new Target(origin, `127.0.9.${number + 1}`)
        const buyer = await Buyer.arrive(target)
        for (let turn = 0; !closing.signal.aborted; turn++) {
          const address = ["/", "/shop/brakes~2-3", `/search?query=rotor+${number}+${turn}`][turn % 3]!
          const status = await fetchStatus(`${origin}${address}`)
          if (status !== 200) failures.push(`GET ${address}: ${status}`)
          await buyer.read().catch((error: unknown) => failures.push(`POST: ${String(error)}`))
          answered += 2
          await after(50)
        }
        target.close()
      }
      const clients = Array.from({ length: CLIENTS }, (_, number) => load(number))
      await after(1_000)
      for (const shop of cluster.shops) {
        expect((await shop.end()).code).toBe(0)
        await shop.start()
      }
      await after(1_000)
      closing.abort()
      await Promise.all(clients)
      console.log(`${answered} requests, ${failures.length} failures`)
      expect(failures, cache.readErrors()).toEqual([])
    },
    180_000
  )
})
