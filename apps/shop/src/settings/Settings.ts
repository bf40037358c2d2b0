import { type DatabaseTimeouts, parsePostgresUrl, parsePostgresServers } from "@camber/services/database"
import { Array as Arr, Data, Effect, Option, type Result } from "effect"
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
  "an address such as postgres://user:password@host:5432/database, or of several hosts: postgres://user:password@host1,host2/database?target_session_attrs=read-write"
const scriptExample = "the address of a script, such as https://scripts.example.com/recorder.js?key=abc"
const originExample = "an address without a path, such as https://www.example.com"

/** Every variable that the process reads, with the value that it has where the environment is silent. */
const settings = {
  nodeEnv: readSetting("NODE_ENV", oneOf(["production", "development", "test"]), "production, development or test", "production"),
  host: readSetting("HOST", nonEmpty, "a host name or address to listen on", "127.0.0.1"),
  /** 0 takes any free port. */
  port: readSetting("PORT", wholeNumber(0, 65_535), "a whole number from 0 to 65535", "3000"),
  publicOrigin: readOptionalSetting("PUBLIC_ORIGIN", origin, originExample),
  dataDir: readSetting("DATA_DIR", nonEmpty, "the path of a folder", "./.data"),
  databaseUrl: readSecretSetting("DATABASE_URL", parsePostgresUrl, databaseAddress),
  /** Servers that visitors' reads of the catalogue are spread over; undefined: none but that of DATABASE_URL. */
  databaseReadUrls: readSecretSetting(
    "DATABASE_READ_URLS",
    parsePostgresServers,
    "addresses such as postgres://user:password@host:5432/database, with commas between them"
  ),
  /** Milliseconds after which an answer that has not begun is 503. */
  answerWithin,
  /** When the tables are brought up to this version. */
  migrations: readSetting("MIGRATIONS", oneOf(["at-start", "by-command"]), "at-start or by-command", "at-start"),
  /** What the first start puts into an empty database. */
  catalog: readSetting("CATALOG", oneOf(["demo", "empty"]), "demo or empty", "demo"),
  /** The first signs sessions, and what any of them signed is read. */
  sessionSecret: readSecretSetting(
    "SESSION_SECRET",
    parseCommaSeparated(atLeast(32)),
    "a text of at least 32 characters, or several with commas between them"
  ),
  /** Wrong passwords for one account in 15 minutes. */
  signInTries: readSetting("SIGN_IN_TRIES", wholeNumber(1, 1_000_000), "a whole number from 1 to 1000000", "10"),
  /** Forms of accounts from one client address in 15 minutes. */
  addressTries: readSetting("ADDRESS_TRIES", wholeNumber(1, 1_000_000), "a whole number from 1 to 1000000", "100"),
  /** Mails to one address in an hour. */
  mailTries: readSetting("MAIL_TRIES", wholeNumber(1, 1_000_000), "a whole number from 1 to 1000000", "5"),
  /** The header in which a proxy before the shop writes whose request it is; undefined: nobody is trusted to say. */
  proxyHeader: readOptionalSetting("PROXY_HEADER", headerName, "the name of a header, such as x-forwarded-for"),
  /** Undefined: mail stays in the outbox. */
  mailUrl: readSecretSetting("MAIL_URL", mailServer, "an address such as smtps://user:password@mail.example.com"),
  mailFrom: readSetting("MAIL_FROM", nonEmpty, "a sender, such as Camber <shop@example.com>", "Camber <noreply@localhost>"),
  /** Mailed each new order, message, question and return, and each refund that failed. */
  staffMail: readOptionalSetting(
    "STAFF_MAIL",
    parseCommaSeparated(emailAddress),
    "addresses such as orders@example.com, with commas between them"
  ),
  /** Whether /dev/outbox shows the mail that the shop wrote, links into accounts among it. */
  mailOutbox: readOptionalSetting("MAIL_OUTBOX", oneOf(["shown", "hidden"]), "shown or hidden"),
  /** The shop's own pair of keys for messages to devices (VAPID); undefined: one that is made in the data folder. */
  vapidPublicKey: readOptionalSetting(
    "VAPID_PUBLIC_KEY",
    parseBase64url(65),
    "the public key that `npx web-push generate-vapid-keys` prints"
  ),
  vapidPrivateKey: readSecretSetting("VAPID_PRIVATE_KEY", parseBase64url(32), "the private key that belongs to VAPID_PUBLIC_KEY"),
  /** Whom a push service may write to. */
  vapidSubject: readOptionalSetting(
    "VAPID_SUBJECT",
    contactAddress,
    "an address such as mailto:shop@example.com or https://www.example.com"
  ),
  /** Whether also this machine is a push service: to try push out. */
  pushToLoopback: readSetting("PUSH_TO_LOOPBACK", oneOf(["allowed", "refused"]), "allowed or refused", "refused"),
  /** How orders are paid. */
  payment: readSetting("PAYMENT", oneOf(["invoice", "test", "stripe"]), "invoice, test or stripe", "invoice"),
  stripeSecretKey: readSecretSetting("STRIPE_SECRET_KEY", stripeKey, "a key of Stripe's that begins with sk_ or rk_"),
  stripeWebhookSecret: readSecretSetting(
    "STRIPE_WEBHOOK_SECRET",
    stripeWebhookSecret,
    "the signing secret of a webhook of Stripe's, which begins with whsec_"
  ),
  /** Something on this machine that stands in for Stripe: to try it out. */
  stripeApi: readOptionalSetting("STRIPE_API", loopbackOrigin, "an address of this machine, such as http://127.0.0.1:12111"),
  /** 'registered' answers only the documents that the storefront itself sends. */
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
  /** Cents; undefined: nothing is said about free shipping. */
  freeShippingThreshold: readSetting("FREE_SHIPPING_THRESHOLD", dollarsAsCents, "dollars such as 99 or 49.50, or none", "99"),
  /** Who says what vans cost. */
  shipping: readSetting("SHIPPING", oneOf(["table", "shippo"]), "table or shippo", "table"),
  shippoToken: readSecretSetting("SHIPPO_TOKEN", shippoToken, "a token of Shippo's that begins with shippo_live_ or shippo_test_"),
  /** Something on this machine that stands in for Shippo: to try it out. */
  shippoApi: readOptionalSetting("SHIPPO_API", loopbackOrigin, "an address of this machine, such as http://127.0.0.1:12112"),
  /** Who says what places take. */
  tax: readSetting("TAX", oneOf(["table", "stripe"]), "table or stripe", "table"),
  /** Undefined: the table that comes along. */
  shippingRates: readOptionalSetting("SHIPPING_RATES", nonEmpty, "the path of a table of shipping rates"),
  /** Undefined: no tax anywhere. */
  taxRates: readOptionalSetting("TAX_RATES", nonEmpty, "the path of a table of tax rates"),
  /** Days after a part came in which its core charge is refunded for the old one. */
  coreReturnDays: readSetting("CORE_RETURN_DAYS", wholeNumber(1, 3650), "a whole number of days from 1 to 3650", "180"),
  searchProductCap: readSetting("SEARCH_PRODUCT_CAP", wholeNumber(1, 100), "a whole number from 1 to 100", "6"),
  /** A folder with tables that stand in place of the search's own, or are added to them. */
  searchVocabularyDir: readOptionalSetting("SEARCH_VOCABULARY_DIR", nonEmpty, "the path of a folder"),
  /** Undefined: pictures come from the shop's own content route. */
  imageHost: readOptionalSetting("IMAGE_HOST", origin, originExample),
  /** Undefined: the shop has no such script, whatever its flag says. */
  sessionRecordingScript: readOptionalSetting("SESSION_RECORDING_SCRIPT", scriptAddress, scriptExample),
  errorMonitoringScript: readOptionalSetting("ERROR_MONITORING_SCRIPT", scriptAddress, scriptExample),
  /** Days for which it is kept what shoppers do, and events at most. */
  eventDays: readSetting("EVENT_DAYS", wholeNumber(1, 3650), "a whole number of days from 1 to 3650", "90"),
  eventLimit: readSetting("EVENT_LIMIT", wholeNumber(1000, 100_000_000), "a whole number from 1000 to 100000000", "2000000"),
  /** Days for which is kept what guests left in carts, garages and lists; messages; addresses off the list; codes that are over; what staff did. */
  guestDays: readSetting("GUEST_DAYS", wholeNumber(1, 36_500), "a whole number of days from 1 to 36500", "730"),
  messageDays: readSetting("MESSAGE_DAYS", wholeNumber(1, 36_500), "a whole number of days from 1 to 36500", "730"),
  addressDays: readSetting("ADDRESS_DAYS", wholeNumber(1, 36_500), "a whole number of days from 1 to 36500", "365"),
  codeDays: readSetting("CODE_DAYS", wholeNumber(1, 36_500), "a whole number of days from 1 to 36500", "365"),
  staffDays: readSetting("STAFF_DAYS", wholeNumber(1, 36_500), "a whole number of days from 1 to 36500", "1095"),
  /** Minutes after which a session of staff ends that nobody uses: seen five minutes late at most. */
  staffIdleMinutes: readSetting("STAFF_IDLE_MINUTES", wholeNumber(10, 525_600), "a whole number of minutes from 10 to 525600", "480"),
  /** Whether staff may do nothing without a second factor. */
  staffSecondFactor: readSetting("STAFF_SECOND_FACTOR", oneOf(["required", "offered"]), "required or offered", "offered"),
  /** Undefined: nobody is looked up by the network address. */
  geolocationHeaders: readOptionalSetting(
    "GEOLOCATION_HEADERS",
    parseGeolocationHeaders,
    "the names of two headers with a comma between them: of the country's code and of the zip"
  ),
  /** How the process writes its log, and whether each answer is a line of it. */
  logFormat: readSetting("LOG_FORMAT", oneOf(["text", "json"]), "text or json", "text"),
  accessLog: readSetting("ACCESS_LOG", oneOf(["on", "off"]), "on or off", "off"),
  /** Who may read /metrics: this machine, or whoever reaches the shop. */
  metrics: readSetting("METRICS", oneOf(["local", "open"]), "local or open", "local"),
  /** The OTLP collector that spans go to; undefined: there are none. */
  traceCollector: readOptionalSetting(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    httpAddress,
    "the address of a collector, such as http://127.0.0.1:4318"
  ),
  /** How long a rendered page may be served again; 0 renders every page anew. */
  pageCacheSeconds: readSetting("PAGE_CACHE_SECONDS", wholeNumber(0, 86_400), "a whole number of seconds from 0 to 86400", "60"),
  /** How long after that it may be served where it cannot be drawn. */
  pageStaleSeconds: readSetting("PAGE_STALE_SECONDS", wholeNumber(0, 604_800), "a whole number of seconds from 0 to 604800", "86400"),
  /** How long a cache before the shop may keep a stranger's page; 0 lets none keep any. */
  pageSharedSeconds: readSetting("PAGE_SHARED_SECONDS", wholeNumber(0, 86_400), "a whole number of seconds from 0 to 86400", "60")
}

