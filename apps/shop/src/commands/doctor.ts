import { Effect } from "effect"
import { formatReport, hasFailed } from "../doctor/CheckResult.ts"
import { diagnose } from "./diagnose.ts"

/** `pnpm run doctor` checks the installation, changes nothing, and exits with 1 if a check fails. */
Effect.runCallback(diagnose(process.env), {
  onExit: (exit) => {
    if (exit._tag === "Failure") throw new Error("The checks ended unexpectedly.", { cause: exit.cause })
    process.stdout.write(`${formatReport(exit.value)}\n`)
    process.exit(hasFailed(exit.value) ? 1 : 0)
  }
})
