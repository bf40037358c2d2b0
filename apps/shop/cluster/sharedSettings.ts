import { readFileSync } from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import { root } from "../scripts/runStep.ts"

/** Returns the settings that `ops/camber.env` shares among all shops of an installation. */
export const sharedSettings = (): Readonly<Record<string, string>> => {
  const settings = parseEnv(readFileSync(path.join(root, "ops/camber.env"), "utf8"))
  return Object.fromEntries(Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
