import path from "node:path"
import { runCommand } from "./runCommand.ts"

/** The running shop reads the files, so their paths must not depend on this process's folder. pnpm sets INIT_CWD to the owner's. */
const folder = process.env["INIT_CWD"] ?? process.cwd()

runCommand(
  "move",
  process.argv.slice(2).map((word) => (word.startsWith("--") ? word : path.resolve(folder, word)))
)
