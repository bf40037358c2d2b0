import { spawn } from "node:child_process"
import { closeSync, openSync } from "node:fs"
import path from "node:path"

export const root = path.resolve(import.meta.dirname, "../../..")

export interface StepOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** Working folder; defaults to the root of the project. */
  readonly cwd?: string
  /** File for the program's output; defaults to this terminal. */
  readonly log?: string
}

export interface StepResult {
  readonly code: number
  readonly seconds: number
}

/** Runs a program of the workspace. Resolves with 127 if the program does not exist. */
export const runStep = (
  command: string,
  args: ReadonlyArray<string>,
  { cwd = root, environment, log }: StepOptions = {}
): Promise<StepResult> => {
  const startedAt = performance.now()
  const bin = path.join(cwd, "node_modules/.bin")
  const PATH = `${path.join(cwd, "apps/shop/node_modules/.bin")}:${bin}:${process.env["PATH"]}`
  const output = log === undefined ? "inherit" : openSync(log, "a")
  return new Promise((resolve) => {
    const end = (code: number) => {
      if (output !== "inherit") closeSync(output)
      resolve({ code, seconds: (performance.now() - startedAt) / 1000 })
    }
    const child = spawn(command, args, {
      cwd,
      stdio: ["ignore", output, output],
      env: { ...process.env, ...environment, PATH }
    })
    child.on("error", (error) => {
      console.error(error.message)
      end(127)
    })
    child.on("exit", (code) => end(code ?? 1))
  })
}
