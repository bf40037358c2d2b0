import { runCommand } from "./runCommand.ts"

runCommand("staff", process.argv.slice(2))
