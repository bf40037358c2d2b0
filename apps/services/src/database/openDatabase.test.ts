import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { openDatabase } from "./openDatabase.ts"

describe.each(allDatabases)("an open database on $kind", ({ kind, open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    await database.pool.query("create table purse (name text primary key, cents int not null check (cents >= 0))")
  }, 30_000)
  afterAll(() => database.drop())

  const rows = async (text: string, values: ReadonlyArray<unknown> = []) => (await database.pool.query(text, [...values])).rows

  it("reports its kind and runs PostgreSQL 15 or newer", async () => {
    expect(database.kind).toBe(kind)
    expect(Number((await rows("show server_version_num"))[0].server_version_num)).toBeGreaterThanOrEqual(150_000)
  })

  it("returns the same JavaScript value for the same column type", async () => {
    const [row] = await rows(`select 7::int2 small, 7::int4 whole, 9007199254740991::int8 large, 1.50::numeric exact, 0.5::float8 real,
      true truth, 'é'::text text, null::text nothing, '{"a":[1,null]}'::jsonb json, date '2026-02-28' as day,
      timestamptz '2026-02-28 23:00:00+02' as instant, array['a','b,c',null] texts, array[1,2] wholes, array[1,null]::int8[] larges,
      '{}'::int8[] none, array[date '2026-02-28'] as days, decode('00ff','hex') bytes`)
    expect(row).toEqual({
      small: 7,
      whole: 7,
      large: 9_007_199_254_740_991,
      exact: "1.50",
      real: 0.5,
      truth: true,
      text: "é",
      nothing: null,
      json: { a: [1, null] },
      day: "2026-02-28",
      instant: new Date(Date.UTC(2026, 1, 28, 21)),
      texts: ["a", "b,c", null],
      wholes: [1, 2],
      larges: [1, null],
      none: [],
      days: ["2026-02-28"],
      bytes: Buffer.from([0, 255])
    })
  })

  it("rejects an int8 that would lose digits, and keeps working", async () => {
    await expect(rows("select 9007199254740993::int8")).rejects.toThrow(RangeError)
    expect(await rows("select count(*) from purse")).toEqual([{ count: 0 }])
  })

  it.each([
    ["a duplicate key", "23505", "insert into purse values ('twice', 1), ('twice', 1)"],
    ["a failed check", "23514", "insert into purse values ('poor', -1)"],
    ["a missing table", "42P01", "select * from nowhere"],
    ["an invalid number", "22P02", "select 'x'::int"]
  ])("reports %s with SQLSTATE %s", async (_, code, statement) => {
    await expect(rows(statement)).rejects.toMatchObject({ code })
  })

  it("commits a transaction, and rolls back a transaction that fails", async () => {
    await database.kysely.transaction().execute((transaction) => sql`insert into purse values ('kept', 1)`.execute(transaction))
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await sql`insert into purse values ('undone', 1)`.execute(transaction)
      await sql`insert into purse values ('kept', 1)`.execute(transaction)
    })
    await expect(failing).rejects.toMatchObject({ code: "23505" })
    expect(await rows("select name from purse where name in ('kept', 'undone')")).toEqual([{ name: "kept" }])
  })

  it("commits the successful ones of 20 concurrent transactions of which every fifth fails", async () => {
    await rows("insert into purse values ('shared', 0)")
    const transfer = (failing: boolean) =>
      database.kysely.transaction().execute(async (transaction) => {
        await sql`update purse set cents = cents + 1 where name = 'shared'`.execute(transaction)
        if (failing) await sql`select 1/0`.execute(transaction)
      })
    const ends = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => transfer(index % 5 === 0)))
    expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(4)
    expect(await rows("select cents from purse where name = 'shared'")).toEqual([{ cents: 16 }])
  })

  it("sends and returns a parameter of 5 MB", async () => {
    const articles = JSON.stringify(Array.from({ length: 50_000 }, (_, id) => ({ id, text: "x".repeat(80) })))
    expect(articles.length).toBeGreaterThan(5_000_000)
    const [row] = await rows("select $1::text as whole, jsonb_array_length($1::text::jsonb) as length", [articles])
    expect(row.length).toBe(50_000)
    expect(row.whole === articles).toBe(true)
  })

  it("runs a named statement repeatedly, also after an error in it", async () => {
    const divide = (by: number) => database.pool.query({ name: "divide", text: "select 12 / $1::int as result", values: [by] })
    expect((await divide(3)).rows).toEqual([{ result: 4 }])
    await expect(divide(0)).rejects.toMatchObject({ code: "22012" })
    expect((await divide(4)).rows).toEqual([{ result: 3 }])
  })

  it("gives a new client a session without the previous settings, statements or transaction", async () => {
    const client = await database.pool.connect()
    await client.query("begin")
    await client.query("set search_path = pg_catalog")
    await client.query("insert into public.purse values ('unfinished', 1)")
    client.release(true)
    expect(await rows("select name from purse where name = 'unfinished'")).toEqual([])
    expect((await database.pool.query({ name: "divide", text: "select 1 as one" })).rows).toEqual([{ one: 1 }])
  })

  it("finds words by stem and misspellings by trigrams", async () => {
    await rows("create extension if not exists pg_trgm")
    await rows("create extension if not exists unaccent")
    const [row] = await rows(`select to_tsvector('english', 'racing carburetors') @@ to_tsquery('english', 'carb:*') as word,
      similarity('carburator', 'carburetor') > 0.5 as near, unaccent('Citroën') as plain`)
    expect(row).toEqual({ word: true, near: true, plain: "Citroen" })
  })

  it("keeps its rows after close, which is idempotent", async () => {
    const again = await open()
    await again.pool.query("create table lasting as select 1 as one")
    await again.close()
    await again.close()
    const reopened = await Effect.runPromise(openDatabase(again.settings))
    expect((await reopened.pool.query("select one from lasting")).rows).toEqual([{ one: 1 }])
    await reopened.close()
    await again.drop()
  })
})
