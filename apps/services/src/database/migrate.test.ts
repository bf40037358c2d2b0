import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type DatabasePlace, testDatabases } from "../../test/testDatabases.ts"
import type { Database } from "./Database.ts"
import { migrate, type Migrations } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { openDatabase } from "./openDatabase.ts"

const statement = (text: string) => ({ up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) })
const first: Migrations = { "0001-one": statement("create table one (id int)") }
const second: Migrations = { ...first, "0002-two": statement("create table two (id int)") }
const failing: Migrations = { ...second, "0003-three": statement("create table one (id int)") }

describe.each(testDatabases)("migrations on $kind", ({ place }) => {
  let where: DatabasePlace
  let database: Database
  beforeEach(async () => {
    where = await place()
    database = await Effect.runPromise(openDatabase(where.settings))
  }, 30_000)
  afterEach(async () => {
    await database.close()
    await where.remove()
  })

  const run = (list: Migrations, on = database) => Effect.runPromise(migrate(on.kysely, list))
  const tables = async () => {
    const { rows } = await database.pool.query(
      "select tablename from pg_tables where schemaname = 'public' and tablename in ('one', 'two') order by 1"
    )
    return rows.map(({ tablename }) => tablename)
  }

  it("run once each, in the order of their names", async () => {
    expect(await run(first)).toEqual(["0001-one"])
    expect(await run(second)).toEqual(["0002-two"])
    expect(await run(second)).toEqual([])
    expect(await tables()).toEqual(["one", "two"])
  })

  it("run once each when two start at the same time", async () => {
    const ran = await Promise.all([run(second), run(second)])
    expect(ran.flat().sort()).toEqual(["0001-one", "0002-two"])
  })

  it("leave nothing of a run in which one failed, and name it", async () => {
    await expect(run(failing)).rejects.toMatchObject({ _tag: "MigrationFailed", migration: "0003-three" })
    expect(await tables()).toEqual([])
    expect(await run(second)).toEqual(["0001-one", "0002-two"])
  })

  it("are refused by a program that is older than the data", async () => {
    await run(second)
    await expect(run(first)).rejects.toThrow(
      "The database was written by a newer version of this program (it has migration 0002-two, this version knows 0001-one): update the program."
    )
  })

  it("of the shop run twice without a difference", async () => {
    expect(await run(migrations)).toEqual(Object.keys(migrations))
    expect(await run(migrations)).toEqual([])
  })
})
