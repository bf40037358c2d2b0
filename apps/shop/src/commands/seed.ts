import { defaultSeed, defaultSkus } from "@camber/demo-catalog"
import { Console, Data, Effect, Exit, Option } from "effect"
import { parseArgs } from "node:util"
import { migrate, migrations, type PostgresUrl, parsePostgresUrl, scopedDatabase } from "@camber/services/database"
import { countOwnWork, type OwnWork, reseed, type SeedProgress } from "@camber/services/seeding"
import { demoCatalog, emptyCatalog } from "../shop/demoCatalog.ts"

/**
 * Seeds the database with the demo catalog: `node apps/shop/src/commands/seed.ts --skus 100000 --seed camber`.
 *
 * Uses the database of DATABASE_URL, or else the embedded database in DATA_DIR (./.data), and replaces its catalog.
 * `--empty` seeds vehicles, categories and articles without parts. `--force` also replaces a catalog with orders or
 * changed parts.
 */

/** Maximum SKUs of the embedded database, which would otherwise take hours and gigabytes. Use PostgreSQL above this. */
const largestEmbedded = 250_000

class SeedRefused extends Data.TaggedError("SeedRefused")<{ readonly message: string }> {}

interface SeedArguments {
  readonly skus: number
  readonly seed: string
  readonly isEmpty: boolean
  readonly isForced: boolean
  readonly dataDir: string
  readonly url: PostgresUrl | undefined
}

const parseArguments = (): SeedArguments => {
  const { values } = parseArgs({
    options: {
      skus: { type: "string", default: String(defaultSkus) },
      seed: { type: "string", default: defaultSeed },
      empty: { type: "boolean", default: false },
      force: { type: "boolean", default: false }
    }
  })
  // An empty value counts as missing, as in all settings.
  const address = process.env["DATABASE_URL"] || undefined
  const url = address === undefined ? undefined : Option.getOrUndefined(parsePostgresUrl(address))
  if (address !== undefined && url === undefined)
    throw new SeedRefused({ message: "DATABASE_URL is invalid. Use a URL such as postgres://user:password@host:5432/database." })
  return {
    skus: Number(values.skus),
    seed: values.seed,
    isEmpty: values.empty,
    isForced: values.force,
    dataDir: process.env["DATA_DIR"] || "./.data",
    url
  }
}

/** Uses the message of parseArgs, which names the unknown argument. */
const refused = (error: unknown): SeedRefused =>
  error instanceof SeedRefused ? error : new SeedRefused({ message: error instanceof Error ? error.message : String(error) })

const checked = (options: SeedArguments): Effect.Effect<SeedArguments, SeedRefused> => {
  if (!Number.isSafeInteger(options.skus) || options.skus < 1)
    return new SeedRefused({ message: "--skus must be a whole number of at least 1." })
  if (options.url === undefined && options.skus > largestEmbedded) {
    return new SeedRefused({
      message: `${options.skus} SKUs are too many for the embedded database (at most ${largestEmbedded}). Set DATABASE_URL to a PostgreSQL server.`
    })
  }
  return Effect.succeed(options)
}

const line = ({ stage, skus, total }: SeedProgress): string =>
  stage === "vehicles" ? "Vehicles and engines ..." : stage === "finishing" ? "Search terms and statistics ..." : `${skus} of ${total} SKUs`

const wouldDestroy = ({ orders, parts }: OwnWork): string =>
  `This database has ${orders} orders and ${parts} parts that were added or changed since its catalog was seeded. A new catalog replaces all parts, prices and reviews. To replace them, add --force.`

const main = Effect.gen(function* () {
  const options = yield* Effect.try({ try: parseArguments, catch: refused }).pipe(Effect.flatMap(checked))
  const database = yield* scopedDatabase({ dataDir: options.dataDir, url: options.url })
  yield* migrate(database.background, migrations)
  const ownWork = yield* Effect.promise(() => countOwnWork(database.background))
  if (ownWork.orders + ownWork.parts > 0 && !options.isForced) return yield* new SeedRefused({ message: wouldDestroy(ownWork) })
  yield* Effect.promise(() =>
    reseed(database.background, {
      ...options,
      source: options.isEmpty ? emptyCatalog : demoCatalog,
      report: (progress) => console.log(line(progress))
    })
  )
  yield* Console.log("Catalog complete.")
}).pipe(Effect.scoped)

Effect.runCallback(main.pipe(Effect.tapError((error) => Console.error(error.message))), {
  onExit: (exit) => process.exit(Exit.isSuccess(exit) ? 0 : 1)
})
