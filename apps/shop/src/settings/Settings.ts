import { type DatabaseTimeouts, parsePostgresUrl, parsePostgresServers } from "@camber/services/database"
import { Array as Arr, Data, Effect, Option, type Result } from "effect"
import path from "node:path"
import {
  atLeast,
  parseBase64url,
  loopbackOrigin,
  stripeKey,
  stripeWebhookSecret,
  shippoToken,
  contactAddress,
  dollarsAsCents,
  emailAddress,
  headerName,
  httpAddress,
  parseCommaSeparated,
  mailServer,
  nonEmpty,
  oneOf,
  origin,
  parseGeolocationHeaders,
  postalAddress,
  scriptAddress,
  wholeNumber
} from "./parsers.ts"
import { answerWithin, databaseTimeouts, waitSettings } from "./databaseTimeouts.ts"
import { Environment, readOptionalSetting, readSecretSetting, readSetting, type SettingProblem, type Variable } from "./readSetting.ts"

const databaseAddress =
  "a URL such as postgres://user:password@host:5432/database, or with several hosts: postgres://user:password@host1,host2/database?target_session_attrs=read-write"
const scriptExample = "the URL of a script, such as https://scripts.example.com/recorder.js?key=abc"
const originExample = "a URL without a path, such as https://www.example.com"

