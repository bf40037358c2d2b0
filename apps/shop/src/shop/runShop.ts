import { Effect } from "effect"
import { openShopDatabase } from "./openShopDatabase.ts"
import { ensureStorefrontBuild } from "./storefrontBuild.ts"
import { loadStorefront } from "./loadStorefront.ts"
import { listen } from "../process/index.ts"
import { pushKeys, readSettings, sessionKeys } from "../settings/index.ts"
import { deliveringMail } from "./deliveringMail.ts"
import { deliveringPush } from "./deliveringPush.ts"
import { makeDoor } from "./door.ts"
import { fromPeer } from "./fromPeer.ts"
import { hourlyUpkeep } from "./hourlyUpkeep.ts"
import { makeShopServices } from "./shopServices.ts"

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * The whole shop in one process: the port first (a busy one is known at once, and an early visitor is told to wait), then the build
 * beside the database and its seeding, then the handlers. Runs until it is interrupted.
 */
export const runShop = Effect.gen(function* () {
  const settings = yield* readSettings(process.env)
  const door = makeDoor()
  const { stop, url } = yield* listen(fromPeer(door.handle), settings)
  const [database] = yield* Effect.all([openShopDatabase(settings, say), ensureStorefrontBuild(say)], { concurrency: 2 })
  const keysForPush = yield* pushKeys(settings)
  const services = makeShopServices(database, settings, yield* sessionKeys(settings), keysForPush)
  const storefront = yield* loadStorefront(services, settings)
  // Requests in flight still need the storefront and the database: the port closes first.
  yield* Effect.addFinalizer(() => stop)
  door.open(services, storefront)
  yield* Effect.forkScoped(deliveringMail(database, settings))
  yield* Effect.forkScoped(deliveringPush(database, settings, keysForPush))
  yield* Effect.forkScoped(hourlyUpkeep(services.upkeep))
  // A failure is met again, and told, by whoever searches first.
  yield* Effect.forkScoped(Effect.ignore(Effect.tryPromise(services.prepareSearch)))
  say(`Camber is open at ${url}`)
  return yield* database.lost
})
