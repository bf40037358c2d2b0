import { runProgram } from "./runCommand.ts"

/** `pnpm migrate` migrates the database to this version, before its processes start with MIGRATIONS=by-command. */
runProgram(
  async () => "The tables are up to date.",
  (settings) => ({ ...settings, migrations: "at-start" })
)
