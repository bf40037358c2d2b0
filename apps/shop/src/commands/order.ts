import { runCommand } from "./runCommand.ts"

runCommand("order", process.argv.slice(2))
