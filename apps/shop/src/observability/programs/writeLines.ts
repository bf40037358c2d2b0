import { setTimeout as after } from "node:timers/promises"
import { createLineWriter } from "../lineWriter.ts"

// Writes lines until its parent stops it, and exits with 0 unless a line ends the process.
const write = createLineWriter(process.stdout)
const writeError = createLineWriter(process.stderr)
for (let line = 0; line < 20; line++) {
  write(`line ${line}`)
  writeError(`error ${line}`)
  await after(20)
}
process.exit(0)