/** Every variable, as the list of settings has it. */
export const variables: ReadonlyArray<Variable> = [
  ...new Set([...Object.values(settings), ...Object.values(waitSettings)].map(({ variable }) => variable))
]

type Read = { readonly [K in keyof typeof settings]: Effect.Success<(typeof settings)[K]> }

/** What the environment says, decoded once at the start. Money is in cents. */
export interface Settings extends Omit<Read, "mailOutbox" | "publicOrigin"> {
  /** How long the shop waits for its database, and how many connections it has there. */
  readonly databaseWaits: DatabaseTimeouts
  /** By default in development, and where the shop is tried out: nobody but this machine reaches it, and there is no mail server. */
  readonly showsOutbox: boolean
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
    const results: ReadonlyArray<Result.Result<unknown, SettingProblem>> = [
      ...Object.values(yield* Effect.all(settings, { mode: "result" })),
      ...Object.values(yield* Effect.all(waitSettings, { mode: "result" }))
    ]
    const problems: ReadonlyArray<SettingProblem> = [
      ...Arr.getFailures(results),
      ...(environment.DATABASE_URL && !environment.SESSION_SECRET ? [secretMissing] : []),
      ...(environment.DATABASE_READ_URLS && !environment.DATABASE_URL ? [primaryMissing] : []),
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
      publicOrigin: read.publicOrigin ?? `http://${bracketed(read.host)}:${read.port}`,
      showsOutbox: mailOutbox === undefined ? read.nodeEnv !== "production" || isTriedOut(read) : mailOutbox === "shown"
    }
  }).pipe(Effect.provideService(Environment, environment))

