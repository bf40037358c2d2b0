import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { type FileGraph, readFileGraph } from "./affectedTests.ts"
import { drawMutants, type Mutant } from "./mutants.ts"
import { runStep } from "./runStep.ts"

/**
 * Measures the tests: changes one operator, condition or literal at a time and looks whether a test of the selected suite notices.
 *
 *     git worktree add ../mutants && cd ../mutants && pnpm install
 *     pnpm test:mutants --count 200 --seed 1
 *
 * It writes to the sources of its checkout and restores them, so use a checkout of its own. For each mutant it runs the tests that import the
 * file, the nearest first, until one fails: at most 10 test files, then at most 60. `--mutants FILE` reads the sample from a file in place of
 * drawing it; `--out FILE` writes the results. Set TEST_DATABASE_URL, or each run starts a PostgreSQL of its own.
 */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    root: { type: "string", default: path.resolve(import.meta.dirname, "../../..") },
    mutants: { type: "string" },
    out: { type: "string" }
  }
})
const root = path.resolve(values.root)
const BATCHES = [10, 60]
const TIMEOUT_SECONDS = 240

/** Lists the test files that reach a file, by the length of the shortest import path. */
const testsByDistance = (graph: FileGraph, file: string): ReadonlyArray<string> => {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of graph) for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from])
  const found = new Set<string>([file])
  for (const reached of found) for (const importer of importers.get(reached) ?? []) found.add(importer)
  return [...found].filter((name) => /^(?:packages|apps\/(?:services|storefront|shop\/(?:src|scripts|test)))\/.*\.test\.tsx?$/.test(name))
}

const passes = async (tests: ReadonlyArray<string>): Promise<boolean> => {
  const args = ["--kill-after=5", String(TIMEOUT_SECONDS), "vitest", "run", "--config", "vitest.workspace.ts", "--bail=1", "--reporter=dot"]
  const log = path.join(root, ".mutants.log")
  const { code } = await runStep("timeout", [...args, ...tests], { log, cwd: root, environment: { CI: "true" } })
  return code === 0
}

const isKilled = async (mutant: Mutant, tests: ReadonlyArray<string>): Promise<boolean> => {
  const file = path.join(root, mutant.file)
  const text = readFileSync(file, "utf8")
  writeFileSync(file, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
  try {
    let from = 0
    for (const size of BATCHES) {
      const batch = tests.slice(from, from + size)
      if (batch.length > 0 && !(await passes(batch))) return true
      from += size
    }
    return false
  } finally {
    writeFileSync(file, text)
  }
}

const graph = readFileGraph(root)
const sample = values.mutants
  ? (JSON.parse(readFileSync(values.mutants, "utf8")) as ReadonlyArray<Mutant>)
  : drawMutants(root, values.seed, Number(values.count))
const results: Array<Mutant & { readonly isKilled: boolean }> = []
for (const mutant of sample) {
  const result = { ...mutant, isKilled: await isKilled(mutant, testsByDistance(graph, mutant.file)) }
  results.push(result)
  const { end, file, line, original, replacement, start } = result
  console.log(`${result.isKilled ? "killed  " : "SURVIVED"} ${file}:${line} (${start}-${end}) ${original} -> ${replacement}`)
  if (values.out) writeFileSync(values.out, JSON.stringify(results, null, 1))
}
const rate = (some: typeof results) => `${some.filter((result) => result.isKilled).length} of ${some.length}`
console.log(`packages: ${rate(results.filter(({ file }) => file.startsWith("packages/")))} killed`)
console.log(`services: ${rate(results.filter(({ file }) => file.startsWith("apps/")))} killed`)
