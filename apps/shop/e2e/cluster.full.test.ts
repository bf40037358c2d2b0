import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { runChaos, formatChaosResult } from "../cluster/runChaos.ts"
import { type Cluster, startCluster } from "../cluster/startCluster.ts"
import { expect, test } from "@playwright/test"
import { findHaproxy } from "../scripts/findPrograms.ts"

test.skip(findHaproxy() === null, "HAProxy is not installed; HAPROXY_PATH names one")

/** So few that it is filled in a moment; it has all that is sold. */
const SKUS = 600

let folder: string
let cluster: Cluster | undefined
test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = mkdtempSync(path.join(tmpdir(), "camber-cluster-"))
  // PostgreSQL and HAProxy run as other users, and have to find their way through.
  chmodSync(folder, 0o711)
  cluster = await startCluster({ folder, skus: SKUS, say: () => undefined })
})
test.afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test("OPS-48 two shops lose and double nothing of what they acknowledged while the primary and a shop are killed, a deploy rolls and the network is cut", async () => {
  test.setTimeout(420_000)
  // Other journeys keep the processors busy meanwhile; `pnpm chaos` holds five seconds.
  const outcome = await runChaos(cluster!, { seed: 1, seconds: 0, shoppers: 4, longestAnswer: 10_000, say: () => undefined })
  for (const line of formatChaosResult(outcome)) console.log(line)
  expect(outcome.findings).toEqual([])
  expect(outcome.suffered).toHaveLength(4)
})