/** Every environment variable of the shop, with its default. */
const settings = {
  nodeEnv: readSetting("NODE_ENV", oneOf(["production", "development", "test"]), "production, development or test", "production"),
  host: readSetting("HOST", nonEmpty, "a host name or address to listen on", "127.0.0.1"),
  /** 0 takes any free port. */
  port: readSetting("PORT", wholeNumber(0, 65_535), "a whole number from 0 to 65535", "3000"),
  /** Processes that serve requests on this port. */
  workers: readSetting("WORKERS", wholeNumber(1, 64), "a whole number from 1 to 64", "1"),
  publicOrigin: readOptionalSetting("PUBLIC_ORIGIN", origin, originExample),
  dataDir: readSetting("DATA_DIR", nonEmpty, "the path of a folder", "./.data"),
  /** Undefined: the folder `pictures` of the data folder. Several machines share it. */
  picturesDir: readOptionalSetting("PICTURES_DIR", nonEmpty, "the path of a folder"),
  databaseUrl: readSecretSetting("DATABASE_URL", parsePostgresUrl, databaseAddress),
  /** Standbys that serve visitors' catalog reads; if undefined, DATABASE_URL serves them. */
  databaseReadUrls: readSecretSetting(
    "DATABASE_READ_URLS",
    parsePostgresServers,
    "URLs such as postgres://user:password@host:5432/database, separated by commas"
  ),
  /** Folder in which `pnpm run doctor` looks for the newest backup; undefined if no folder is set. */
  backupDir: readOptionalSetting("BACKUP_DIR", nonEmpty, "the path of a folder"),
  /** Milliseconds until a response must begin. After that, the shop responds with 503. */
  answerWithin,
  /** When the database is migrated to this version. */
  migrations: readSetting("MIGRATIONS", oneOf(["at-start", "by-command"]), "at-start or by-command", "at-start"),
  /** Catalog that the first start seeds into an empty database. */
  catalog: readSetting("CATALOG", oneOf(["demo", "empty"]), "demo or empty", "demo"),
  /** The first secret signs sessions; all of them verify sessions. */
  sessionSecret: readSecretSetting(
    "SESSION_SECRET",
    parseCommaSeparated(atLeast(32)),
    "a text of at least 32 characters, or several separated by commas"
  ),
  /** Maximum failed sign-ins per account in 15 minutes. */
  signInTries: readSetting("SIGN_IN_TRIES", wholeNumber(1, 1_000_000), "a whole number from 1 to 1000000", "10"),
  /** Maximum account forms per client IP address in 15 minutes. */
  addressTries: readSetting("ADDRESS_TRIES", wholeNumber(1, 1_000_000), "a whole number from 1 to 1000000", "100"),
  /** Maximum mails per email address and hour. */
  mailTries: readSetting("MAIL_TRIES", wholeNumber(1, 1_000_000), "a whole number from 1 to 1000000", "5"),
  /** Header in which a trusted proxy sends the client's IP address; undefined if no proxy is trusted. */
  proxyHeader: readOptionalSetting("PROXY_HEADER", headerName, "the name of a header, such as x-forwarded-for"),
  /** If undefined, mail stays in the outbox. */
  mailUrl: readSecretSetting("MAIL_URL", mailServer, "a URL such as smtps://user:password@mail.example.com"),
  mailFrom: readSetting(
    "MAIL_FROM",
    nonEmpty,
    "a sender, such as shop@example.com or Rallye Parts <shop@example.com>",
    "noreply@localhost"
  ),
  /** Recipients of mail about new orders, messages, questions, returns and failed refunds. */
  staffMail: readOptionalSetting(
    "STAFF_MAIL",
    parseCommaSeparated(emailAddress),
    "email addresses such as orders@example.com, separated by commas"
  ),
  /** Whether /dev/outbox shows the shop's mail, which contains sign-in links. */
  mailOutbox: readOptionalSetting("MAIL_OUTBOX", oneOf(["shown", "hidden"]), "shown or hidden"),
  /** VAPID key pair for push messages; if undefined, generated in the data folder. */
  vapidPublicKey: readOptionalSetting(
    "VAPID_PUBLIC_KEY",
    parseBase64url(65),
    "the public key that `npx web-push generate-vapid-keys` prints"
  ),
  vapidPrivateKey: readSecretSetting("VAPID_PRIVATE_KEY", parseBase64url(32), "the private key of VAPID_PUBLIC_KEY"),
  /** Contact for push services. */
  vapidSubject: readOptionalSetting("VAPID_SUBJECT", contactAddress, "a URL such as mailto:shop@example.com or https://www.example.com"),
  /** Whether a push service on this machine is accepted, for trying out push. */
  pushToLoopback: readSetting("PUSH_TO_LOOPBACK", oneOf(["allowed", "refused"]), "allowed or refused", "refused"),
  /** Payment provider. */
  payment: readSetting("PAYMENT", oneOf(["invoice", "test", "stripe"]), "invoice, test or stripe", "invoice"),
  stripeSecretKey: readSecretSetting("STRIPE_SECRET_KEY", stripeKey, "a Stripe key that begins with sk_ or rk_"),
  stripeWebhookSecret: readSecretSetting(
    "STRIPE_WEBHOOK_SECRET",
    stripeWebhookSecret,
    "the signing secret of a Stripe webhook, which begins with whsec_"
  ),
  /** Stripe test server on this machine, to try payments out. */
  stripeApi: readOptionalSetting("STRIPE_API", loopbackOrigin, "a URL on this machine, such as http://127.0.0.1:12111"),
  /** 'registered' accepts only the documents that the storefront itself sends. */
  graphqlDocuments: readSetting("GRAPHQL_DOCUMENTS", oneOf(["all", "registered"]), "all or registered", "all"),
  brandName: readSetting("BRAND_NAME", nonEmpty, "the shop's name", "Camber"),
  contactPhone: readSetting("CONTACT_PHONE", nonEmpty, "a telephone number", "1-800-555-0100"),
  contactAddress: readSetting(
    "CONTACT_ADDRESS",
    postalAddress,
    "a postal address such as 100 Camber Way, Akron, OH 44301",
    "100 Camber Way, Akron, OH 44301"
  ),
  smsShortCode: readSetting("SMS_SHORT_CODE", nonEmpty, "a short code", "55555"),
  /** Order value in cents; if undefined, the shop does not mention free shipping. */
  freeShippingThreshold: readSetting("FREE_SHIPPING_THRESHOLD", dollarsAsCents, "dollars such as 99 or 49.50, or none", "99"),
  /** Source of shipping rates. */
  shipping: readSetting("SHIPPING", oneOf(["table", "shippo"]), "table or shippo", "table"),
  shippoToken: readSecretSetting("SHIPPO_TOKEN", shippoToken, "a Shippo token that begins with shippo_live_ or shippo_test_"),
  /** Shippo test server on this machine, to try shipping rates out. */
  shippoApi: readOptionalSetting("SHIPPO_API", loopbackOrigin, "a URL on this machine, such as http://127.0.0.1:12112"),
  /** Source of sales tax. */
  tax: readSetting("TAX", oneOf(["table", "stripe"]), "table or stripe", "table"),
  /** If undefined, the bundled table is used. */
  shippingRates: readOptionalSetting("SHIPPING_RATES", nonEmpty, "the path of a table of shipping rates"),
  /** If undefined, the shop charges no tax. */
  taxRates: readOptionalSetting("TAX_RATES", nonEmpty, "the path of a table of tax rates"),
  /** Days after delivery in which a core return is refunded. */
  coreReturnDays: readSetting("CORE_RETURN_DAYS", wholeNumber(1, 3650), "a whole number of days from 1 to 3650", "180"),
  searchProductCap: readSetting("SEARCH_PRODUCT_CAP", wholeNumber(1, 100), "a whole number from 1 to 100", "6"),
  /** Folder with search vocabulary tables that replace or extend the shop's. */
  searchVocabularyDir: readOptionalSetting("SEARCH_VOCABULARY_DIR", nonEmpty, "the path of a folder"),
  /** If undefined, passwords that PrestaShop hashed with its key do not work. */
  oldCookieKey: readSecretSetting("OLD_COOKIE_KEY", nonEmpty, "the cookie key of a former PrestaShop"),
  /** Secret that a program sends to fetch a product feed; if undefined, no URL serves the feeds. */
  feedSecret: readSecretSetting("FEED_SECRET", atLeast(32), "a text of at least 32 characters"),
  /** If undefined, images come from the shop's own content route. */
  imageHost: readOptionalSetting("IMAGE_HOST", origin, originExample),
  /** If undefined, the script is never loaded, even if its flag is on. */
  sessionRecordingScript: readOptionalSetting("SESSION_RECORDING_SCRIPT", scriptAddress, scriptExample),
  errorMonitoringScript: readOptionalSetting("ERROR_MONITORING_SCRIPT", scriptAddress, scriptExample),
  /** Maximum age in days, and maximum number, of visitors' events. */
  eventDays: readSetting("EVENT_DAYS", wholeNumber(1, 3650), "a whole number of days from 1 to 3650", "90"),
  eventLimit: readSetting("EVENT_LIMIT", wholeNumber(1000, 100_000_000), "a whole number from 1000 to 100000000", "2000000"),
  /** Retention in days of inactive guests' data, messages, unsubscribed addresses, expired codes and the staff log. */
  guestDays: readSetting("GUEST_DAYS", wholeNumber(1, 36_500), "a whole number of days from 1 to 36500", "730"),
  messageDays: readSetting("MESSAGE_DAYS", wholeNumber(1, 36_500), "a whole number of days from 1 to 36500", "730"),
  addressDays: readSetting("ADDRESS_DAYS", wholeNumber(1, 36_500), "a whole number of days from 1 to 36500", "365"),
  codeDays: readSetting("CODE_DAYS", wholeNumber(1, 36_500), "a whole number of days from 1 to 36500", "365"),
  staffDays: readSetting("STAFF_DAYS", wholeNumber(1, 36_500), "a whole number of days from 1 to 36500", "1095"),
  /** Minutes of inactivity after which a staff session ends; activity is recorded every five minutes. */
  staffIdleMinutes: readSetting("STAFF_IDLE_MINUTES", wholeNumber(10, 525_600), "a whole number of minutes from 10 to 525600", "480"),
  /** Whether staff must use a second factor. */
  staffSecondFactor: readSetting("STAFF_SECOND_FACTOR", oneOf(["required", "offered"]), "required or offered", "offered"),
  /** If undefined, visitors are not located by IP address. */
  geolocationHeaders: readOptionalSetting(
    "GEOLOCATION_HEADERS",
    parseGeolocationHeaders,
    "two header names separated by a comma: for the country code and the ZIP code"
  ),
  /** Format of the log, and whether each response is logged. */
  logFormat: readSetting("LOG_FORMAT", oneOf(["text", "json"]), "text or json", "text"),
  accessLog: readSetting("ACCESS_LOG", oneOf(["on", "off"]), "on or off", "off"),
  /** Whether only this machine or any client can read /metrics. */
  metrics: readSetting("METRICS", oneOf(["local", "open"]), "local or open", "local"),
  /** OTLP collector of spans; undefined disables tracing. */
  traceCollector: readOptionalSetting("OTEL_EXPORTER_OTLP_ENDPOINT", httpAddress, "the URL of a collector, such as http://127.0.0.1:4318"),
  /** Seconds that a rendered page is cached; 0 renders every page per request. */
  pageCacheSeconds: readSetting("PAGE_CACHE_SECONDS", wholeNumber(0, 86_400), "a whole number of seconds from 0 to 86400", "60"),
  /** Additional seconds for which the page is served if rendering fails. */
  pageStaleSeconds: readSetting("PAGE_STALE_SECONDS", wholeNumber(0, 604_800), "a whole number of seconds from 0 to 604800", "86400"),
  /** Seconds that a shared cache may keep an anonymous page; 0 disables it. */
  pageSharedSeconds: readSetting("PAGE_SHARED_SECONDS", wholeNumber(0, 86_400), "a whole number of seconds from 0 to 86400", "60")
}

