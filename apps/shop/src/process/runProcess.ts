import { Cause, Deferred, Effect, Exit, Fiber, Option, type Scope } from "effect"
import { exitCodes, internalErrorExitCode, interruptedExitCode, otherExitCode, timeoutExitCode } from "./exitCodes.ts"

/** An error that ends the process. Its message is the sentence that the console shows. */
export interface StartError {
  readonly _tag: string
  readonly message: string
}

/**
 * Runs the program until it fails or is asked to stop by SIGINT or SIGTERM, closes what it opened in the reverse order, and ends the
 * process: with 0 when asked to, else with one sentence on stderr and the failure's own code. A second signal ends it at once, and whatever
 * has not closed `patience` milliseconds after the first is left as it is.
 */
export const runProcess = (main: Effect.Effect<never, StartError, Scope.Scope>, patience = 18_000): void => {
  // A log that takes no line is no reason to stop (OPS-90).
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
  const fault = Deferred.makeUnsafe<never>()
  const running = Effect.runFork(Effect.raceFirst(Effect.scoped(main), Deferred.await(fault)))
  running.addObserver((exit) => process.exit(report(exit)))

  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(interruptedExitCode)
    isStopping = true
    setTimeout(() => {
      process.stderr.write(`The shop did not close everything within ${patience / 1000} seconds.\n`)
      process.exit(timeoutExitCode)
    }, patience).unref()
    Effect.runFork(Fiber.interrupt(running))
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
  process.on("uncaughtException", (error) => Deferred.doneUnsafe(fault, Effect.die(error)))
}

/** Says why the program ended, and answers the exit code. */
const report = (exit: Exit.Exit<never, StartError>): number => {
  const cause = Exit.isFailure(exit) ? exit.cause : Cause.empty
  if (Cause.hasInterruptsOnly(cause)) return 0
  const failure = Option.getOrUndefined(Cause.findErrorOption(cause))
  if (failure !== undefined) {
    process.stderr.write(`${failure.message}\n`)
    return exitCodes[failure._tag] ?? otherExitCode
  }
  const defect = Cause.squash(cause)
  process.stderr.write(`The shop stopped because of an internal error: ${defect instanceof Error ? defect.message : String(defect)}\n`)
  return internalErrorExitCode
}
