import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "./runStep.ts"

/**
 * Prints each behaviour of `docs/behaviours.tsv` with the tests whose titles name it. With `--check` it prints no index. Either way it fails
 * when a title names an id that the table does not have.
 */
export interface Behaviour {
  readonly id: string
  readonly statement: string
}

/** The ids that a test file's titles name, by the file's path from the root. */
export type NamedIds = ReadonlyMap<string, ReadonlySet<string>>

/** Contract suites of ports are tests as well, run by each adapter's own test file. */
const testFiles = "{packages,apps}/**/*{.test.ts,.test.tsx,Contract.ts}"

/** @throws where a line is not one id and one statement, or an id is there twice. */
export const readBehaviours = (table: string): ReadonlyArray<Behaviour> => {
  const ids = new Set<string>()
  return table
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id = "", statement = "", ...rest] = line.split("\t")
      if (!/^[A-Z]{2,5}-\d{2,3}$/.test(id) || statement === "" || rest.length > 0 || ids.has(id))
        throw new Error(`not a behaviour: ${line}`)
      ids.add(id)
      return { id, statement }
    })
}

/**
 * The ids in a test file's titles. A title is the text that opens the arguments of `it`, `test`, `describe` or one of their variants, or any
 * text that begins with an id: a table for `it.each` holds such ones.
 */
export const idsInTitles = (source: string): ReadonlySet<string> => {
  const title = /(?:(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*|(?=["'`][A-Z]{2,5}-\d))(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs
  const texts = Array.from(source.matchAll(title), ([, , text = ""]) => text)
  return new Set(texts.flatMap((text) => text.match(/\b[A-Z]{2,5}-\d{2,3}\b/g) ?? []))
}

const areaOf = (id: string): string => id.slice(0, id.indexOf("-"))

/** One line for each title that names an id of a known area which is not in the table. Other such words (SHA-256, AN-10) are no ids. */
export const unknownIds = (behaviours: ReadonlyArray<Behaviour>, named: NamedIds): ReadonlyArray<string> => {
  const known = new Set(behaviours.map(({ id }) => id))
  const areas = new Set(behaviours.map(({ id }) => areaOf(id)))
  return Array.from(named).flatMap(([file, ids]) =>
    Array.from(ids)
      .filter((id) => areas.has(areaOf(id)) && !known.has(id))
      .map((id) => `${file} names ${id}, which docs/behaviours.tsv does not have`)
  )
}

/** The index as text, area by area, each behaviour followed by its tests. */
export const behaviourIndex = (behaviours: ReadonlyArray<Behaviour>, named: NamedIds): string => {
  const testsOf = ({ id }: Behaviour) => Array.from(named).flatMap(([file, ids]) => (ids.has(id) ? [file] : []))
  const count = (some: ReadonlyArray<Behaviour>) => `${some.filter((one) => testsOf(one).length > 0).length} of ${some.length}`
  const entry = (one: Behaviour) => [`${one.id} ${one.statement}`, ...testsOf(one).map((file) => `  ${file}`)].join("\n")
  const areas = Map.groupBy(behaviours, ({ id }) => areaOf(id))
  return [
    ...Array.from(areas, ([area, some]) => [`# ${area}: ${count(some)} named by a test`, ...some.map(entry)].join("\n")),
    `Behaviours that a test names: ${count(behaviours)}`
  ].join("\n\n")
}

const readNamedIds = (): NamedIds =>
  new Map(
    globSync(testFiles, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] })
      .toSorted()
      .map((file) => [file, idsInTitles(readFileSync(path.join(root, file), "utf8"))])
  )

const main = (isCheck: boolean): void => {
  const behaviours = readBehaviours(readFileSync(path.join(root, "docs/behaviours.tsv"), "utf8"))
  const named = readNamedIds()
  if (!isCheck) console.log(behaviourIndex(behaviours, named))
  const problems = unknownIds(behaviours, named)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (import.meta.main) main(process.argv.includes("--check"))
