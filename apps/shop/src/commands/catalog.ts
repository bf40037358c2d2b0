import path from "node:path"
import { runCommand } from "./runCommand.ts"

/** The running shop reads the files, so their path must not depend on this process's folder. pnpm sets INIT_CWD to the owner's. */
const [verb = "", ...words] = process.argv.slice(2)
const folder = process.env["INIT_CWD"] ?? process.cwd()
const isPath = (word: string): boolean => !word.startsWith("--")

runCommand("catalog", [verb, ...words.map((word) => (isPath(word) ? path.resolve(folder, word) : word))])
