import { type Database, migrations } from "@camber/services/database"
import { type Settings, variables } from "../settings/index.ts"
import { checkBackup } from "./checkBackup.ts"
import { checkClock } from "./checkClock.ts"
import { checkDatabase, isOpen, type NoDatabase } from "./checkDatabase.ts"
import { checkDatabasePassword } from "./checkDatabasePassword.ts"
import { checkDisk, defaultDiskLimits } from "./checkDisk.ts"
import { checkMail } from "./checkMail.ts"
import { checkMigrations } from "./checkMigrations.ts"
import { checkProviderKeys } from "./checkProviderKeys.ts"
import { checkProxy } from "./checkProxy.ts"
import { checkPushKeys } from "./checkPushKeys.ts"
import { type CheckResult, fail, pass, type Report, warn } from "./CheckResult.ts"
import { checkSessionKey } from "./checkSessionKey.ts"
import { checkTestOrder } from "./checkTestOrder.ts"

type Check = () => CheckResult | Promise<CheckResult>

/** Runs every check, one after another, because the embedded database has one connection. Changes nothing. */
export const runChecks = async (database: Database | NoDatabase, settings: Settings): Promise<Report> => {
  const withDatabase =
    (check: (open: Database) => Promise<CheckResult>): Check =>
    () =>
      isOpen(database) ? check(database) : warn("Not checked, because the database is not open.")
  const { backupDir, dataDir } = settings
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
    Disk: () => checkDisk([dataDir, ...(backupDir === undefined ? [] : [backupDir])], defaultDiskLimits),
    "Test order": withDatabase(async (open) =>
      isMigrated ? checkTestOrder(open, settings) : warn("Not checked, because migrations are missing.")
    )
  }
  const report: Array<Report[number]> = []
  for (const [name, check] of Object.entries(checks)) report.push({ name, ...(await runCheck(check)) })
  return report
}

/** A check that ends unexpectedly, for instance because the database stopped, fails alone. */
const runCheck = async (check: Check): Promise<CheckResult> => {
  try {
    return await check()
  } catch (error) {
    return fail(`The check ended with an error: ${error instanceof Error ? error.message : String(error)}`)
  }
}
