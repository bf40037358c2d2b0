import { type Database, isMigrated, migrations } from "@camber/services/database"
import { hearChanges, writingCookie } from "@camber/services"
import { Effect } from "effect"
import { serveCommands } from "../commands/commandSocket.ts"
import { openShopDatabase } from "./openShopDatabase.ts"
import { ensureStorefrontBuild } from "./storefrontBuild.ts"
import { loadStorefront } from "./loadStorefront.ts"
import { listen } from "../process/index.ts"
import { pushKeys, readSettings, sessionKeys, shopPayments } from "../settings/index.ts"
import {
  consoleInto,
  createLineWriter,
  makeFigures,
  makeLog,
  makeReadiness,
  type Readiness,
  type Reading,
  storageState,
  tracingTo,
  watched
} from "../watch/index.ts"
import { answerHeaders } from "./answerHeaders.ts"
import { deliveringMail } from "./deliveringMail.ts"
import { deliveringPush } from "./deliveringPush.ts"
import { makeDoor } from "./door.ts"
import { inTime } from "./inTime.ts"
import { hourlyUpkeep } from "./hourlyUpkeep.ts"
import { settlingPayments } from "./settlingPayments.ts"
import { makeShopServices } from "./shopServices.ts"
import { readings } from "./readings.ts"

/**
 * The whole shop in one process: the port first (a busy one is known at once, and an early visitor is told to wait), then the build
 * beside the database and its seeding, then the handlers. Runs until it is interrupted.
 */
export const runShop = Effect.gen(function* () {
  const settings = yield* readSettings(process.env)
  const log = makeLog(settings.logFormat, createLineWriter(process.stdout))
  if (settings.logFormat === "json") consoleInto(log, console)
  const say = (line: string) => log.say(line)
  const tracing = settings.traceCollector === undefined ? undefined : yield* tracingTo(settings.traceCollector, settings.brandName)
  const [door, read] = [makeDoor(log), new Array<() => Promise<ReadonlyArray<Reading>>>()]
  let readiness: ReturnType<typeof makeReadiness> | undefined
  const headers = answerHeaders(settings)
  const staleness = settings.databaseReadUrls === undefined ? 0 : settings.databaseWaits.staleness
  const mark = writingCookie(staleness, settings.publicOrigin)
  const handle = watched(inTime(door.handle, settings.answerWithin, log, mark), {
    log,
    figures: makeFigures(read),
    logsAccess: settings.accessLog === "on",
    metrics: settings.metrics,
    proxyHeader: settings.proxyHeader,
    readiness: () => readiness,
    headers,
    tracing
  })
  const { stop, url } = yield* listen(handle, { host: settings.host, port: settings.port, headers })
  const [database] = yield* Effect.all([openShopDatabase(settings, say), ensureStorefrontBuild(say)], { concurrency: 2 })
  const keysForPush = yield* pushKeys(settings)
  const keys = yield* sessionKeys(settings)
  const payments = yield* Effect.promise(() => shopPayments(settings, keys))
  const services = yield* Effect.promise(() => makeShopServices(database, settings, keys, keysForPush, payments, log))
  // The first visitor's time is the database's already.
  yield* Effect.ignore(Effect.tryPromise(services.changes.look))
  const storefront = yield* loadStorefront(services, settings, log)
  // Requests in flight still need the storefront and the database: the port closes first.
  yield* Effect.addFinalizer(() => stop)
  door.open(services, storefront)
  let search: Readiness["search"] = "preparing"
  readiness = makeReadiness(async () => {
    const storage = database.kind === "embedded" ? { storage: await storageState(settings.dataDir) } : {}
    return { ...(await lookAt(database)), search, ...storage }
  })
  read.push(...readings(database, services, storefront))
  yield* Effect.forkScoped(deliveringMail(database, settings))
  yield* Effect.forkScoped(deliveringPush(database, settings, keysForPush, services.changes.now))
  if (database.kind === "postgres")
    yield* Effect.forkScoped(hearChanges(database.pools["unhurried"] ?? database.pool, services.changes.hurry))
  yield* Effect.forkScoped(settlingPayments(services.paymentWork))
  yield* Effect.forkScoped(hourlyUpkeep(services.upkeep))
  // Another process cannot open the embedded database meanwhile, so this one runs its commands.
  if (database.kind === "embedded")
    yield* Effect.catch(serveCommands(database, settings), (error) =>
      Effect.sync(() => log.warn(`Commands such as \`pnpm staff\` work while the shop is stopped only: ${String(error)}`))
    )
  // A failure is met again, and told, by whoever searches first.
  const prepared = Effect.sync(() => void (search = "ok"))
  yield* Effect.forkScoped(Effect.andThen(Effect.ignore(Effect.tryPromise(services.prepareSearch)), prepared))
  say(`Camber is open at ${url}`)
  return yield* database.lost
})

const lookAt = async ({ kysely }: Database) => {
  const [isComplete, catalogue] = await Promise.all([
    isMigrated(kysely, migrations),
    kysely.selectFrom("catalogue").select("version").executeTakeFirst()
  ])
  return { migrations: isComplete ? "ok" : "missing", catalogue: catalogue === undefined ? "empty" : "ok" } as const
}