const isTriedOut = ({ databaseUrl, host, mailUrl, proxyHeader, publicOrigin }: Omit<Read, "mailOutbox">): boolean =>
  [databaseUrl, mailUrl, proxyHeader, publicOrigin].every((given) => given === undefined) && ownNames.includes(host)

const ownNames: ReadonlyArray<string> = ["127.0.0.1", "::1", "localhost"]

/** An IPv6 address as it stands in an address. */
const bracketed = (host: string): string => (host.includes(":") ? `[${host}]` : host)

/** Several processes on one database must sign sessions alike; a key in one of their data folders would not do. */
const secretMissing: SettingProblem = {
  name: "SESSION_SECRET",
  given: "absent",
  expects: "a text of at least 32 characters where DATABASE_URL is set"
}

const primaryMissing: SettingProblem = {
  name: "DATABASE_URL",
  given: "absent",
  expects: "the server that takes writes where DATABASE_READ_URLS is set"
}

/** Whoever finds a shop of the internet would buy there for nothing. */
const testInPublic: SettingProblem = {
  name: "PAYMENT",
  given: { text: "test" },
  expects: "invoice or a provider where PUBLIC_ORIGIN is https: the test payments take no money"
}

/** Mail contains links into accounts. */
const outboxInPublic: SettingProblem = {
  name: "MAIL_OUTBOX",
  given: { text: "shown" },
  expects: "hidden or absent where PUBLIC_ORIGIN is https: anyone who reaches /dev/outbox could open accounts"
}

