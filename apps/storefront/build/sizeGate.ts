import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { HYDRATION_CHUNK, RUNTIME_CHUNK, ENTRY, getPrecacheList, collectImports as reachIn, readManifest } from "./getPrecacheList.ts"

/**
 * Measures the browser's downloads for the first page of each route from the build's manifest: gzip -9, kB = 1000 bytes. `entry` is part
 * of the document's load, `hydrated` makes the page interactive after its first paint, `withRuntime` adds the Effect runtime. A new
 * visitor's styles are inlined in the document. Exits non-zero if a limit is exceeded, if Effect or a formatter of `Intl` is in a page's
 * static graph, if a file contains a GraphQL document or if files import each other in a cycle.
 */
const budget = { entry: 4, hydrated: 160, withRuntime: 240, styles: 17 }
/**
 * Limits that fail the build: the measured sizes of the heaviest page, with at most 5 % of slack for small changes. Two exceed the budget
 * (decision 78).
 */
const limit = { entry: 2.2, hydrated: 172, withRuntime: 268, styles: 17.6 }
/** The files that the service worker precaches, fonts and images included. */
const WORKER_LIMIT = 440
type Measure = keyof typeof budget
const measures: ReadonlyArray<Measure> = ["entry", "hydrated", "withRuntime", "styles"]
const pages = [
  "src/features/home/HomePage.tsx",
  "src/features/search/ListingPage.tsx",
  "src/features/product-page/ProductPage.tsx",
  "src/features/content/ArticlePage.tsx"
]
const folder = path.resolve(import.meta.dirname, "../dist/client")
const manifest = readManifest(folder)
const textOf = (file: string): string => readFileSync(path.join(folder, file), "utf8")
const kilobytes = (files: Iterable<string>): number => {
  let bytes = 0
  for (const file of new Set(files)) bytes += gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length
  return bytes / 1000
}
const reach = (keys: ReadonlyArray<string>) => reachIn(manifest, keys)
/** Chunks that import each other in a cycle: the browser would read bindings of the later chunk before they are initialized. */
const circles = (): ReadonlyArray<string> => Object.keys(manifest).filter((key) => reach(manifest[key]!.imports ?? []).has(key))
const filesOf = (keys: Set<string>): string[] => [...keys].map((key) => manifest[key]!.file)

export interface PageWeight {
  readonly page: string
  readonly entry: number
  readonly hydrated: number
  readonly withRuntime: number
  readonly styles: number
  readonly missed: ReadonlyArray<string>
  readonly faults: ReadonlyArray<string>
}

/** Returns the kB of each page, with its violations. */
export const pageWeights = (): ReadonlyArray<PageWeight> =>
  pages.map((page) => {
    const first = reach([ENTRY, HYDRATION_CHUNK, page])
    const weights = {
      entry: kilobytes(filesOf(reach([ENTRY]))),
      hydrated: kilobytes(filesOf(first)),
      withRuntime: kilobytes(filesOf(reach([ENTRY, HYDRATION_CHUNK, page, RUNTIME_CHUNK]))),
      styles: kilobytes([...first].flatMap((key) => manifest[key]!.css ?? []))
    }
    const over = (limits: Record<Measure, number>) =>
      measures
        .filter((name) => weights[name] > limits[name])
        .map((name) => `${name} ${weights[name].toFixed(1)} kB exceeds ${limits[name]} kB`)
    const faults = [
      ...over(limit),
      ...filesOf(first)
        .filter((file) => textOf(file).includes("~effect/"))
        .map((file) => `Effect is in ${file}`),
      ...filesOf(first)
        .filter((file) => /\bIntl\.|\.toLocale(?:Date|Time)?String\(/.test(textOf(file)))
        .map((file) => `${file} makes a formatter of Intl, the first of which costs a slow phone 60 ms`)
    ]
    return { page, ...weights, missed: over(budget), faults }
  })

/** Text patterns of GraphQL documents and of the code that builds them. */
const document = /\b(?:query|mutation) \w+\s*(?:\([^)]*\$|\{)|__typename/

const documentsIn = (): ReadonlyArray<string> =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith(".js") && document.test(textOf(file)))

if (import.meta.main) {
  const weights = pageWeights()
  const rounded = (weight: PageWeight) => Object.fromEntries(measures.map((name) => [name, Number(weight[name].toFixed(1))]))
  console.table(Object.fromEntries(weights.map((weight) => [weight.page, rounded(weight)])))
  for (const { page, missed } of weights) for (const miss of missed) console.log(`budget missed: ${page}: ${miss}`)
  const worker = kilobytes(getPrecacheList(manifest))
  console.log(`with the worker: ${worker.toFixed(1)} kB`)
  const faults = [
    ...(worker > WORKER_LIMIT ? [`What comes with the worker is ${worker.toFixed(1)} kB, limit ${WORKER_LIMIT} kB`] : []),
    ...weights.flatMap(({ page, faults }) => faults.map((fault) => `${page}: ${fault}`)),
    ...documentsIn().map((file) => `A GraphQL document is in ${file}`),
    ...circles().map((key) => `${key} imports itself in a circle`)
  ]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
