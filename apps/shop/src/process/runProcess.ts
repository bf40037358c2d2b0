import { Cause, Deferred, Effect, Exit, Fiber, Option, type Scope } from "effect"
import { onPrimaryMessage } from "./currentWorker.ts"
import { exitCodes, internalErrorExitCode, interruptedExitCode, otherExitCode, timeoutExitCode } from "./exitCodes.ts"

/** An error that ends the process. Its message is printed as one sentence. */
export interface StartError {
  readonly _tag: string
  readonly message: string
  /** Overrides the exit code of the error's tag. */
  readonly exitCode?: number
}

/**
 * Runs the program until it fails or receives SIGINT or SIGTERM, then closes its resources in reverse order and exits:
 * with 0 after a signal, or else with one sentence on stderr and the error's exit code.
 *
 * A second signal exits immediately. Resources that are still open `patience` milliseconds after the first signal are
 * abandoned.
 */
export const runProcess = (main: Effect.Effect<never, StartError, Scope.Scope>, patience = 18_000): void => {
  // A log that cannot be written must not stop the shop (OPS-90).
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
  const fault = Deferred.makeUnsafe<never>()
  const running = Effect.runFork(Effect.raceFirst(Effect.scoped(main), Deferred.await(fault)))
  running.addObserver((exit) => process.exit(report(exit)))

  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(interruptedExitCode)
    isStopping = true
    setTimeout(() => {
      process.stderr.write(`Shutdown did not finish within ${patience / 1000} seconds.\n`)
      process.exit(timeoutExitCode)
    }, patience).unref()
    Effect.runFork(Fiber.interrupt(running))
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
  // A terminal sends its signal to the worker as well, which must not count as a second one.
  onPrimaryMessage(({ kind }) => kind === "stop" && !isStopping && stop())
  process.on("uncaughtException", (error) => Deferred.doneUnsafe(fault, Effect.die(error)))
}

/** Prints why the program ended and returns the exit code. */
const report = (exit: Exit.Exit<never, StartError>): number => {
  const cause = Exit.isFailure(exit) ? exit.cause : Cause.empty
  if (Cause.hasInterruptsOnly(cause)) return 0
  const failure = Option.getOrUndefined(Cause.findErrorOption(cause))
  if (failure !== undefined) {
    process.stderr.write(`${failure.message}\n`)
    return failure.exitCode ?? exitCodes[failure._tag] ?? otherExitCode
  }
  const defect = Cause.squash(cause)
  process.stderr.write(`The shop stopped because of an internal error: ${defect instanceof Error ? defect.message : String(defect)}\n`)
  return internalErrorExitCode
}
