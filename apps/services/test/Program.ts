import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

/** A program of `test/programs` in its own process. */
export interface Program {
  readonly process: ChildProcess
  /** Resolves with the next unread line of the program's output. */
  readonly line: () => Promise<string>
  /** Resolves with all remaining lines of the program's output when the program ends. */
  readonly rest: () => Promise<ReadonlyArray<string>>
  /** Resolves when the program ends, with its exit code (null after a signal) and its stderr output. */
  readonly end: Promise<{ readonly code: number | null; readonly stderr: string }>
}

export const runProgram = (name: string, ...args: ReadonlyArray<string>): Program =>
  runProgramIn(join(import.meta.dirname, "programs"), name, ...args)

/** Runs a program of another folder. */
export const runProgramIn = (folder: string, name: string, ...args: ReadonlyArray<string>): Program => {
  // The program opens the database only briefly, so optimizing its WebAssembly is not worth the time.
  const child = spawn(process.execPath, ["--liftoff-only", join(folder, `${name}.ts`), ...args], {
    stdio: ["ignore", "pipe", "pipe", "ipc"]
  })
  if (child.stdout === null || child.stderr === null) throw new Error("The child process has no stdout or stderr")
  let stderr = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    process: child,
    line: async () => {
      const { value, done } = await lines.next()
      if (done === true) throw new Error(`${name} ended before it printed another line: ${stderr}`)
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
