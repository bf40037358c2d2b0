import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "./runStep.ts"
import { type Title, parseTestTitles } from "./titles.ts"

/**
 * Prints each requirement of `docs/behaviours.tsv` with its place and the tests that name it.
 *
 * Fails if a title names an unknown id, or a requirement has no place or no test of its layer. `--check` prints no
 * index. `--core` prints the share of requirements with a test in the core suite, and fails below 97 %.
 */
export interface Requirement {
  readonly id: string
  /** Layers in the specification, joined by "+": domain, store, ui, port, service. */
  readonly layer: string
  readonly statement: string
  /** Place where a person or caller can observe it: URL and action, or the call. Empty until someone has verified it. */
  readonly place: string
}

/** The ids in a test file's titles, by the file's path from the root. */
export type NamedIds = ReadonlyMap<string, ReadonlySet<string>>

/** Contract tests of ports run in each adapter's own test file. */
const testFiles = "{packages,apps}/**/*{.test.ts,.test.tsx,Contract.ts}"

/**
 * Parses the table of requirements.
 * @throws if a line is not an id, layers, a statement and a place, or if an id is repeated.
 */
export const readRequirements = (table: string): ReadonlyArray<Requirement> => {
  const ids = new Set<string>()
  return table
    .replace(/\n$/, "")
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id = "", layer = "", statement = "", place, ...rest] = line.split("\t")
      const isWhole = statement !== "" && place !== undefined && rest.length === 0
      if (!/^[A-Z]{2,5}-\d{2,3}$/.test(id) || !/^(?:(?:domain|store|ui|port|service)\+?)+$/.test(layer) || !isWhole || ids.has(id))
        throw new Error(`not a requirement: ${line}`)
      ids.add(id)
      return { id, layer, statement, place }
    })
}

export const readTable = (): ReadonlyArray<Requirement> => readRequirements(readFileSync(path.join(root, "docs/behaviours.tsv"), "utf8"))

const getArea = (id: string): string => id.slice(0, id.indexOf("-"))

/**
 * Returns a message for each title with an id of a known area that is not in the table. Other words of this shape
 * (SHA-256, AN-10) are not ids.
 */
export const unknownIds = (behaviours: ReadonlyArray<Requirement>, named: NamedIds): ReadonlyArray<string> => {
  const known = new Set(behaviours.map(({ id }) => id))
  const areas = new Set(behaviours.map(({ id }) => getArea(id)))
  return Array.from(named).flatMap(([file, ids]) =>
    Array.from(ids)
      .filter((id) => areas.has(getArea(id)) && !known.has(id))
      .map((id) => `${file} names ${id}, which docs/behaviours.tsv does not contain`)
  )
}

/** Returns whether a test observes the shop from outside: in an app (e2e, storefront, services) or adapter, not in scripts. */
const isWhereMet = (file: string): boolean =>
  /^(?:apps\/(?:storefront|services|shop\/(?:src|e2e))|packages\/(?:adapter-[a-z]+|testing))\//.test(file)

/**
 * Returns the tests that cover a requirement. For a requirement of the domain alone, a domain test is enough: knip
 * fails for domain code that no app uses.
 */
export const findCoveringTests = ({ id, layer }: Requirement, named: NamedIds): ReadonlyArray<string> =>
  filesNaming(id, named).filter((file) => layer === "domain" || isWhereMet(file))

const filesNaming = (id: string, ids: NamedIds): ReadonlyArray<string> => Array.from(ids.keys()).filter((file) => ids.get(file)?.has(id))

/** Returns a message for each requirement without a place, and for each without a covering test of its layer. */
export const findUncovered = (behaviours: ReadonlyArray<Requirement>, named: NamedIds): ReadonlyArray<string> =>
  behaviours.flatMap((behaviour) => [
    ...(behaviour.place === "" ? [`${behaviour.id} has no place in docs/behaviours.tsv`] : []),
    ...(findCoveringTests(behaviour, named).length === 0 ? [`${behaviour.id} is covered by no test of its layer`] : [])
  ])

