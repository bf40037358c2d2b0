import { Effect } from "effect"
import { tmpdir } from "node:os"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findPostgres } from "../../test/postgresPrograms.ts"
import { type PostgresServer, startPostgres } from "../../test/PostgresServer.ts"
import { type Program, runProgram } from "../../test/Program.ts"
import { type TemporaryDatabase, type TemporaryDatabaseSettings, allDatabases } from "../../test/allDatabases.ts"
import { openDatabase } from "./openDatabase.ts"

const rounds = [5, 40, 150]

const writer = ({ dataDir, url }: TemporaryDatabaseSettings): Program =>
  runProgram("write", dataDir, ...(url === undefined ? [] : [url.href]))

/**
 * Reads the given number of acknowledgments, crashes, and returns the last row number that the program reported as
 * committed.
 */
const lastAcknowledged = async (program: Program, acknowledgments: number, crash: () => Promise<unknown>): Promise<number> => {
  let last = 0
  for (let count = 0; count < acknowledgments; count++) last = Number(await program.line())
  const [rest] = await Promise.all([program.rest(), crash()])
  await program.end
  return Number(rest.at(-1) ?? last)
}

/** Expects all rows from 1 to the last acknowledged number. One more row may exist, because its acknowledgment may have been lost. */
const expectAllRows = async (settings: TemporaryDatabaseSettings, acknowledged: number): Promise<void> => {
  const database = await Effect.runPromise(openDatabase(settings))
  const { rows } = await database.pool.query<{ count: number; max: number }>("select count(*), max(number) from written")
  await database.close()
  expect(rows[0]?.count).toBe(rows[0]?.max)
  expect([acknowledged, acknowledged + 1]).toContain(rows[0]?.count)
}

describe.each(allDatabases)("killing the writing process on $kind", ({ place }) => {
  let where: TemporaryDatabase
  beforeAll(async () => void (where = await place()), 30_000)
  afterAll(() => where.remove())

  it.each(rounds)("loses no rows after %i acknowledged rows", { timeout: 30_000 }, async (count) => {
    const program = writer(where.settings)
    const acknowledged = await lastAcknowledged(program, count, async () => program.process.kill("SIGKILL"))
    await expectAllRows(where.settings, acknowledged)
  })
})

const programs = await findPostgres()

describe.runIf(programs !== undefined)("killing the PostgreSQL server", () => {
  let server: PostgresServer
  beforeAll(async () => {
    if (programs !== undefined) server = await startPostgres(programs)
  }, 30_000)
  afterAll(() => server.remove())

  it.each(rounds)("loses no rows after %i acknowledged rows", { timeout: 30_000 }, async (count) => {
    const settings = { dataDir: tmpdir(), url: new URL(server.url) }
    const acknowledged = await lastAcknowledged(writer(settings), count, server.crash)
    await server.restart()
    await expectAllRows(settings, acknowledged)
  })

  it("lets the pool reconnect", { timeout: 30_000 }, async () => {
    const database = await Effect.runPromise(openDatabase({ dataDir: tmpdir(), url: new URL(server.url) }))
    await server.crash()
    await expect(database.pool.query("select 1 as one")).rejects.toThrow()
    await server.restart()
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }])
    await database.close()
  })
})
