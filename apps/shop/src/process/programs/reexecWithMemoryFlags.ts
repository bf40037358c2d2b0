import { writeSync } from "node:fs"
import { reexecWithMemoryFlags } from "../reexecWithMemoryFlags.ts"

/** Prints the process's state before and after the re-execution. */
const say = () => {
  const { argv, env, execArgv, pid } = process
  writeSync(1, `${JSON.stringify({ pid, words: argv.slice(2), flags: execArgv, arenas: env["MALLOC_ARENA_MAX"] })}\n`)
}

say()
reexecWithMemoryFlags()
if (process.execArgv.length === 0) throw new Error("The process did not re-execute with memory flags")
