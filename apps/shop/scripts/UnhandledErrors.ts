import { writeFileSync } from "node:fs"
import type { Reporter } from "vitest/node"

/** The variable that says where a run's unhandled errors are written. */
export const UNHANDLED_ERRORS_FILE = "UNHANDLED_ERRORS_FILE"

/** An error that no test took: thrown after its test had ended, or by a worker that stopped. */
export interface UnhandledError {
  readonly message: string
  readonly stack?: string
  /** The file that ran then, where Vitest knows it. */
  readonly VITEST_TEST_PATH?: string
}

/** Writes a run's unhandled errors: they fail it, and Vitest's JSON report leaves them out. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: ReadonlyArray<UnhandledError>): void {
    const file = process.env[UNHANDLED_ERRORS_FILE]
    if (file) writeFileSync(file, JSON.stringify(errors))
  }
}
