import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Declared, ExportGraph, fileOf, type Mentions } from "./exportGraph.ts"
import { root } from "./runStep.ts"

const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const everyone = { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] }

/** The sources of the house, tests and tools among them. */
export const readPackageGraph = (): ExportGraph => {
  const sources = globSync("{packages,apps}/*/**/*.{ts,tsx}", everyone).map((file) => [file.replaceAll("\\", "/"), read(file)] as const)
  const doors = globSync("{packages,apps}/*/package.json", everyone).flatMap((file) => {
    const { exports = {}, name } = JSON.parse(read(file)) as { exports?: Readonly<Record<string, string>>; name: string }
    const own = path.dirname(file).replaceAll("\\", "/")
    return Object.entries(exports).map(([door, target]) => [path.posix.join(name, door), path.posix.join(own, target)] as const)
  })
  return new ExportGraph(new Map(sources), new Map(doors))
}

/** Tests, examples and what only they use. */
const isForTests = (file: string) => /\.(test|examples)\.tsx?$|\/(test|testing)\//.test(file)
const isDomain = (file: string) => file.startsWith("packages/domain/src/") && !isForTests(file)
/** A channel is an app. What stands beside its sources, such as benches and journeys, only looks at it. */
const isChannel = (file: string) => /^apps\/[^/]+\/src\//.test(file) && !isForTests(file)
/** It gathers every call there is, whether anybody makes it or not. */
const isRegistry = (file: string) => /^packages\/domain\/src\/registry\b/.test(file)

/** All that a channel reaches: what its files use, and all that this uses in turn, by value or by type. */
export const findReachableExports = (graph: ExportGraph): ReadonlySet<Declared> =>
  graph.closure(
    graph.paths.filter(isChannel).flatMap((file) => graph.usedByFile(file)),
    (from, to) => isRegistry(fileOf(from)) && !isRegistry(fileOf(to))
  )

/** What the domain offers through its doors: where it is declared, by door and name, such as `cart.Cart`. */
export const listPublicExports = (graph: ExportGraph): ReadonlyMap<string, Declared> =>
  new Map(
    Array.from(graph.doors)
      .filter(([, file]) => isDomain(file))
      .flatMap(([door, file]) =>
        Array.from(graph.exportsOf(file), ([name, declared]) => [`${door.slice("@camber/domain/".length)}.${name}`, declared] as const)
      )
  )

/**
 * What is wrong: an offer of the domain that no channel reaches, unless it waits or what waits uses it, and a waiting one that is reached or
 * gone.
 * @param waiting offers by the reason for which they wait.
 */
export const findUnreachableExports = (
  graph: ExportGraph,
  waiting: Readonly<Record<string, ReadonlyArray<string>>>
): ReadonlyArray<string> => {
  const offers = listPublicExports(graph)
  const reached = findReachableExports(graph)
  const named = Object.values(waiting).flat()
  const excused = graph.closure(named.flatMap((offer) => offers.get(offer) ?? []))
  return [
    ...Array.from(offers)
      .filter(([, declared]) => !reached.has(declared) && !excused.has(declared))
      .map(([offer]) => `no channel reaches ${offer}`),
    ...named.flatMap((offer) => {
      const declared = offers.get(offer)
      if (declared === undefined) return [`${offer} is named as waiting, but the domain does not offer it`]
      return reached.has(declared) ? [`${offer} is named as waiting, but a channel reaches it`] : []
    })
  ]
}

/** Whether what a test mentions, with what its own file declares, is of the domain and reached by no channel. */
export const isOfWaiting = (graph: ExportGraph, reached: ReadonlySet<Declared>, file: string, mentions: Mentions): boolean => {
  const named = graph.closure(graph.ledTo(file, mentions), (from) => fileOf(from) !== file)
  return Array.from(named).some((declared) => isDomain(fileOf(declared)) && !reached.has(declared))
}
