import { type CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely"
import { describe, expect, it } from "vitest"
import { prepareQuery } from "./prepareQuery.ts"
import type { Tables } from "./tables.ts"

/** Records queries instead of sending them. */
const createRecorder = () => {
  const sent = new Array<Pick<CompiledQuery, "parameters" | "sql">>()
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler()
    },
    log: ({ query: { parameters, sql } }) => void sent.push({ parameters, sql })
  })
  return { database, sent }
}

interface Values {
  readonly id: number
  readonly stars: number
}

const build = (database: Kysely<Tables>, { id, stars }: Values) =>
  database.selectFrom("review").select("title").where("stars", "=", stars).where("product_page_id", "=", id).limit(3)

describe("prepareQuery", () => {
  it("compiles a query once per database, and executes it with the values of each call", async () => {
    const [first, second] = [createRecorder(), createRecorder()]
    let builds = 0
    const query = prepareQuery(["id", "stars"], (database, values: Values) => {
      builds += 1
      return build(database, values)
    })
    const calls = [
      { id: 7, stars: 5 },
      { id: 8, stars: 8 }
    ]
    for (const values of calls) {
      expect(await query(first.database, values)).toEqual([])
      await query(second.database, values)
    }
    expect(builds).toBe(2)
    const direct = calls.map((values) => build(first.database, values).compile()).map(({ parameters, sql }) => ({ parameters, sql }))
    expect(first.sent).toEqual(direct)
    expect(second.sent).toEqual(direct)
  })
})
