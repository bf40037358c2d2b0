import { type Database, type DatabaseError, scopedDatabase } from "@camber/services/database"
import { Effect, Exit, Redacted } from "effect"
import { bringUpToDate } from "../shop/bringUpToDate.ts"
import { readSettings, type Settings, type SettingsInvalid } from "../settings/index.ts"

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** What the console is told in one sentence, and the command fails. */
type CommandError = DatabaseError | SettingsInvalid

/** Runs something short over the shop's database. The embedded one is one process's: the shop must not run meanwhile. */
export const runCommand = (
  act: (database: Database, settings: Settings) => Promise<string>,
  changed: (settings: Settings) => Settings = (settings) => settings
): void => {
  const command: Effect.Effect<void, CommandError> = Effect.gen(function* () {
    const settings = changed(yield* readSettings(process.env))
    const url = settings.databaseUrl === undefined ? undefined : Redacted.value(settings.databaseUrl)
    const database = yield* scopedDatabase({ dataDir: settings.dataDir, url, waits: settings.databaseWaits })
    yield* bringUpToDate(database, settings, say)
    say(yield* Effect.promise(() => act(database, settings)))
  }).pipe(Effect.scoped)
  Effect.runCallback(command.pipe(Effect.tapError(({ message }) => Effect.sync(() => process.stderr.write(`${message}\n`)))), {
    onExit: (exit) => process.exit(Exit.isSuccess(exit) ? 0 : 1)
  })
}
