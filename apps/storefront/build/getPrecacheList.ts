import { readFileSync } from "node:fs"
import path from "node:path"

/** A module of the build's manifest. */
export interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
}

/** Where a browser's first look at the shop begins: all that runs before a page is loaded. */
export const ENTRY = "src/app/entry-client.ts"
/** What it has come when the page is loaded: React and the frame. */
export const HYDRATION_CHUNK = "src/app/hydrateApp.tsx"
export const RUNTIME_CHUNK = "src/app/composition/browserRuntime.ts"

/** What reads without a network, with what it cannot stand without: the worker fetches it when it is installed. */
const READ_IN_POCKET = [
  ENTRY,
  HYDRATION_CHUNK,
  RUNTIME_CHUNK,
  "src/app/routes/createNavigationRouter.ts",
  "src/features/cart-page/CartPage.tsx",
  "src/features/content/ArticlePage.tsx",
  "src/features/garage/GaragePage.tsx",
  "src/features/list-pages/ListsPage.tsx",
  "src/features/toasts/NoticeStack.tsx",
  "src/features/product-page/ProductPage.tsx",
  "src/features/recovery/PageError.tsx",
  "src/features/recovery/reportPageFailure.ts",
  "src/app/composition/outbox.ts",
  "src/app/composition/flushQueue.ts",
  "late:@camber/domain/lists/Lists"
]

export type BuildManifest = Readonly<Record<string, Chunk>>

/** The manifest of the finished build in a folder. */
export const readManifest = (folder: string): BuildManifest =>
  JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8")) as BuildManifest

/** The modules that these cannot run without, and these. */
export const collectImports = (manifest: BuildManifest, keys: ReadonlyArray<string>, seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    collectImports(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

/** Every page asks for it, so the worker keeps it from the first page on; a stand-in of its measures is there until then. */
const isTextFace = (asset: string): boolean => /\/barlow-latin-[^/]*\.woff2$/.test(asset)

/** The built files that come with the worker. */
export const getPrecacheList = (manifest: BuildManifest): ReadonlySet<string> => {
  const missing = READ_IN_POCKET.filter((key) => manifest[key] === undefined)
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(", ")}.`)
  return new Set(
    [...collectImports(manifest, READ_IN_POCKET)].flatMap((key) => {
      const { assets = [], css = [], file } = manifest[key]!
      return [file, ...css, ...assets.filter((asset) => !isTextFace(asset))]
    })
  )
}
