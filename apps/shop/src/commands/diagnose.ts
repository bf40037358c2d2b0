import { type Database, type DatabaseError, scopedDatabase } from "@camber/services/database"
import { Effect, Redacted, type Scope } from "effect"
import { existsSync } from "node:fs"
import path from "node:path"
import type { Report } from "../doctor/CheckResult.ts"
import type { NoDatabase } from "../doctor/databaseChecks.ts"
import { runChecks } from "../doctor/runChecks.ts"
import { readSettings, type Settings } from "../settings/Settings.ts"
import { sendCommand } from "./commandSocket.ts"
import { decodeReport } from "./doctorCommand.ts"

/**
 * Checks the installation of these environment variables. While the shop runs on its embedded database, the shop's process runs the checks
 * with its own settings. Creates and migrates no database.
 */
export const diagnose = (environment: Readonly<Record<string, string | undefined>>): Effect.Effect<Report> =>
  readSettings(environment).pipe(
    Effect.flatMap((settings) =>
      open(settings).pipe(
        Effect.flatMap((database) => Effect.promise(() => runChecks(database, settings))),
        Effect.catchTag("FolderInUse", (inUse) => askShop(settings, inUse)),
        Effect.catch((error) => Effect.promise(() => runChecks(error, settings))),
        Effect.scoped
      )
    ),
    Effect.catch(({ message }) =>
      Effect.succeed([
        ...message.split("\n").map((sentence) => ({ name: "Settings", outcome: "fail" as const, sentence })),
        { name: "Other checks", outcome: "warn" as const, sentence: "Not run, because they need valid settings." }
      ])
    )
  )

const open = (settings: Settings): Effect.Effect<Database, DatabaseError | NoDatabase, Scope.Scope> => {
  const { databaseUrl, databaseWaits: waits, dataDir } = settings
  if (databaseUrl !== undefined) return scopedDatabase({ dataDir, url: Redacted.value(databaseUrl), waits })
  return existsSync(path.join(dataDir, "database"))
    ? scopedDatabase({ dataDir, waits })
    : Effect.fail({ message: `The folder ${dataDir} has no database yet: set DATABASE_URL or DATA_DIR, or start the shop once.` })
}

/** Returns the report of the shop that has the data folder open. */
const askShop = (settings: Settings, inUse: NoDatabase): Effect.Effect<Report> =>
  sendCommand(settings.dataDir, { name: "doctor", words: [] }).pipe(
    Effect.flatMap((answer) =>
      answer === null ? Effect.promise(() => runChecks(inUse, settings)) : Effect.sync(() => decodeReport(answer))
    ),
    Effect.catchTag("CommandRefused", ({ message }) =>
      Effect.promise(() => runChecks({ message: `${message}: restart the shop.` }, settings))
    )
  )
