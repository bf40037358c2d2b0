import { Effect } from "effect"
import { describe, expect, inject, it } from "vitest"
import { openPostgres } from "./openPostgres.ts"
import { toPostgresUrl } from "./PostgresUrl.ts"

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
