import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { isOfWaiting, reachedByChannels, readHouse } from "./reach.ts"
import { root } from "./runStep.ts"
import { type Title, titlesIn } from "./titles.ts"

/**
 * Prints each behaviour of `docs/behaviours.tsv` with the tests whose titles name it, and which of these test what no channel reaches. With
 * `--check` it prints no index. Either way it fails when a title names an id that the table does not have.
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

/**
 * The index as text, area by area, each behaviour followed by its tests.
 * @param reached those of the named ids that a test of reached code names.
 */
export const behaviourIndex = (behaviours: ReadonlyArray<Behaviour>, named: NamedIds, reached: NamedIds): string => {
  const filesOf = (ids: NamedIds, id: string) => Array.from(ids.keys()).filter((file) => ids.get(file)?.has(id))
  const count = (some: ReadonlyArray<Behaviour>) => {
    const [kept, reachedOnes] = [named, reached].map((ids) => some.filter(({ id }) => filesOf(ids, id).length > 0).length)
    return `${kept} of ${some.length} named by a test, ${reachedOnes} by one of what a channel reaches`
  }
  const entry = ({ id, statement }: Behaviour) => [
    `${id} ${statement}`,
    ...filesOf(named, id).map((file) => `  ${file}${reached.get(file)?.has(id) ? "" : " (no channel reaches this)"}`)
  ]
  const areas = Map.groupBy(behaviours, ({ id }) => areaOf(id))
  const waiting = behaviours.filter(({ id }) => filesOf(named, id).length > 0 && filesOf(reached, id).length === 0)
  return [
    ...Array.from(areas, ([area, some]) => [`# ${area}: ${count(some)}`, ...some.flatMap(entry)].join("\n")),
    [
      `Behaviours: ${count(behaviours)}`,
      `No test: ${idsOf(behaviours.filter(({ id }) => filesOf(named, id).length === 0))}`,
      `No channel: ${idsOf(waiting)}`
    ].join("\n")
  ].join("\n\n")
}

const idsOf = (behaviours: ReadonlyArray<Behaviour>) => behaviours.map(({ id }) => id).join(" ")

const readTests = () =>
  globSync(testFiles, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .map((file) => ({ file, titles: titlesIn(file, readFileSync(path.join(root, file), "utf8")) }))

const main = (isCheck: boolean): void => {
  const behaviours = readBehaviours(readFileSync(path.join(root, "docs/behaviours.tsv"), "utf8"))
  const tests = readTests()
  const idsWhere = (counts: (file: string, title: Title) => boolean): NamedIds =>
    new Map(tests.map(({ file, titles }) => [file, new Set(titles.filter((title) => counts(file, title)).flatMap(({ ids }) => ids))]))
  const named = idsWhere(() => true)
  if (!isCheck) {
    const house = readHouse()
    const reached = reachedByChannels(house)
    console.log(
      behaviourIndex(
        behaviours,
        named,
        idsWhere((file, { mentions }) => !isOfWaiting(house, reached, file, mentions))
      )
    )
  }
  const problems = unknownIds(behaviours, named)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (import.meta.main) main(process.argv.includes("--check"))
