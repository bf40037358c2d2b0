import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Declared, ExportGraph, getFile, type Mentions } from "./exportGraph.ts"
import { root } from "./runStep.ts"

const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const everyone = { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] }

/** Reads the sources of the repository, tests and scripts included. */
export const readPackageGraph = (): ExportGraph => {
  const sources = globSync("{packages,apps}/*/**/*.{ts,tsx}", everyone).map((file) => [file.replaceAll("\\", "/"), read(file)] as const)
  const doors = globSync("{packages,apps}/*/package.json", everyone).flatMap((file) => {
    const { exports = {}, name } = JSON.parse(read(file)) as { exports?: Readonly<Record<string, string>>; name: string }
    const own = path.dirname(file).replaceAll("\\", "/")
    return Object.entries(exports).map(([door, target]) => [path.posix.join(name, door), path.posix.join(own, target)] as const)
  })
  return new ExportGraph(new Map(sources), new Map(doors))
}

/** Tests, examples and their helpers. */
const isForTests = (file: string) => /\.(test|examples)\.tsx?$|\/(test|testing)\//.test(file)
const isDomain = (file: string) => file.startsWith("packages/domain/src/") && !isForTests(file)
/** Commands of a capability, for channels outside the repository too. Their imports count as used. */
const isCommands = (file: string) => isDomain(file) && file.endsWith("/commands.ts")
/** Only an app's own sources count as use, not its benchmarks and e2e tests. */
const isChannel = (file: string) => (/^apps\/[^/]+\/src\//.test(file) && !isForTests(file)) || isCommands(file)
/** The registry lists every call, whether it is used or not. */
const isRegistry = (file: string) => /^packages\/domain\/src\/registry\b/.test(file)

/** Returns every declaration that app sources use directly or transitively, as a value or type. */
export const findReachableExports = (graph: ExportGraph): ReadonlySet<Declared> =>
  graph.closure(
    graph.paths.filter(isChannel).flatMap((file) => graph.usedByFile(file)),
    (from, to) => isRegistry(getFile(from)) && !isRegistry(getFile(to))
  )

/** Returns the domain's public exports by entry point and name, such as `cart.Cart`, with their declarations. */
export const listPublicExports = (graph: ExportGraph): ReadonlyMap<string, Declared> =>
  new Map(
    Array.from(graph.doors)
      .filter(([, file]) => isDomain(file) && !isCommands(file))
      .flatMap(([door, file]) =>
        Array.from(graph.exportsOf(file), ([name, declared]) => [`${door.slice("@camber/domain/".length)}.${name}`, declared] as const)
      )
  )

/**
 * Returns a message for each public export that no app uses and that is not pending, and for each pending one that is
 * used or gone.
 * @param waiting - Pending exports by reason.
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
      .map(([offer]) => `no app uses ${offer}`),
    ...named.flatMap((offer) => {
      const declared = offers.get(offer)
      if (declared === undefined) return [`${offer} is in pendingExports, but the domain does not export it`]
      return reached.has(declared) ? [`${offer} is in pendingExports, but an app uses it`] : []
    })
  ]
}

/** Returns whether a test references only domain code that no app uses. */
export const isOfWaiting = (graph: ExportGraph, reached: ReadonlySet<Declared>, file: string, mentions: Mentions): boolean => {
  const named = graph.closure(graph.ledTo(file, mentions), (from) => getFile(from) !== file)
  return Array.from(named).some((declared) => isDomain(getFile(declared)) && !reached.has(declared))
}

/** Domain exports that no app uses yet, by reason. Whatever they use is excused too. Remove an entry when an app uses it. */
export const pendingExports: Readonly<Record<string, ReadonlyArray<string>>> = {
  "A list for tests, which call every REST call": ["registry.restCalls"]
}
