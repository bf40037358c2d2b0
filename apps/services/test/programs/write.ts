import { Effect } from "effect"
import { openDatabase } from "../../src/database/openDatabase.ts"

/** Inserts rows one after the other and prints each number after the database acknowledged it. */
const [dataDir = "", url] = process.argv.slice(2)
const settings = { dataDir, url: url === undefined ? undefined : new URL(url) }
const { pool } = await Effect.runPromise(openDatabase(settings)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
await pool.query("create table if not exists written (number int primary key)")
const { rows } = await pool.query<{ next: number }>("select coalesce(max(number), 0) + 1 as next from written")
for (let number = rows[0]?.next ?? 1; ; number++) {
  await pool.query("insert into written values ($1)", [number])
  process.stdout.write(`${number}\n`)
}
