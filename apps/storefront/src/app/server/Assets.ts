import { selectEncoding, isNotModified } from "@camber/domain/ports"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createHash } from "node:crypto"
import path from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { WORKER_PATH } from "./contract.ts"
import type { PageAssets } from "./Document.ts"
import { pageStyles, type PageStyles } from "./pageStyles.ts"
import { copyUnpooled } from "./PageCache.ts"

/** The entry module of every page, and the module that it imports after the page is loaded. */
export const ENTRY = "src/app/entry-client.ts"
const HYDRATION_ENTRY = "src/app/hydrateApp.tsx"

/** Selling pages, and the modules that Add to Cart needs in sequence: the Effect runtime and the confirmation drawer. */
const SELLING = ["src/features/product-page/ProductPage.tsx", "src/features/search/ListingPage.tsx"]
const ADDING = ["src/app/composition/browserRuntime.ts", "src/features/cart-page/AddedDrawer.tsx"]

interface ManifestChunk {
  readonly file: string
  readonly src?: string
  readonly css?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
}
export type Manifest = Readonly<Record<string, ManifestChunk>>

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8"
}
/** Fonts of headings, which visitors read first. Text fonts wait: they would delay images, and their fallbacks are equally wide. */
const isDisplayFace = (file: string): boolean => /condensed-latin-[67]00.*\.woff2$/.test(file)
const isText = (type: string): boolean => type.endsWith("charset=utf-8")

/** Cache policy by whether the name contains a hash. The worker's name contains none, and caching it would freeze the shop's version. */
const cachingOf = (pathname: string): string => {
  if (pathname === WORKER_PATH) return "no-cache"
  return /-[\w-]{7,8}\.\w+$/.test(pathname) ? "public, max-age=31536000, immutable" : "public, max-age=86400"
}

/** The worker may control every page of the shop and connect only to the shop. */
const workerHeaders = [
  ["service-worker-allowed", "/"],
  ["content-security-policy", "default-src 'none'; connect-src 'self'"]
] as const

interface Asset {
  readonly type: string
  /** Quoted ETag that depends on the bytes alone. */
  readonly tag: string
  readonly identity: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

/**
 * The browser's files, read once and cached in compressed form, with the build's brotli version if available. Hashed files never change;
 * only the worker's name is stable.
 */
export class Assets {
  readonly #files = new Map<string, Asset>()
  readonly #manifest: Manifest
  /** Keyed by the URLs of the stylesheets. */
  readonly #styles = new Map<string, PageStyles>()
  /** Keyed by the route's module. Entries remain valid, because a build does not change. */
  readonly #pages = new Map<string, PageAssets>()
  constructor(folder: string) {
    this.#manifest = JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8")) as Manifest
    const names = readdirSync(path.join(folder, "assets")).map((name) => `/assets/${name}`)
    for (const pathname of existsSync(path.join(folder, WORKER_PATH)) ? [...names, WORKER_PATH] : names) {
      const type = types[path.extname(pathname)] ?? "application/octet-stream"
      const identity = copyUnpooled(readFileSync(path.join(folder, pathname)))
      const text = isText(type)
      const packed = path.join(folder, "brotli", `${pathname}.br`)
      this.#files.set(pathname, {
        type,
        tag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
        identity,
        br: text ? copyUnpooled(existsSync(packed) ? readFileSync(packed) : brotliCompressSync(identity)) : identity,
        gzip: text ? copyUnpooled(gzipSync(identity, { level: 9 })) : identity
      })
    }
  }

  /** Responds to /assets/... and the worker; returns undefined for any other path. */
  handle(request: Request, pathname: string): Response | undefined {
    if (!pathname.startsWith("/assets/") && pathname !== WORKER_PATH) return undefined
    const asset = this.#files.get(pathname)
    if (!asset) return new Response("Not found", { status: 404, headers: { "content-type": "text/plain", "cache-control": "no-store" } })
    const encoding = isText(asset.type) ? selectEncoding(request.headers.get("accept-encoding")) : "identity"
    const headers = new Headers({
      "content-type": asset.type,
      "content-length": String(asset[encoding].length),
      "cache-control": cachingOf(pathname),
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding"
    })
    if (encoding !== "identity") headers.set("content-encoding", encoding)
    if (pathname === WORKER_PATH) {
      for (const [name, value] of workerHeaders) headers.set(name, value)
      // Browsers revalidate the worker often, and it is mostly unchanged.
      headers.set("etag", asset.tag)
      if (isNotModified(request.headers.get("if-none-match"), asset.tag)) {
        headers.delete("content-length")
        return new Response(null, { status: 304, headers })
      }
    }
    return new Response(request.method === "HEAD" ? null : new Uint8Array(asset[encoding]), { headers })
  }

  /** Lists the files of a page: the entry, its lazy modules, the route's chunk and all their imports. */
  forPage(routeModule: string): PageAssets {
    const known = this.#pages.get(routeModule) ?? this.#neededBy(routeModule)
    this.#pages.set(routeModule, known)
    return known
  }
  #neededBy(routeModule: string): PageAssets {
    const [entry = "", ...beside] = this.#filesOf([ENTRY])
    const reached = this.#reach([ENTRY, HYDRATION_ENTRY, routeModule])
    const sheets = new Set(reached.flatMap((key) => this.#chunk(key).css ?? []))
    const faces = new Set(reached.flatMap((key) => this.#chunk(key).assets ?? []).filter((file) => isDisplayFace(file)))
    return {
      entry,
      beside,
      styles: this.#stylesOf(
        [...sheets].map((file) => `/${file}`),
        [...faces].map((file) => `/${file}`)
      ),
      later: this.#filesOf([ENTRY, HYDRATION_ENTRY, routeModule]).slice(1 + beside.length),
      atSign: SELLING.includes(routeModule) ? this.#addingBeside(reached) : []
    }
  }
  /** Lists the files that adding to the cart needs and the page lacks. */
  #addingBeside(reached: ReadonlyArray<string>): ReadonlyArray<string> {
    const styled = new Set(reached.flatMap((key) => this.#chunk(key).css ?? []))
    const more = this.#reach(ADDING).filter((key) => !reached.includes(key))
    const sheets = more.flatMap((key) => this.#chunk(key).css ?? []).filter((file) => !styled.has(file))
    return [...more.map((key) => this.#chunk(key).file), ...new Set(sheets)].map((file) => `/${file}`)
  }
  /** Returns the URL of a module. */
  addressOf(module: string): string {
    return `/${this.#chunk(module).file}`
  }
  /** Lists scripts, each before its imports. */
  #filesOf(keys: ReadonlyArray<string>): ReadonlyArray<string> {
    return this.#reach(keys).map((key) => `/${this.#chunk(key).file}`)
  }
  #stylesOf(hrefs: ReadonlyArray<string>, faces: ReadonlyArray<string>): PageStyles {
    const key = hrefs.join(" ")
    const sheets = hrefs.map((href) => ({ href, text: this.#files.get(href)!.identity.toString() }))
    const styles = this.#styles.get(key) ?? pageStyles(sheets, faces)
    this.#styles.set(key, styles)
    return styles
  }
  #reach(keys: ReadonlyArray<string>, seen = new Set<string>()): ReadonlyArray<string> {
    for (const key of keys) {
      if (seen.has(key)) continue
      seen.add(key)
      this.#reach(this.#chunk(key).imports ?? [], seen)
    }
    return [...seen]
  }
  #chunk(key: string): ManifestChunk {
    const chunk = this.#manifest[key]
    if (!chunk) throw new Error(`The storefront build has no file ${key}. Build the storefront again.`)
    return chunk
  }
}
