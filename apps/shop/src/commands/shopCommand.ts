import path from "node:path"
import { type CommandName, commands } from "./commands.ts"
import { withAbsolutePath } from "./feedCommand.ts"
import { resolvePaths } from "./moveCommand.ts"
import { runCommand } from "./runCommand.ts"

/** The owner's folder, which pnpm passes in INIT_CWD. */
const folder = process.env["INIT_CWD"] ?? process.cwd()
const resolvePath = (word: string): string => (word.startsWith("--") ? word : path.resolve(folder, word))

/** Makes the paths of a command absolute, because a running shop executes it in another folder. */
const withAbsolutePaths: Partial<Record<CommandName, (words: ReadonlyArray<string>) => ReadonlyArray<string>>> = {
  catalog: ([verb = "", ...words]) => [verb, ...words.map(resolvePath)],
  feed: withAbsolutePath,
  move: (words) => resolvePaths(words, folder)
}

const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** `node apps/shop/src/commands/shopCommand.ts order ship 4821773905` runs a command by its name; `package.json` has a script for each. */
const [name = "", ...words] = process.argv.slice(2)
if (isCommandName(name)) runCommand(name, withAbsolutePaths[name]?.(words) ?? words)
else {
  process.stderr.write(`Usage: shopCommand.ts ${Object.keys(commands).join("|")} [ARGUMENTS]\n`)
  process.exitCode = 1
}
