import { withAbsolutePath } from "./feedCommand.ts"
import { runCommand } from "./runCommand.ts"

runCommand("feed", withAbsolutePath(process.argv.slice(2)))
