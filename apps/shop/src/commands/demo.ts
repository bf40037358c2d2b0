import { runCommand } from "./runCommand.ts"

runCommand("demo", process.argv.slice(2))
