import { type Database, isMigrated, migrations } from "@camber/services/database"
import { listenForChanges, createReadAfterWriteCookie } from "@camber/services"
import { Effect, Fiber } from "effect"
import { serveCommands } from "../commands/commandSocket.ts"
import { openShopDatabase } from "./openShopDatabase.ts"
import { ensureStorefrontBuild } from "./storefrontBuild.ts"
import { loadStorefront } from "./loadStorefront.ts"
import { getCurrentWorker, type Worker } from "../process/currentWorker.ts"
import { listen, type Listening } from "../process/listen.ts"
import { pushKeys } from "../settings/pushKeys.ts"
import { readSettings } from "../settings/Settings.ts"
import { sessionKeys } from "../settings/sessionKeys.ts"
import { shopPayments } from "../settings/shopAdapters.ts"
import { redirectConsole, createLogger } from "../observability/Log.ts"
import { createLineWriter } from "../observability/lineWriter.ts"
import { mergeMetrics } from "../observability/mergeMetrics.ts"
import { createMetrics, type Metrics, type MetricSample } from "../observability/metrics.ts"
import { createReadinessCheck, type Readiness, storageState } from "../observability/Health.ts"
import { createTracing, withObservability } from "../observability/withObservability.ts"
import { answerHeaders } from "./answerHeaders.ts"
import { runHourlyMaintenance, runPaymentJobs, runMailDelivery, runPictures, runPlannedPrices, runPushDelivery } from "./backgroundJobs.ts"
import { createRequestHandler } from "./requestHandler.ts"
import { withRequestTimeout } from "./withRequestTimeout.ts"
import { createShopServices } from "./shopServices.ts"
import { readVersion, createShopMetrics } from "./createShopMetrics.ts"

/** Milliseconds that a shop behind a proxy keeps accepting connections after a stop signal. The proxy checks twice a second. */
const DRAIN_MS = 2_000
/**
 * Maximum time that a shop behind a proxy waits for the search index of a large catalog before it opens the port. After that, it opens the
 * port before it is ready.
 */
const LONGEST_CLOSED = "20 seconds"

/**
 * Runs the whole shop in this process until it is interrupted.
 *
 * Opens the port first, which detects a port in use and asks early visitors to wait. Then builds the storefront while
 * the database opens and is seeded, then opens the handlers. Behind a proxy the port opens last, because a proxy
 * retries rejected connections on another process. It also opens last while other workers serve requests. Only the
 * first worker runs background jobs.
 */
