import { resolvePaths } from "./moveCommand.ts"
import { runCommand } from "./runCommand.ts"

// pnpm sets INIT_CWD to the owner's folder.
runCommand("move", resolvePaths(process.argv.slice(2), process.env["INIT_CWD"] ?? process.cwd()))
