import { runProgram } from "./runCommand.ts"

/** `pnpm migrate` brings the tables up to this version, before processes of it are started with MIGRATIONS=by-command. */
runProgram(
  async () => "The tables are up to date.",
  (settings) => ({ ...settings, migrations: "at-start" })
)
