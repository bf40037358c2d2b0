import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { type FileGraph, readFileGraph } from "./affectedTests.ts"
import { drawMutants, type Mutant } from "./mutants.ts"
import { isFullSuite } from "../../../vitest.shared.ts"
import { root as project, runStep } from "./runStep.ts"

/**
 * Measures the tests by mutation: changes one operator, condition, literal, statement or step of a pipe at a time and checks whether a test of the
 * selected suite fails.
 *
 * git worktree add ../mutants && cd ../mutants && pnpm install
 * pnpm test:mutants --count 200 --seed 1
 * pnpm test:mutants --count 50 --files packages/domain/src/vehicles/garage
 * pnpm test:mutants --count 60 --files packages/domain --use-cases --nearest 10
 *
 * Needs its own checkout, because it changes and restores sources. For each mutant it runs the tests that import the
 * file, its own and nearest first, until one fails: at most 10 test files, then at most 60. Each batch must pass without the mutant
 * first, if need be with one worker, or the mutant is skipped. `--use-cases` selects files that build effects or layers;
 * `--nearest 10` runs at most the 10 nearest test files. A batch that runs for four minutes times out, which counts as killed. `--mutants FILE` reads the
 * sample from a file; `--out FILE` writes the results. Set TEST_DATABASE_URL, or each run starts its own PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    files: { type: "string", default: "" },
    "use-cases": { type: "boolean", default: false },
    nearest: { type: "string", default: "70" },
    root: { type: "string", default: project },
    mutants: { type: "string" },
    out: { type: "string" }
  }
})
const root = path.resolve(values.root)
const BATCHES = [10, 60]
const TIMEOUT_SECONDS = 240

/** Lists the test files that reach a file: its own, those in its folder, then by the length of the shortest import path. */
const listTests = (graph: FileGraph, file: string): ReadonlyArray<string> => {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of graph) for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from])
  const found = new Set<string>([file])
  for (const reached of found) for (const importer of importers.get(reached) ?? []) found.add(importer)
  const isInSuite = (name: string) => isFullSuite || !name.includes(".full.test.")
  const tests = [...found].filter(
    (name) => isInSuite(name) && /^(?:packages|apps\/(?:services|storefront|shop\/(?:src|scripts|test)))\/.*\.test\.tsx?$/.test(name)
  )
  const getRank = (test: string) => (test.startsWith(file.replace(/tsx?$/, "")) ? 0 : path.dirname(test) === path.dirname(file) ? 1 : 2)
  return tests.toSorted((a, b) => getRank(a) - getRank(b))
}

const log = path.join(root, ".test", "mutants.log")

/** Exit code of `timeout` for a program that ran too long. */
const TIMED_OUT = 124

const runTests = async (tests: ReadonlyArray<string>, options: ReadonlyArray<string>): Promise<"failed" | "passed" | "timed out"> => {
  const args = ["--kill-after=5", String(TIMEOUT_SECONDS), "vitest", "run", "--config", "vitest.workspace.ts", "--bail=1", "--reporter=dot"]
  rmSync(log, { force: true })
  mkdirSync(path.dirname(log), { recursive: true })
  const { code } = await runStep("timeout", [...args, ...options, ...tests], { log, cwd: root, environment: { CI: "true" } })
  if (code !== 0 && code !== 1 && code !== TIMED_OUT) throw new Error(`Vitest exited with code ${code}. See ${log}`)
  return code === 0 ? "passed" : code === TIMED_OUT ? "timed out" : "failed"
}

/** Vitest arguments for a batch, fastest first. On a busy machine, files that run in parallel can exceed their time limits. */
const WAYS: ReadonlyArray<ReadonlyArray<string>> = [[], ["--maxWorkers=1"]]

/**
 * Finds the fastest arguments with which a batch passes without a mutant. Its mutants run with the same arguments. Returns null if the
 * batch never passes.
 */
const findWay = async (tests: ReadonlyArray<string>): Promise<ReadonlyArray<string> | null> => {
  for (const way of WAYS) if ((await runTests(tests, way)) === "passed") return way
  const copy = path.join(path.dirname(log), `mutants-${path.basename(tests[0]!)}.log`)
  copyFileSync(log, copy)
  console.log(`Tests fail without a mutant, so its mutants are skipped. See ${copy}`)
  return null
}

/** Arguments of each batch, by the batch's files. */
const ways = new Map<string, Promise<ReadonlyArray<string> | null>>()
const getWay = (tests: ReadonlyArray<string>): Promise<ReadonlyArray<string> | null> => {
  const known = ways.get(tests.join()) ?? findWay(tests)
  ways.set(tests.join(), known)
  return known
}

type Outcome = "killed" | "survived" | "skipped" | "timed out"

const run = async (mutant: Mutant, tests: ReadonlyArray<string>): Promise<Outcome> => {
  const file = path.join(root, mutant.file)
  const text = readFileSync(file, "utf8")
  let from = 0
  for (const size of BATCHES) {
    const batch = tests.slice(from, from + size)
    from += size
    if (batch.length === 0) continue
    const way = await getWay(batch)
    if (way === null) return "skipped"
    writeFileSync(file, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
    try {
      const result = await runTests(batch, way)
      if (result !== "passed") return result === "failed" ? "killed" : result
    } finally {
      writeFileSync(file, text)
    }
  }
  return "survived"
}

const graph = readFileGraph(root)
const sample = values.mutants
  ? (JSON.parse(readFileSync(values.mutants, "utf8")) as ReadonlyArray<Mutant>)
  : drawMutants(root, values.seed, Number(values.count), { prefix: values.files, isUseCase: values["use-cases"] })
const results: Array<Mutant & { readonly outcome: Outcome }> = []
for (const mutant of sample) {
  const outcome = await run(mutant, listTests(graph, mutant.file).slice(0, Number(values.nearest)))
  results.push({ ...mutant, outcome })
  const [original, replacement] = [mutant.original, mutant.replacement].map((text) => text.replace(/\s+/g, " ").slice(0, 80))
  console.log(`${outcome.padEnd(9)} ${mutant.file}:${mutant.line} ${original} -> ${replacement}`)
  if (values.out) writeFileSync(values.out, JSON.stringify(results, null, 1))
}
for (const folder of ["packages", "apps"]) {
  const some = results.filter(({ file, outcome }) => file.startsWith(`${folder}/`) && outcome !== "skipped")
  const count = (wanted: Outcome) => some.filter(({ outcome }) => outcome === wanted).length
  const timedOut = count("timed out")
  console.log(`${folder}: ${count("killed") + timedOut} of ${some.length} mutants killed, ${timedOut} of them by a timeout`)
}
