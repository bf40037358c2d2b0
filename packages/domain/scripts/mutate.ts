import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { importGraph, reached } from "../test/importGraph.ts"

/**
 * Do the tests notice? Changes the plain files of the named capabilities one operator, literal or condition at a time, runs the
 * capability's own tests that reach the change, and prints each file's score and every change that they let pass:
 *
 *     node packages/domain/scripts/mutate.ts vehicles/fitment vehicles/garage/machine
 *
 * Stryker is fetched for the run: its 150 packages are for nobody else. It works in a copy, so that no change ever stands in the checkout.
 * About a second for each change; tables that are made once, when a file is loaded, are left out.
 */
const STRYKER = "10.1.1"
const root = fileURLToPath(new URL("../../../", import.meta.url))
const heavy = new Set(["node_modules", ".git", "dist", ".data", ".test"])

const graph = importGraph()
/** Rules, machines and every other file that runs without Effect; an index and words for people are no logic. */
const isPlain = (file: string): boolean => !/(index|text)\.ts$/.test(file) && ![...reached(graph, file)].includes("effect")
const wanted = (file: string): boolean => process.argv.slice(2).some((name) => file.startsWith(`${name}/`) || file === `${name}.ts`)

const run = (command: string, args: ReadonlyArray<string>, cwd: string): void => {
  const { status } = spawnSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] })
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}`)
}

interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}
const noticed = new Set(["Killed", "Timeout"])
const missed = new Set(["Survived", "NoCoverage"])

const printed = (file: string, mutants: ReadonlyArray<Mutant>): void => {
  const survivors = mutants.filter(({ status }) => missed.has(status))
  const killed = mutants.filter(({ status }) => noticed.has(status)).length
  console.log(
    `${((100 * killed) / (killed + survivors.length)).toFixed(1).padStart(6)} %  ${killed} of ${killed + survivors.length}  ${file}`
  )
  for (const { location, mutatorName, replacement } of survivors)
    console.log(
      `          ${location.start.line}:${location.start.column} ${mutatorName}: ${replacement.replaceAll(/\s+/g, " ").slice(0, 100)}`
    )
}

const files = [...graph.keys()].filter((file) => wanted(file) && isPlain(file))
if (files.length === 0) throw new Error("name capabilities, or files without their ending: vehicles/fitment vehicles/garage/machine")
const copy = mkdtempSync(join(tmpdir(), "mutants-"))

const mutate = (capability: string, mutated: ReadonlyArray<string>): void => {
  const settings = {
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "packages/domain/vitest.config.ts", dir: `packages/domain/src/${capability}`, related: false },
    mutate: mutated.map((file) => `packages/domain/src/${file}`),
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    inPlace: true,
    concurrency: 1,
    reporters: ["json"],
    jsonReporter: { fileName: "mutants.json" }
  }
  writeFileSync(join(copy, "stryker.config.json"), JSON.stringify(settings))
  run("npx", ["stryker", "run"], copy)
  const report = JSON.parse(readFileSync(join(copy, "mutants.json"), "utf8")) as {
    readonly files: Readonly<Record<string, { readonly mutants: ReadonlyArray<Mutant> }>>
  }
  for (const [file, { mutants }] of Object.entries(report.files)) printed(file, mutants)
}

try {
  cpSync(root, copy, { recursive: true, filter: (path) => !heavy.has(basename(path)) })
  run("npx", ["-y", "pnpm@12", "add", "-w", "-D", `@stryker-mutator/core@${STRYKER}`, `@stryker-mutator/vitest-runner@${STRYKER}`], copy)
  for (const [capability = "", mutated = []] of Map.groupBy(files, (file) => file.split("/").slice(0, 2).join("/")))
    mutate(capability, mutated)
} finally {
  rmSync(copy, { recursive: true })
}
