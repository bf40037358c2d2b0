import { Effect, Option } from "effect"
import { describe, expect, inject, it, afterAll, beforeAll } from "vitest"
import { openPostgres } from "./openPostgres.ts"
import { toPostgresUrl, parsePostgresUrl } from "./PostgresUrl.ts"
import { postgresDatabase, type TestDatabase } from "../../test/allDatabases.ts"
import { defaultDatabaseTimeouts } from "./DatabaseTimeouts.ts"

const refusal = (url: URL) => Effect.runPromise(Effect.flip(openPostgres(toPostgresUrl(url))))

const changed = (change: (url: URL) => void): URL => {
  const url = new URL(inject("postgresUrl") ?? "postgres://postgres@127.0.0.1:5432/postgres")
  change(url)
  return url
}

describe("openPostgres with a wrong DATABASE_URL", () => {
  it("reports an unreachable server when nothing listens on the port", async () => {
    const error = await refusal(new URL("postgres://someone:hidden@127.0.0.1:9/shop"))
    expect(error.message).toBe(
      "The database server at 127.0.0.1:9 does not respond (connect ECONNREFUSED 127.0.0.1:9): check DATABASE_URL and that the server runs."
    )
  })

  it("reports an unreachable server when the host does not exist", { timeout: 30_000 }, async () => {
    expect(await refusal(new URL("postgres://someone:hidden@no-such-host.invalid/shop"))).toMatchObject({
      _tag: "DatabaseUnreachable",
      address: "no-such-host.invalid"
    })
  })

  it("reports a refused connection without the password when the database does not exist", async () => {
    const error = await refusal(changed((url) => (url.pathname = "/nowhere")))
    expect(error).toMatchObject({ _tag: "DatabaseRefused", cause: 'database "nowhere" does not exist' })
    expect(error.message).not.toContain("camber")
  })

  it.skipIf(process.env.TEST_DATABASE_URL)("reports a refused connection when the password or the user is wrong", async () => {
    expect(await refusal(changed((url) => (url.password = "wrong")))).toMatchObject({ _tag: "DatabaseRefused" })
    expect(await refusal(changed((url) => (url.username = "nobody")))).toMatchObject({ _tag: "DatabaseRefused" })
  })
})

describe("followPrimary", () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await postgresDatabase.open()
  })
  afterAll(() => database.drop())

  it("OPS-35 releases each connection that breaks before it is known to accept writes", async () => {
    const address = Option.getOrThrow(parsePostgresUrl(`${database.settings.url?.href}?target_session_attrs=read-write`))
    const shop = await Effect.runPromise(openPostgres(address, { ...defaultDatabaseTimeouts, connections: 2, connect: 2_000 }))
    const held = await shop.pool.connect()
    let breaks = 1
    shop.pool.on("connect", (client) => {
      if (breaks-- > 0) client.connection.stream.destroy()
    })
    expect((await shop.pool.query<{ two: number }>("select 2 as two")).rows).toEqual([{ two: 2 }])
    expect(shop.pool.totalCount).toBe(2)
    held.release()
    await shop.close()
  })
})
