import { constants, setPriority } from "node:os"
import path from "node:path"
import { reexecWithMemoryFlags } from "../process/reexecWithMemoryFlags.ts"
import type { CommandName } from "./commands.ts"

// Runs before the modules of the commands load, because the process starts again.
if (import.meta.main) reexecWithMemoryFlags()
const [{ commandNames, isCommandName }, { runCommand }] = await Promise.all([import("./commands.ts"), import("./runCommand.ts")])

/** The owner's folder, which pnpm passes in INIT_CWD. */
const folder = process.env["INIT_CWD"] ?? process.cwd()
const resolvePath = (word: string): string => (word.startsWith("--") ? word : path.resolve(folder, word))

/** Makes the paths of a command absolute, because a running shop executes it in another folder. */
const withAbsolutePaths = async (command: CommandName, given: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  if (command === "catalog") return given.map((word, at) => (at === 0 ? word : resolvePath(word)))
  if (command === "feed") return (await import("./feedCommand.ts")).withAbsolutePath(given)
  return command === "move" ? (await import("./moveCommand.ts")).resolvePaths(given, folder) : given
}

/** Long-running commands. They yield to the pages of the running shop. */
const isLong = (name: CommandName): boolean => name === "catalog" || name === "move"

/** `node apps/shop/src/commands/shopCommand.ts order ship 4821773905` runs a command by its name; `package.json` has a script for each. */
const [name = "", ...words] = process.argv.slice(2)
if (isCommandName(name)) {
  if (isLong(name)) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  await runCommand(name, await withAbsolutePaths(name, words))
} else {
  process.stderr.write(`Usage: shopCommand.ts ${commandNames.join("|")} [ARGUMENTS]\n`)
  process.exitCode = 1
}