/** Formats the index by area, each requirement with its place and tests. */
export const createRequirementIndex = (behaviours: ReadonlyArray<Requirement>, named: NamedIds): string => {
  const count = (some: ReadonlyArray<Requirement>) => {
    const tested = some.filter(({ id }) => filesNaming(id, named).length > 0)
    const met = some.filter((behaviour) => findCoveringTests(behaviour, named).length > 0)
    const walked = some.filter(({ place }) => place !== "")
    return `${tested.length} of ${some.length} named by a test, ${met.length} covered, ${walked.length} with a place`
  }
  const entry = ({ id, layer, statement, place }: Requirement) => [
    `${id} ${statement}`,
    ...(place === "" ? [] : [`  at ${place}`]),
    ...filesNaming(id, named).map((file) => `  ${file}${layer === "domain" || isWhereMet(file) ? "" : " (not a test of its layer)"}`)
  ]
  const areas = Map.groupBy(behaviours, ({ id }) => getArea(id))
  const isUnmet = (behaviour: Requirement) => findCoveringTests(behaviour, named).length === 0
  return [
    ...Array.from(areas, ([area, some]) => [`# ${area}: ${count(some)}`, ...some.flatMap(entry)].join("\n")),
    [
      `Behaviours: ${count(behaviours)}`,
      `No test: ${getIds(behaviours.filter(({ id }) => filesNaming(id, named).length === 0))}`,
      `Not met: ${getIds(behaviours.filter(isUnmet))}`
    ].join("\n")
  ].join("\n\n")
}

const getIds = (behaviours: ReadonlyArray<Requirement>) => behaviours.map(({ id }) => id).join(" ")

interface TestFile {
  readonly file: string
  readonly titles: ReadonlyArray<Title>
}

const readTests = (): ReadonlyArray<TestFile> =>
  globSync(testFiles, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .map((file) => ({ file, titles: parseTestTitles(file, readFileSync(path.join(root, file), "utf8")) }))

const idsWhere = (tests: ReadonlyArray<TestFile>, counts: (file: string, title: Title) => boolean): NamedIds =>
  new Map(tests.map(({ file, titles }) => [file, new Set(titles.filter((title) => counts(file, title)).flatMap(({ ids }) => ids))]))

/** Reads the ids that titles name, by test file. */
export const readNamedIds = (): NamedIds => idsWhere(readTests(), () => true)

/** Returns whether `pnpm test` runs the test. */
export const isInCoreSuite = (file: string, { isFull }: Pick<Title, "isFull">): boolean => !isFull && !/\.full\.test\.tsx?$/.test(file)

const MIN_CORE_SHARE = 0.97

/** Lists the requirements that no test of the core suite names. */
export const missingInCore = (behaviours: ReadonlyArray<Requirement>, core: NamedIds): ReadonlyArray<string> =>
  behaviours.filter(({ id }) => filesNaming(id, core).length === 0).map(({ id }) => id)

const main = (isCheck: boolean, isCore: boolean): void => {
  const requirements = readTable()
  const tests = readTests()
  const named = idsWhere(tests, () => true)
  if (!isCheck) console.log(createRequirementIndex(requirements, named))
  const missing = missingInCore(requirements, idsWhere(tests, isInCoreSuite))
  const share = 1 - missing.length / requirements.length
  if (isCore) console.log(`${(100 * share).toFixed(1)} % of ${requirements.length} requirements have a test in the core suite.`)
  if (isCore && missing.length > 0) console.log(`Only in the full suite: ${missing.join(" ")}`)
  const problems = [
    ...unknownIds(requirements, named),
    ...findUncovered(requirements, named),
    ...(isCore && share < MIN_CORE_SHARE ? ["Fewer than 97 % of the requirements have a test in the core suite."] : [])
  ]
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (import.meta.main) main(process.argv.includes("--check"), process.argv.includes("--core"))
