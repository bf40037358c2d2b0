import { readFileSync } from "node:fs"
import path from "node:path"

export interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
}

/** The entry that runs before a page is loaded. */
export const ENTRY = "src/app/entry-client.ts"
/** Modules that the entry loads after the page: React and the frame. */
export const HYDRATION_CHUNK = "src/app/hydrateApp.tsx"
export const RUNTIME_CHUNK = "src/app/composition/browserRuntime.ts"

/** Groups of services that shoppers' pages use. They load with their first command, which may be offline. */
export const SERVICE_CHUNKS = ["account", "build", "discovery", "offline", "order", "visit"].map(
  (group) => `src/foundation/runtime/${group}Services.ts`
)

/** Pages that are readable offline, with their dependencies: the worker fetches them during installation. */
const READ_IN_POCKET = [
  ENTRY,
  HYDRATION_CHUNK,
  RUNTIME_CHUNK,
  ...SERVICE_CHUNKS,
  "src/app/frame/SiteFooter.tsx",
  "src/features/banners/SiteBanners.tsx",
  "src/features/cart-page/CartPage.tsx",
  "src/features/content/ArticlePage.tsx",
  "src/features/garage/GaragePage.tsx",
  "src/features/list-pages/ListsPage.tsx",
  "src/features/toasts/NoticeStack.tsx",
  "src/features/product-page/ProductPage.tsx",
  "src/features/recovery/reportPageFailure.ts"
]

export type BuildManifest = Readonly<Record<string, Chunk>>

/** Reads the manifest of the finished build in a folder. */
export const readManifest = (folder: string): BuildManifest =>
  JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8")) as BuildManifest

/** Returns these modules with all their dependencies. */
export const collectImports = (manifest: BuildManifest, keys: ReadonlyArray<string>, seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    collectImports(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

/**
 * Every page requests this font, so the worker caches it with the first page; a fallback font with the same metrics is displayed until
 * then.
 */
const isTextFace = (asset: string): boolean => /\/barlow-latin-[^/]*\.woff2$/.test(asset)

/** Lists the built files that the worker precaches. */
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
