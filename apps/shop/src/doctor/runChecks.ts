import { type Database, migrations } from "@camber/services/database"
import { type Settings, variables } from "../settings/Settings.ts"
import { checkBackup, checkPictures, checkDisk, defaultDiskLimits } from "./fileChecks.ts"
import { checkDatabase, isOpen, type NoDatabase, checkMigrations, checkTestOrder, checkWarehouses } from "./databaseChecks.ts"
import { checkProxy, isPublic } from "./checkProxy.ts"
import { checkPushKeys, checkSessionKey } from "./keyChecks.ts"
import { type CheckResult, fail, pass, type Report, warn } from "./CheckResult.ts"
import { Redacted } from "effect"
import { verifyMailServer } from "@camber/services/mail"

/** Checks that the mail server accepts a connection and the sign-in, and that the sender is deliverable. Sends no mail. */
export const checkMail = async (settings: Pick<Settings, "mailFrom" | "mailUrl" | "publicOrigin">): Promise<CheckResult> => {
  const { mailFrom, mailUrl } = settings
  if (mailUrl === undefined)
    return isPublic(settings)
      ? fail("MAIL_URL is not set, so customers get no mail: set it to your mail server.")
      : pass("MAIL_URL is not set: mail of this local shop stays in its outbox.")
  const server = Redacted.value(mailUrl)
  const problem = await verifyMailServer(server)
  if (problem?.isSignInRejected === true)
    return fail(`The mail server ${server.host} rejects the sign-in with code ${problem.code}: check user and password in MAIL_URL.`)
  if (problem !== null)
    return fail(
      `The mail server ${server.host} cannot be used (${problem.code}): check host and port in MAIL_URL, and that the server runs.`
    )
  if (/@localhost>?$/.test(mailFrom.trim()))
    return warn("The mail server accepts the sign-in, but MAIL_FROM ends with localhost: set it to an address of your domain.")
  return pass(`The mail server ${server.host} accepts the sign-in.`)
}

/** Maximum harmless clock difference in milliseconds. It does not noticeably delay payments or sign-ins. */
const SMALL_MS = 2_000
const LARGE_MS = 60_000

/**
 * Compares this machine's clock with the database's.
 *
 * @param now - This machine's clock, in milliseconds.
 */
export const checkClock = async ({ pool }: Pick<Database, "pool">, now: () => number): Promise<CheckResult> => {
  const asked = now()
  const { rows } = await pool.query<{ time: number }>("select extract(epoch from clock_timestamp())::float8 * 1000 as time")
  // The database read its clock at some time between both readings, so the middle is wrong by at most half the wait.
  const difference = Math.abs((asked + now()) / 2 - (rows[0]?.time ?? NaN))
  const found = `The clocks of this machine and the database differ by ${(difference / 1000).toFixed(1)} s`
  if (difference <= SMALL_MS) return pass(`${found}.`)
  const advice = `${found}: synchronize both with NTP.`
  return difference <= LARGE_MS ? warn(advice) : fail(advice)
}

type ProviderSettings = Pick<Settings, "payment" | "publicOrigin" | "shipping" | "shippoToken" | "stripeSecretKey" | "tax">

/** Checks that a public shop uses no test keys of Stripe or Shippo. Calls neither of them. */
export const checkProviderKeys = (settings: ProviderSettings): CheckResult => {
  const { payment, shipping, shippoToken, stripeSecretKey, tax } = settings
  const used = [
    ...(payment === "stripe" || tax === "stripe" ? [{ name: "STRIPE_SECRET_KEY", key: stripeSecretKey }] : []),
    ...(shipping === "shippo" ? [{ name: "SHIPPO_TOKEN", key: shippoToken }] : [])
  ]
  if (used.length === 0) return pass("No payment or carrier key is needed.")
  const test = used.filter(({ key }) => key !== undefined && /^[a-z]+_test_/.test(Redacted.value(key))).map(({ name }) => name)
  if (test.length === 0) return pass(`Live keys are set: ${used.map(({ name }) => name).join(", ")}.`)
  return isPublic(settings)
    ? warn(`Test keys charge and buy nothing: before you sell, set live keys as ${test.join(" and ")}.`)
    : pass(`Test keys are set: ${test.join(", ")}.`)
}

/** Example passwords of the example file, the local cluster and other installations. */
const EXAMPLES: ReadonlyArray<string> = ["...", "camber", "password", "postgres"]

/** Checks that the password in DATABASE_URL is not an example. */
export const checkDatabasePassword = ({ databaseUrl }: Pick<Settings, "databaseUrl">): CheckResult => {
  if (databaseUrl === undefined) return pass("The embedded database needs no password.")
  const [{ password }] = Redacted.value(databaseUrl).servers
  if (password === "") return pass("DATABASE_URL has no password: the server identifies the shop in another way.")
  return EXAMPLES.includes(decodeURIComponent(password).toLowerCase())
    ? fail("The password in DATABASE_URL is an example: change it in PostgreSQL and in DATABASE_URL.")
    : pass("The password in DATABASE_URL is not an example.")
}

type Check = () => CheckResult | Promise<CheckResult>

/** Runs every check, one after another, because the embedded database has one connection. Changes nothing. */
export const runChecks = async (database: Database | NoDatabase, settings: Settings): Promise<Report> => {
  const withDatabase =
    (check: (open: Database) => Promise<CheckResult>): Check =>
    () =>
      isOpen(database) ? check(database) : warn("Not checked, because the database is not open.")
  const { backupDir, dataDir, picturesDir } = settings
  let isMigrated = false
  const checks: Readonly<Record<string, Check>> = {
    Settings: () => pass(`All ${variables.length} settings are valid.`),
    Database: () => checkDatabase(database),
    Migrations: withDatabase(async (open) => {
      const result = await checkMigrations(open, migrations, settings)
      isMigrated = result.outcome === "pass"
      return result
    }),
    Clock: withDatabase((open) => checkClock(open, Date.now)),
    Mail: () => checkMail(settings),
    Proxy: () => checkProxy(settings),
    "Session key": () => checkSessionKey(settings),
    "Database password": () => checkDatabasePassword(settings),
    "Push keys": () => checkPushKeys(settings),
    "Provider keys": () => checkProviderKeys(settings),
    Backup: () => checkBackup(backupDir, Date.now()),
    Disk: () => checkDisk([dataDir, picturesDir, ...(backupDir === undefined ? [] : [backupDir])], defaultDiskLimits),
    Pictures: withDatabase(async (open) => (isMigrated ? checkPictures(open) : warn("Not checked, because migrations are missing."))),
    Warehouses: withDatabase(async (open) => (isMigrated ? checkWarehouses(open) : warn("Not checked, because migrations are missing."))),
    "Test order": withDatabase(async (open) =>
      isMigrated ? checkTestOrder(open, settings) : warn("Not checked, because migrations are missing.")
    )
  }
  const report: Array<Report[number]> = []
  for (const [name, check] of Object.entries(checks)) report.push({ name, ...(await runCheck(check)) })
  return report
}

/** If a check ends unexpectedly, for instance because the database stopped, only that check fails. */
const runCheck = async (check: Check): Promise<CheckResult> => {
  try {
    return await check()
  } catch (error) {
    return fail(`The check ended with an error: ${error instanceof Error ? error.message : String(error)}`)
  }
}
