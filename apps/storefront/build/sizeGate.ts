import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { HYDRATION_CHUNK, RUNTIME_CHUNK, ENTRY, getPrecacheList, collectImports as reachIn, readManifest } from "./getPrecacheList.ts"

/**
 * Weighs what the browser fetches for the first page of each route, from the build's manifest: gzip -9, kB = 1000 bytes. `beforeLoad` is all
 * that comes before the page is loaded, `beforeInteractive` what it takes to come alive after that, `atIdle` is what a
 * stranger has when the network is idle and nobody has touched the page; `withEngine` what a returning visitor has then, and the stranger from
 * the first sign on. What the worker fetches when it is installed has a line of its own. `styles` come in a stranger's
 * document, and as files to everybody else.
 * Says which budgets are missed, and exits non-zero above the line that holds what has been reached, when Effect or a formatter of
 * `Intl` is in a page's static graph, when a GraphQL document is in any file, or when files import each other in a circle.
 */
const budget = { beforeLoad: 4, beforeInteractive: 110, atIdle: 110, withEngine: 150, styles: 20 }
/** The heaviest page of 2026-11-29 and 5 % of slack, so that a small change does not move a limit. */
const line = { beforeLoad: 4, beforeInteractive: 130, atIdle: 130, withEngine: 210, styles: 17.5 }
/** The files that the service worker precaches, fonts and images included, with the same slack. */
const WORKER_LINE = 362
type Measure = keyof typeof budget
const measures: ReadonlyArray<Measure> = ["beforeLoad", "beforeInteractive", "atIdle", "withEngine", "styles"]
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
/** Chunks that need each other before either has run; the browser then finds what the later one makes not made yet. */
const circles = (): ReadonlyArray<string> => Object.keys(manifest).filter((key) => reach(manifest[key]!.imports ?? []).has(key))
const filesOf = (keys: Set<string>): string[] => [...keys].map((key) => manifest[key]!.file)

export interface PageWeight {
  readonly page: string
  readonly beforeLoad: number
  readonly beforeInteractive: number
  readonly atIdle: number
  readonly withEngine: number
  readonly styles: number
  readonly missed: ReadonlyArray<string>
  readonly faults: ReadonlyArray<string>
}

/** kB of each page, with what is wrong about it. */
export const pageWeights = (): ReadonlyArray<PageWeight> =>
  pages.map((page) => {
    const first = reach([ENTRY, HYDRATION_CHUNK, page])
    const weights = {
      beforeLoad: kilobytes(filesOf(reach([ENTRY]))),
      beforeInteractive: kilobytes(filesOf(first)),
      // Nothing comes between the two.
      atIdle: kilobytes(filesOf(first)),
      withEngine: kilobytes(filesOf(reach([ENTRY, HYDRATION_CHUNK, page, RUNTIME_CHUNK]))),
      styles: kilobytes([...first].flatMap((key) => manifest[key]!.css ?? []))
    }
    const over = (limits: Record<Measure, number>) =>
      measures
        .filter((name) => weights[name] > limits[name])
        .map((name) => `${name} ${weights[name].toFixed(1)} kB is over ${limits[name]} kB`)
    const faults = [
      ...over(line),
      ...filesOf(first)
        .filter((file) => textOf(file).includes("~effect/"))
        .map((file) => `Effect is in ${file}`),
      ...filesOf(first)
        .filter((file) => /\bIntl\.|\.toLocale(?:Date|Time)?String\(/.test(textOf(file)))
        .map((file) => `${file} makes a formatter of Intl, the first of which costs a slow phone 60 ms`)
    ]
    return { page, ...weights, missed: over(budget), faults }
  })

/** What GraphQL documents consist of: the text of one, and what makes them. */
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
    ...(worker > WORKER_LINE ? [`What comes with the worker is ${worker.toFixed(1)} kB, over ${WORKER_LINE} kB`] : []),
    ...weights.flatMap(({ page, faults }) => faults.map((fault) => `${page}: ${fault}`)),
    ...documentsIn().map((file) => `A GraphQL document is in ${file}`),
    ...circles().map((key) => `${key} imports itself in a circle`)
  ]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
