import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TemporaryDatabase, postgresDatabase } from "../../test/allDatabases.ts"
import type { Database } from "./Database.ts"
import { migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { openDatabase } from "./openDatabase.ts"
import type { Tables } from "./tables.ts"

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  /** Whether an insert must provide the column. */
  readonly required: boolean
}

/** A constraint or unique index of a table. */
interface Rule {
  readonly table: string
  readonly name: string
  readonly columns: ReadonlyArray<string>
}

interface Schema {
  readonly columns: ReadonlyArray<Column>
  readonly rules: ReadonlyArray<Rule>
}

const readSchema = async (kysely: Kysely<Tables>): Promise<Schema> => {
  const columns = await sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as required
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`.execute(kysely)
  const rules = await sql<Rule>`
    select c.relname as table, o.conname as name,
      (select coalesce(jsonb_agg(a.attname), '[]') from pg_attribute a where a.attrelid = o.conrelid and a.attnum = any(o.conkey)) as columns
    from pg_constraint o join pg_class c on c.oid = o.conrelid
    where o.contype in ('c', 'f', 'u', 'p', 'x') and c.relnamespace = 'public'::regnamespace
    union all
    select c.relname, i.relname, (select coalesce(jsonb_agg(a.attname), '[]') from pg_attribute a where a.attrelid = c.oid and a.attnum = any(x.indkey))
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where x.indisunique and c.relnamespace = 'public'::regnamespace`.execute(kysely)
  return { columns: columns.rows, rules: rules.rows }
}

const formatColumn = ({ column, table }: Column): string => `${table}.${column}`

/** Lists the changes that break a program written for the previous schema. */
const findBreakingChanges = (before: Schema, after: Schema): ReadonlyArray<string> => {
  const now = new Map(after.columns.map((column) => [formatColumn(column), column]))
  const known = new Map(before.columns.map((column) => [formatColumn(column), column]))
  const tables = new Set(before.columns.map(({ table }) => table))
  const rules = new Set(before.rules.map(({ name, table }) => `${table} ${name}`))
  return [
    ...before.columns
      .filter((column) => now.get(formatColumn(column))?.type !== column.type)
      .map((column) => `${formatColumn(column)} was removed or changed its type`),
    ...after.columns
      .filter((column) => tables.has(column.table) && column.required && known.get(formatColumn(column))?.required !== true)
      .map((column) => `${formatColumn(column)} must be provided`),
    ...after.rules
      .filter(({ name, table }) => tables.has(table) && !rules.has(`${table} ${name}`))
      .filter(({ columns, table }) => columns.every((column) => known.has(`${table}.${column}`)))
      .map(({ name, table }) => `${table} must satisfy ${name}`)
  ]
}

describe("migrations with keepsOlder", { tags: "full" }, () => {
  let where: TemporaryDatabase
  let database: Database
  beforeAll(async () => {
    where = await postgresDatabase.place()
    database = await Effect.runPromise(openDatabase(where.settings))
  })
  afterAll(async () => {
    await database.close()
    await where.remove()
  })

  it("OPS-46 do not remove a table or column, require a new column, or reject a write of an older program", async () => {
    const names = Object.keys(migrations).toSorted()
    const taken: Array<string> = []
    let before: Schema = { columns: [], rules: [] }
    for (const [place, name] of names.entries()) {
      const upTo = Object.fromEntries(names.slice(0, place + 1).map((one) => [one, migrations[one]!]))
      await Effect.runPromise(migrate(database.background, upTo))
      const after = await readSchema(database.kysely)
      if (migrations[name]?.keepsOlder === true) taken.push(...findBreakingChanges(before, after).map((what) => `${name}: ${what}`))
      before = after
    }
    expect(taken).toEqual([])
  })

  it.each([
    ["alter table cart_line drop column quantity", "cart_line.quantity was removed or changed its type"],
    ["alter table guest_seen alter column seen_at type date", "guest_seen.seen_at was removed or changed its type"],
    ["alter table guest_seen add column asked int not null", "guest_seen.asked must be provided"],
    ["alter table article add constraint short check (length(title) < 10)", "article must satisfy short"],
    ["create unique index one_title on article (title)", "article must satisfy one_title"]
  ])("OPS-46 detects the breaking change of: %s", async (statement, found) => {
    await database.kysely.connection().execute(async (connection) => {
      const before = await readSchema(connection)
      await sql`begin`.execute(connection)
      await sql.raw(statement).execute(connection)
      const after = await readSchema(connection)
      await sql`rollback`.execute(connection)
      expect(findBreakingChanges(before, after)).toEqual([found])
    })
  })
})
