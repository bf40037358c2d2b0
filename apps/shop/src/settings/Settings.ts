import { Array as Arr, Data, Effect, type Result } from "effect"
import { atLeast, dollarsAsCents, listOf, nonEmpty, oneOf, origin, postgresUrl, wholeNumber } from "./reads.ts"
import { Environment, optional, secret, setting, type SettingProblem } from "./setting.ts"

const databaseAddress = "an address such as postgres://user:password@host:5432/database"
const originExample = "an address without a path, such as https://www.example.com"

/** Every variable that the process reads, with the value that it has where the environment is silent. */
const settings = {
  nodeEnv: setting("NODE_ENV", oneOf(["production", "development", "test"]), "production, development or test", "production"),
  host: setting("HOST", nonEmpty, "a host name or address to listen on", "127.0.0.1"),
  /** 0 takes any free port. */
  port: setting("PORT", wholeNumber(0, 65_535), "a whole number from 0 to 65535", "3000"),
  publicOrigin: optional("PUBLIC_ORIGIN", origin, originExample),
  dataDir: setting("DATA_DIR", nonEmpty, "the path of a folder", "./.data"),
  databaseUrl: secret("DATABASE_URL", postgresUrl, databaseAddress),
  /** Addresses of read-only copies. */
  databaseReadUrls: secret("DATABASE_READ_URLS", listOf(postgresUrl), `${databaseAddress}, or several with commas between them`),
  sessionSecret: secret("SESSION_SECRET", atLeast(32), "a text of at least 32 characters"),
  /** 'registered' answers only the documents that the storefront itself sends. */
  graphqlDocuments: setting("GRAPHQL_DOCUMENTS", oneOf(["all", "registered"]), "all or registered", "all"),
  brandName: setting("BRAND_NAME", nonEmpty, "the shop's name", "Camber"),
  contactPhone: setting("CONTACT_PHONE", nonEmpty, "a telephone number", "1-800-555-0100"),
  /** Cents; undefined: nothing is said about free shipping. */
  freeShippingThreshold: setting("FREE_SHIPPING_THRESHOLD", dollarsAsCents, "dollars such as 99 or 49.50, or none", "99"),
  searchProductCap: setting("SEARCH_PRODUCT_CAP", wholeNumber(1, 100), "a whole number from 1 to 100", "6"),
  /** Undefined: pictures come from the shop's own content route. */
  imageHost: optional("IMAGE_HOST", origin, originExample),
  /** How long a rendered page may be served again; 0 renders every page anew. */
  pageCacheSeconds: setting("PAGE_CACHE_SECONDS", wholeNumber(0, 86_400), "a whole number of seconds from 0 to 86400", "60")
}

type Read = { readonly [K in keyof typeof settings]: Effect.Success<(typeof settings)[K]> }

/** What the environment says, decoded once at the start. Money is in cents. */
export interface Settings extends Omit<Read, "publicOrigin"> {
  /** Where shoppers find the shop; canonical addresses are made of it, never of a request's Host header. */
  readonly publicOrigin: string
}

/** Everything that is wrong with the environment, one sentence a line. */
export class SettingsInvalid extends Data.TaggedError("SettingsInvalid")<{ readonly problems: ReadonlyArray<SettingProblem> }> {
  override get message() {
    return this.problems.map(sentence).join("\n")
  }
}

/** Reads the settings out of an environment such as `process.env`, and reports all that is wrong with it at once. */
export const readSettings = (environment: Environment["Service"]): Effect.Effect<Settings, SettingsInvalid> =>
  Effect.gen(function* () {
    const results: ReadonlyArray<Result.Result<unknown, SettingProblem>> = Object.values(yield* Effect.all(settings, { mode: "result" }))
    const problems: ReadonlyArray<SettingProblem> = [
      ...Arr.getFailures(results),
      ...(environment.DATABASE_URL && !environment.SESSION_SECRET ? [secretMissing] : [])
    ]
    if (problems.length > 0) return yield* new SettingsInvalid({ problems })
    const read: Read = yield* Effect.orDie(Effect.all(settings))
    return { ...read, publicOrigin: read.publicOrigin ?? `http://${bracketed(read.host)}:${read.port}` }
  }).pipe(Effect.provideService(Environment, environment))

/** An IPv6 address as it stands in an address. */
const bracketed = (host: string): string => (host.includes(":") ? `[${host}]` : host)

/** Several processes on one database must sign sessions alike; a key in one of their data folders would not do. */
const secretMissing: SettingProblem = {
  name: "SESSION_SECRET",
  given: "absent",
  expects: "a text of at least 32 characters where DATABASE_URL is set"
}

const sentence = ({ name, given, expects }: SettingProblem): string => {
  const is = given === "absent" ? "is not set" : given === "hidden" ? "has a wrong value (not shown)" : `is "${given.text}"`
  return `${name} ${is}: it must be ${expects}.`
}