export const runShop = Effect.gen(function* () {
  const settings = yield* readSettings(process.env)
  const worker = getCurrentWorker()
  const isFirst = worker === undefined || worker.ordinal === 1
  const log = createLogger(settings.logFormat, createLineWriter(process.stdout))
  if (settings.logFormat === "json") redirectConsole(log, console)
  const say = (line: string) => log.info(line)
  const tracing = settings.traceCollector === undefined ? undefined : yield* createTracing(settings.traceCollector, settings.brandName)
  const [door, read] = [createRequestHandler(log), new Array<() => Promise<ReadonlyArray<MetricSample>>>()]
  let readiness: ReturnType<typeof createReadinessCheck> | undefined
  let listening: Listening | undefined
  const headers = answerHeaders(settings)
  const staleness = settings.databaseReadUrls === undefined ? 0 : settings.databaseWaits.staleness
  const mark = createReadAfterWriteCookie(staleness, settings.publicOrigin)
  const handle = withObservability(withRequestTimeout(door.handle, settings.answerWithin, log, mark), {
    log,
    figures: ofAllWorkers(createMetrics(read), worker),
    logsAccess: settings.accessLog === "on",
    metrics: settings.metrics,
    proxyHeader: settings.proxyHeader,
    readiness: () => readiness,
    get version() {
      return readiness === undefined ? undefined : readVersion()
    },
    isStopping: () => listening?.isStopping() === true,
    headers,
    tracing
  })
  const isBehindProxy = settings.proxyHeader !== undefined
  const opensLast = isBehindProxy || worker?.isAlone === false
  const open = listen(handle, { host: settings.host, port: settings.port, headers, ...(isBehindProxy && { drain: DRAIN_MS }) })
  if (!opensLast) listening = yield* open
  const [database] = yield* Effect.all([openShopDatabase(settings, say), ensureStorefrontBuild(say)], { concurrency: 2 })
  const keysForPush = yield* pushKeys(settings)
  const keys = yield* sessionKeys(settings)
  const payments = yield* Effect.promise(() => shopPayments(settings, keys))
  const services = yield* Effect.promise(() => createShopServices(database, settings, keys, keysForPush, payments, log))
  // Sets the database's clock before the first visitor.
  yield* Effect.ignore(Effect.tryPromise(services.changes.poll))
  const storefront = yield* loadStorefront(services, settings, log)
  // Runs after the port is closed.
  yield* Effect.addFinalizer(() => services.upkeep.flush)
  // Pending requests need the storefront and the database, so the port closes first.
  yield* Effect.addFinalizer(() => listening?.stop ?? Effect.void)
  door.open(services, storefront)
  let search: Readiness["search"] = "preparing"
  readiness = createReadinessCheck(async () => {
    const storage = database.kind === "embedded" ? { storage: await storageState(settings.dataDir) } : {}
    return { ...(await lookAt(database)), search, ...storage }
  })
  read.push(...createShopMetrics(database, services, storefront))
  if (database.kind === "postgres")
    yield* Effect.forkScoped(listenForChanges(database.pools["unhurried"] ?? database.pool, services.changes.requestPoll))
  if (isFirst) {
    yield* Effect.forkScoped(runMailDelivery(database, settings, services.shop))
    yield* Effect.forkScoped(runPictures(database, settings))
    yield* Effect.forkScoped(runPushDelivery(database, settings, keysForPush, services.changes.now))
    yield* Effect.forkScoped(runPaymentJobs(services.paymentWork))
    yield* Effect.forkScoped(runPlannedPrices(services))
    yield* Effect.forkScoped(runHourlyMaintenance(services.upkeep))
  }
  // Other processes cannot open the embedded database, so this one runs their commands.
  if (database.kind === "embedded")
    yield* serveCommands(database, settings).pipe(
      Effect.catch((error) =>
        Effect.sync(() => log.warn(`Commands such as \`pnpm staff\` are unavailable while the shop runs: ${String(error)}`))
      )
    )
  // The first search repeats a failed build and reports its error.
  const prepared = Effect.sync(() => void (search = "ok"))
  const preparing = yield* Effect.forkScoped(Effect.andThen(Effect.ignore(Effect.tryPromise(services.prepareSearch)), prepared))
  if (opensLast) yield* Effect.raceFirst(Fiber.await(preparing), Effect.sleep(LONGEST_CLOSED))
  listening ??= yield* open
  say(`Camber is running at ${listening.url}${worker === undefined ? "" : `, worker ${worker.ordinal}`}`)
  worker?.reportReady()
  return yield* database.lost
})

/** Returns the metrics of all workers, no matter which worker received the request. */
const ofAllWorkers = (own: Metrics, worker: Worker | undefined): Metrics => {
  if (worker === undefined) return own
  worker.shareMetrics(own.text)
  return { ...own, text: async () => mergeMetrics(await worker.collectMetrics(own.text)) }
}

const lookAt = async ({ kysely }: Database) => {
  const [isComplete, catalogue] = await Promise.all([
    isMigrated(kysely, migrations),
    kysely.selectFrom("catalogue").select("version").executeTakeFirst()
  ])
  return { migrations: isComplete ? "ok" : "missing", catalogue: catalogue === undefined ? "empty" : "ok" } as const
}
