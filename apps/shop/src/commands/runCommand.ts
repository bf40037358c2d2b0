import { type DatabaseError, scopedDatabase } from "@camber/services/database"
import { Effect, Exit, Redacted } from "effect"
import { runMigrations } from "../shop/openShopDatabase.ts"
import { readSettings, type Settings, type SettingsInvalid } from "../settings/Settings.ts"
import type { Act } from "./Command.ts"
import { type CommandName, loadCommand } from "./commands.ts"
import { type CommandRefused, sendCommand } from "./commandSocket.ts"

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Errors that are printed as one sentence and fail the command. */
type ProgramError = CommandRefused | DatabaseError | SettingsInvalid

/** Runs a command on the shop's database. While the shop runs on its embedded database, the shop runs the command. */
export const runCommand = async (name: CommandName, words: ReadonlyArray<string>): Promise<void> => {
  const { parse, usage } = await loadCommand(name)
  const act = parse(words)
  if (act === null) {
    process.stderr.write(`Usage: ${usage}\n`)
    process.exitCode = 1
    return
  }
  runToEnd(
    Effect.gen(function* () {
      const settings = yield* readSettings(process.env)
      return yield* overDatabase(settings, act).pipe(
        Effect.catchTag("FolderInUse", (inUse) =>
          Effect.flatMap(sendCommand(settings.dataDir, { name, words }), (answer) =>
            answer === null ? Effect.fail(inUse) : Effect.succeed(answer)
          )
        )
      )
    })
  )
}

/** Runs an action on the shop's database. The embedded database allows only one process, so the shop must be stopped. */
export const runProgram = (act: Act, changed: (settings: Settings) => Settings = (settings) => settings): void =>
  runToEnd(Effect.flatMap(readSettings(process.env), (settings) => overDatabase(changed(settings), act)))

const overDatabase = (settings: Settings, act: Act): Effect.Effect<string, DatabaseError> =>
  Effect.gen(function* () {
    const url = settings.databaseUrl === undefined ? undefined : Redacted.value(settings.databaseUrl)
    const database = yield* scopedDatabase({ dataDir: settings.dataDir, url, waits: settings.databaseWaits })
    yield* runMigrations(database, settings, say)
    return yield* Effect.promise(() => act(database, settings))
  }).pipe(Effect.scoped)

const runToEnd = (program: Effect.Effect<string, ProgramError>): void => {
  const printed = program.pipe(
    Effect.tap((text) => Effect.sync(() => say(text))),
    Effect.tapError(({ message }) => Effect.sync(() => process.stderr.write(`${message}\n`)))
  )
  Effect.runCallback(printed, { onExit: (exit) => process.exit(Exit.isSuccess(exit) ? 0 : 1) })
}
