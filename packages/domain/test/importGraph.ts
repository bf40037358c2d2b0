import { readdirSync, readFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { dirname, join } from "node:path/posix"

/** Runtime imports of each domain file, without tests: files by their path below `src`, packages by name. */
export type ImportGraph = ReadonlyMap<string, ReadonlyArray<string>>

const src = new URL("../src/", import.meta.url)
const statement = /^(?:import|export)\b(?:[^"';]*?\bfrom)?\s*"([^"]+)"/gm

/** Lists the modules that a file imports after removing types. `import type` does not count, `import { type A }` does. */
export const listImports = (source: string): ReadonlyArray<string> =>
  [...stripTypeScriptTypes(source).matchAll(statement)].flatMap(([, module]) => module ?? [])

export const importGraph = (): ImportGraph => {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"))
  const own = files.filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.includes("/testing/"))
  return new Map(
    own.map((file) => [
      file,
      listImports(readFileSync(new URL(file, src), "utf8")).map((module) => (module.startsWith(".") ? join(dirname(file), module) : module))
    ])
  )
}

/** Returns the file and all files and packages that it loads, directly or indirectly. */
export const reached = (graph: ImportGraph, file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const module of graph.get(file) ?? []) reached(graph, module, seen)
  return seen
}
