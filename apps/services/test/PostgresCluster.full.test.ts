import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type PostgresNode, type PostgresCluster, startPostgresCluster } from "./PostgresCluster.ts"
import { queryOnce } from "./postgresProcess.ts"
import { findPostgres } from "./postgresPrograms.ts"

const programs = await findPostgres()

describe.runIf(programs !== undefined)("startPostgresCluster", { timeout: 60_000 }, () => {
  let folder: string
  let cluster: PostgresCluster
  const settings = { database: "camber", synchronous: true }
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "camber-cluster-"))
    if (programs !== undefined) cluster = await startPostgresCluster(programs, folder, settings)
  }, 60_000)
  afterAll(async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const readNumbers = async (node: PostgresNode) =>
    (await queryOnce<{ number: number }>(node.url, "select number from kept order by 1")).map(({ number }) => number)

  it("loses no acknowledged row when the primary is killed and the standby is promoted, twice in a row", async () => {
    await queryOnce(cluster.primary().url, "create table kept (number int)")
    for (const round of [1, 2]) {
      await queryOnce(cluster.primary().url, `insert into kept values (${round})`)
      const standby = cluster.standby()!
      await cluster.primary().crash()
      await cluster.promote()
      expect(cluster.primary()).toBe(standby)
      await queryOnce(cluster.primary().url, `insert into kept values (${round + 10})`)
      await cluster.rebuildStandby()
    }
    expect(await readNumbers(cluster.primary())).toEqual([1, 2, 11, 12])
    await expect(queryOnce(cluster.standby()!.url, "insert into kept values (99)")).rejects.toThrow("read-only")
  })

  it("keeps the servers' roles and data across a restart", async () => {
    const { port } = cluster.primary()
    await cluster.stop()
    cluster = await startPostgresCluster(programs!, folder, { ...settings, ports: [cluster.nodes[0].port, cluster.nodes[1].port] })
    expect(cluster.primary().port).toBe(port)
    expect(await readNumbers(cluster.primary())).toEqual([1, 2, 11, 12])
  })
})
