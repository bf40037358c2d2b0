import { readdirSync, readFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { dirname, join } from "node:path/posix"

/** What each of the domain's files imports when it runs: files by their path below `src`, packages by name. Tests are left out. */
export type ImportGraph = ReadonlyMap<string, ReadonlyArray<string>>

const src = new URL("../src/", import.meta.url)
const statement = /^(?:import|export)\b(?:[^"';]*?\bfrom)?\s*"([^"]+)"/gm

/** The modules that a file names once its types are gone: `import type` is no import, `import { type A }` is one. */
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

/** Everything that runs when this file does: itself, then files and packages, each once. */
export const reached = (graph: ImportGraph, file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const module of graph.get(file) ?? []) reached(graph, module, seen)
  return seen
}
