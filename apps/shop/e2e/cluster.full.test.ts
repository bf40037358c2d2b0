import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { runChaos, formatChaosResult } from "../cluster/runChaos.ts"
import { type Cluster, startCluster } from "../cluster/startCluster.ts"
import { expect, test } from "@playwright/test"
import { findHaproxy } from "../scripts/findPrograms.ts"

test.skip(findHaproxy() === null, "HAProxy is not installed; HAPROXY_PATH names one")

/** Small enough to seed in a moment, with every product type. */
const SKUS = 600

let folder: string
let cluster: Cluster | undefined
test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = mkdtempSync(path.join(tmpdir(), "camber-cluster-"))
  // PostgreSQL and HAProxy run as other users and need to traverse the folder.
  chmodSync(folder, 0o711)
  cluster = await startCluster({ folder, skus: SKUS, say: () => undefined })
})
test.afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test("OPS-48 two shops neither lose nor duplicate acknowledged changes during crashes, a rolling deploy and network cuts", async () => {
  test.setTimeout(420_000)
  // Other tests run at the same time, so the limit is higher than the five seconds of `pnpm chaos`.
  const outcome = await runChaos(cluster!, { seed: 1, seconds: 0, shoppers: 4, longestAnswer: 10_000, say: () => undefined })
  for (const line of formatChaosResult(outcome)) console.log(line)
  expect(outcome.findings).toEqual([])
  expect(outcome.suffered).toHaveLength(4)
})
