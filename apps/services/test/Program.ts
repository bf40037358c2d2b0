import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

/** A program of `test/programs` in a process of its own. */
export interface Program {
  readonly process: ChildProcess
  /** Resolves with the next line of its output that is not read yet. */
  readonly line: () => Promise<string>
  /** Every line of its output from now to its end. */
  readonly rest: () => Promise<ReadonlyArray<string>>
  /** Resolves at its end with its exit code (null after a signal) and all that it wrote to stderr. */
  readonly end: Promise<{ readonly code: number | null; readonly stderr: string }>
}

export const runProgram = (name: string, ...args: ReadonlyArray<string>): Program =>
  runProgramIn(join(import.meta.dirname, "programs"), name, ...args)

/** The same of another folder. */
export const runProgramIn = (folder: string, name: string, ...args: ReadonlyArray<string>): Program => {
  // Its database is open for moments, so its WebAssembly is not worth compiling twice, as in the tests' own process.
  const child = spawn(process.execPath, ["--liftoff-only", join(folder, `${name}.ts`), ...args], {
    stdio: ["ignore", "pipe", "pipe", "ipc"]
  })
  if (child.stdout === null || child.stderr === null) throw new Error("A child with pipes has streams")
  let stderr = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    process: child,
    line: async () => {
      const { value, done } = await lines.next()
      if (done === true) throw new Error(`${name} ended without another line: ${stderr}`)
      return value
    },
    rest: async () => {
      const rest: Array<string> = []
      for await (const line of { [Symbol.asyncIterator]: () => lines }) rest.push(line)
      return rest
    },
    end: once(child, "close").then(([code]) => ({ code, stderr }))
  }
}
