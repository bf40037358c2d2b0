import { Schema } from "effect"
import { Report } from "../doctor/CheckResult.ts"
import { runChecks } from "../doctor/runChecks.ts"
import type { Command } from "./Command.ts"

/** Report of a running shop, which `diagnose` reads. */
const ReportText = Schema.fromJsonString(Report)

/** Runs the checks of `pnpm run doctor` in the running shop, with its settings. Prints the report as JSON. */
export const doctorCommand: Command = {
  usage: "pnpm run doctor",
  parse: () => async (database, settings) => Schema.encodeSync(ReportText)(await runChecks(database, settings))
}

export const decodeReport = Schema.decodeUnknownSync(ReportText)