const isHttps = ({ PUBLIC_ORIGIN = "" }: Environment["Service"]): boolean =>
  Option.exists(origin(PUBLIC_ORIGIN), (known) => known.startsWith("https:"))

/** The shop speaks no TLS: behind what does, all clients would have one address, and share every limit. */
const proxyMissing: SettingProblem = {
  name: "PROXY_HEADER",
  given: "absent",
  expects:
    "the header in which the proxy that speaks https writes the client's address, such as x-forwarded-for, where PUBLIC_ORIGIN is https"
}

const missing = (environment: Environment["Service"], names: ReadonlyArray<string>, where: string): ReadonlyArray<SettingProblem> =>
  names.flatMap((name) =>
    environment[name]
      ? []
      : [{ name, given: "absent", expects: `given by ${name.startsWith("SHIPPO") ? "Shippo" : "Stripe"} where ${where}` }]
  )

const keyMissing = (environment: Environment["Service"]): SettingProblem => ({
  name: environment.VAPID_PUBLIC_KEY ? "VAPID_PRIVATE_KEY" : "VAPID_PUBLIC_KEY",
  given: "absent",
  expects: "the other half of the pair: both are set, or neither"
})

/** Who reaches the shop could have it ask whatever listens on its own machine. */
const isReachable = ({ DATABASE_URL, HOST, PROXY_HEADER, PUBLIC_ORIGIN }: Environment["Service"]): boolean =>
  Boolean(DATABASE_URL) ||
  Boolean(PROXY_HEADER) ||
  (Boolean(HOST) && !ownNames.includes(HOST ?? "")) ||
  (Boolean(PUBLIC_ORIGIN) && !/^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(PUBLIC_ORIGIN ?? ""))

const loopbackReachable: SettingProblem = {
  name: "PUSH_TO_LOOPBACK",
  given: { text: "allowed" },
  expects: "refused where others than this machine reach the shop"
}

const sentence = ({ name, given, expects }: SettingProblem): string => {
  const is = given === "absent" ? "is not set" : given === "hidden" ? "has a wrong value (not shown)" : `is "${given.text}"`
  return `${name} ${is}: it must be ${expects}.`
}