/** Every variable, for the list of settings. */
export const variables: ReadonlyArray<Variable> = [
  ...new Set([...Object.values(settings), ...Object.values(waitSettings)].map(({ variable }) => variable))
]

type Read = { readonly [K in keyof typeof settings]: Effect.Success<(typeof settings)[K]> }

/** Settings decoded from the environment at startup. Money is in cents. */
export interface Settings extends Omit<Read, "mailOutbox" | "picturesDir" | "publicOrigin"> {
  /** Database timeouts and pool sizes. */
  readonly databaseWaits: DatabaseTimeouts
  /** Defaults to true in development and in local trials, where only this machine reaches the shop and no mail server is set. */
  readonly showsOutbox: boolean
  /** Public origin of the shop. Canonical URLs use it, never a request's Host header. */
  readonly publicOrigin: string
  /** Folder with the photographs and documents of parts. */
  readonly picturesDir: string
}

/** Invalid settings, one sentence per line. */
export class SettingsInvalid extends Data.TaggedError("SettingsInvalid")<{ readonly problems: ReadonlyArray<SettingProblem> }> {
  override get message() {
    return this.problems.map(sentence).join("\n")
  }
}

/** Reads the settings from an environment such as `process.env`, and reports all problems together. */
export const readSettings = (environment: Environment["Service"]): Effect.Effect<Settings, SettingsInvalid> =>
  Effect.gen(function* () {
    const results: ReadonlyArray<Result.Result<unknown, SettingProblem>> = [
      ...Object.values(yield* Effect.all(settings, { mode: "result" })),
      ...Object.values(yield* Effect.all(waitSettings, { mode: "result" }))
    ]
    const problems: ReadonlyArray<SettingProblem> = [
      ...Arr.getFailures(results),
      ...(environment.DATABASE_URL && !environment.SESSION_SECRET ? [secretMissing] : []),
      ...(environment.DATABASE_READ_URLS && !environment.DATABASE_URL ? [primaryMissing] : []),
      ...(Number(environment.WORKERS || 1) > 1 && !environment.DATABASE_URL ? [workersOverEmbedded(environment)] : []),
      ...(!environment.VAPID_PUBLIC_KEY === !environment.VAPID_PRIVATE_KEY ? [] : [keyMissing(environment)]),
      ...(environment.PAYMENT === "test" && isHttps(environment) ? [testInPublic] : []),
      ...(environment.MAIL_OUTBOX === "shown" && isHttps(environment) ? [outboxInPublic] : []),
      ...(environment.PAYMENT === "stripe"
        ? missing(environment, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"], "PAYMENT is stripe")
        : []),
      ...(environment.TAX === "stripe" && environment.PAYMENT !== "stripe"
        ? missing(environment, ["STRIPE_SECRET_KEY"], "TAX is stripe")
        : []),
      ...(environment.SHIPPING === "shippo" ? missing(environment, ["SHIPPO_TOKEN"], "SHIPPING is shippo") : []),
      ...(environment.PUSH_TO_LOOPBACK === "allowed" && isReachable(environment) ? [loopbackReachable] : []),
      ...(isHttps(environment) && !environment.PROXY_HEADER ? [proxyMissing] : [])
    ]
    if (problems.length > 0) return yield* new SettingsInvalid({ problems })
    const waits = yield* Effect.mapError(databaseTimeouts, (problem) => new SettingsInvalid({ problems: [problem] }))
    const { mailOutbox, ...read }: Read = yield* Effect.orDie(Effect.all(settings))
    return {
      ...read,
      databaseWaits: waits,
      picturesDir: read.picturesDir ?? path.join(read.dataDir, "pictures"),
      publicOrigin: read.publicOrigin ?? `http://${bracketed(read.host)}:${read.port}`,
      showsOutbox: mailOutbox === undefined ? read.nodeEnv !== "production" || isTriedOut(read) : mailOutbox === "shown"
    }
  }).pipe(Effect.provideService(Environment, environment))

const isTriedOut = ({ databaseUrl, host, mailUrl, proxyHeader, publicOrigin }: Omit<Read, "mailOutbox">): boolean =>
  [databaseUrl, mailUrl, proxyHeader, publicOrigin].every((given) => given === undefined) && ownNames.includes(host)

const ownNames: ReadonlyArray<string> = ["127.0.0.1", "::1", "localhost"]

/** Puts an IPv6 address in brackets for use in a URL. */
const bracketed = (host: string): string => (host.includes(":") ? `[${host}]` : host)

/** Processes that share a database must share the session key, so a generated key file is not enough. */
const secretMissing: SettingProblem = {
  name: "SESSION_SECRET",
  given: "absent",
  expects: "a text of at least 32 characters where DATABASE_URL is set"
}

/** Only one process can open the embedded database. */
const workersOverEmbedded = ({ WORKERS = "" }: Environment["Service"]): SettingProblem => ({
  name: "WORKERS",
  given: { text: WORKERS },
  expects: "1, or DATABASE_URL with a PostgreSQL server, because only one process can open the embedded database"
})

const primaryMissing: SettingProblem = {
  name: "DATABASE_URL",
  given: "absent",
  expects: "the primary where DATABASE_READ_URLS is set"
}

/** Otherwise visitors of a public shop could buy without paying. */
const testInPublic: SettingProblem = {
  name: "PAYMENT",
  given: { text: "test" },
  expects: "invoice or a provider where PUBLIC_ORIGIN is https, because test payments charge nothing"
}

/** Rejected because mail contains sign-in links. */
const outboxInPublic: SettingProblem = {
  name: "MAIL_OUTBOX",
  given: { text: "shown" },
  expects: "hidden or absent where PUBLIC_ORIGIN is https, because mail contains sign-in links"
}

const isHttps = ({ PUBLIC_ORIGIN = "" }: Environment["Service"]): boolean =>
  Option.exists(origin(PUBLIC_ORIGIN), (known) => known.startsWith("https:"))

/** The shop itself does not support TLS. Behind a proxy without this header, all clients would share one IP address and its limits. */
const proxyMissing: SettingProblem = {
  name: "PROXY_HEADER",
  given: "absent",
  expects: "the header in which the https proxy sends the client's IP address, such as x-forwarded-for, where PUBLIC_ORIGIN is https"
}

const missing = (environment: Environment["Service"], names: ReadonlyArray<string>, where: string): ReadonlyArray<SettingProblem> =>
  names.flatMap((name) =>
    environment[name]
      ? []
      : [{ name, given: "absent", expects: `set to a value from ${name.startsWith("SHIPPO") ? "Shippo" : "Stripe"} where ${where}` }]
  )

const keyMissing = (environment: Environment["Service"]): SettingProblem => ({
  name: environment.VAPID_PUBLIC_KEY ? "VAPID_PRIVATE_KEY" : "VAPID_PUBLIC_KEY",
  given: "absent",
  expects: "set together with the other key of the pair, or not at all"
})

/** Whether other machines can reach the shop. If so, visitors could make the shop send requests to its own machine. */
const isReachable = ({ DATABASE_URL, HOST, PROXY_HEADER, PUBLIC_ORIGIN }: Environment["Service"]): boolean =>
  Boolean(DATABASE_URL) ||
  Boolean(PROXY_HEADER) ||
  (Boolean(HOST) && !ownNames.includes(HOST ?? "")) ||
  (Boolean(PUBLIC_ORIGIN) && !/^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(PUBLIC_ORIGIN ?? ""))

const loopbackReachable: SettingProblem = {
  name: "PUSH_TO_LOOPBACK",
  given: { text: "allowed" },
  expects: "refused if clients other than this machine can reach the shop"
}

const sentence = ({ name, given, expects }: SettingProblem): string => {
  const is = given === "absent" ? "is not set" : given === "hidden" ? "has an invalid value (not shown)" : `is "${given.text}"`
  return `${name} ${is}: it must be ${expects}.`
}
