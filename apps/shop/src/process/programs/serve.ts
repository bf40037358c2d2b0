import { scopedDatabase } from "@camber/services/database"
import { Effect } from "effect"
import { readSettings } from "../../settings/Settings.ts"
import { listen } from "../listen.ts"
import { runProcess } from "../runProcess.ts"

const say = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * A shop with four pages for process tests: one responds immediately, one slowly, one throws, and one leaks a resource
 * that never closes.
 */
runProcess(
  Effect.gen(function* () {
    const settings = yield* readSettings(process.env)
    const database = yield* scopedDatabase({ dataDir: settings.dataDir })
    yield* Effect.promise(() => database.pool.query("create table if not exists visit (path text)"))
    const closing = { isStuck: false }
    yield* Effect.addFinalizer(() => (closing.isStuck ? Effect.never : Effect.void))
    const handler = async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      if (pathname === "/break")
        setTimeout(() => {
          throw new Error("a callback threw")
        })
      if (pathname === "/stuck") closing.isStuck = true
      if (pathname === "/slow") {
        say("slow request")
        await database.pool.query("select pg_sleep(0.3)")
      }
      await database.pool.query("insert into visit values ($1)", [pathname])
      const { rows } = await database.pool.query<{ count: number }>("select count(*) from visit")
      return new Response(`visit ${rows[0]?.count}`)
    }
    const { url } = yield* listen(handler, settings)
    say(url)
    return yield* database.lost
  }),
  Number(process.env["PATIENCE"] ?? 18_000)
)
