// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Assets, type Manifest } from "./Assets.ts"
import { pageStyles } from "./pageStyles.ts"

const script = "export const brake = () => 'stop';\n".repeat(50)
const manifest: Manifest = {
  "src/app/entry-client.ts": {
    file: "assets/entry-AAAAAAAA.js",
    css: ["assets/entry-BBBBBBBB.css"],
    imports: ["_first"],
    assets: ["assets/face-condensed-latin-600-normal-CCCCCCCC.woff2", "assets/face-latin-600-normal-CCCCCCCC.woff2"]
  },
  "src/app/hydrateApp.tsx": { file: "assets/alive-GGGGGGGG.js", imports: ["_shared", "src/app/entry-client.ts"] },
  "src/features/home/HomePage.tsx": { file: "assets/home-DDDDDDDD.js", imports: ["_shared", "_tiles"] },
  "src/features/product-page/ProductPage.tsx": {
    file: "assets/part-IIIIIIII.js",
    css: ["assets/entry-BBBBBBBB.css"],
    imports: ["_shared"]
  },
  "src/app/composition/browserRuntime.ts": { file: "assets/engine-JJJJJJJJ.js", imports: ["_shared", "_deep"] },
  "src/features/cart-page/AddedDrawer.tsx": {
    file: "assets/drawer-KKKKKKKK.js",
    css: ["assets/entry-BBBBBBBB.css", "assets/drawer-LLLLLLLL.css"],
    imports: ["_tiles", "_deep"]
  },
  _deep: { file: "assets/deep-MMMMMMMM.js" },
  _first: { file: "assets/first-HHHHHHHH.js" },
  _shared: { file: "assets/shared-EEEEEEEE.js", imports: ["src/app/entry-client.ts"] },
  _tiles: { file: "assets/tiles-FFFFFFFF.js" }
}

let folder: string
let assets: Assets
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "camber-assets-"))
  mkdirSync(path.join(folder, ".vite"))
  mkdirSync(path.join(folder, "assets"))
  writeFileSync(path.join(folder, ".vite/manifest.json"), JSON.stringify(manifest))
  writeFileSync(path.join(folder, "assets/entry-AAAAAAAA.js"), script)
  writeFileSync(path.join(folder, "assets/face-condensed-latin-600-normal-CCCCCCCC.woff2"), Buffer.from([0, 1, 2, 255]))
  writeFileSync(path.join(folder, "assets/entry-BBBBBBBB.css"), "p{margin:0}")
  writeFileSync(path.join(folder, "assets/camber.svg"), "<svg/>")
  writeFileSync(path.join(folder, "service-worker.js"), script)
  writeFileSync(path.join(folder, "secret.txt"), "not for browsers")
  assets = new Assets(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (pathname: string, init: RequestInit = {}) => assets.handle(new Request(`https://shop.example${pathname}`, init), pathname)!
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe("the browser's files", () => {
  it("allow caching forever if their name contains a hash, and for a day otherwise", () => {
    expect(get("/assets/entry-AAAAAAAA.js").headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(get("/assets/camber.svg").headers.get("cache-control")).toBe("public, max-age=86400")
  })

  it("PWA-12 SEO-03 include a worker that is revalidated each time, covers the whole shop and connects only to it", () => {
    const { headers } = get("/service-worker.js")
    expect(["cache-control", "content-type", "service-worker-allowed", "content-security-policy"].map((name) => headers.get(name))).toEqual(
      ["no-cache", "text/javascript; charset=utf-8", "/", "default-src 'none'; connect-src 'self'"]
    )
  })

  it("PWA-12 return 304 for the current worker", () => {
    const tag = get("/service-worker.js").headers.get("etag") ?? ""
    expect(get("/service-worker.js", { headers: { "if-none-match": tag } }).status).toBe(304)
    expect(get("/service-worker.js", { headers: { "if-none-match": `"another"` } }).status).toBe(200)
  })

  it("use the best encoding that the client accepts, and declare it", async () => {
    const [br, gzip, plain] = ["br, gzip", "gzip", "identity"].map((encoding) =>
      get("/assets/entry-AAAAAAAA.js", { headers: { "accept-encoding": encoding } })
    )
    expect([br, gzip, plain].map((response) => response!.headers.get("content-encoding"))).toEqual(["br", "gzip", null])
    expect(brotliDecompressSync(await bytes(br!)).toString()).toBe(script)
    expect(gunzipSync(await bytes(gzip!)).toString()).toBe(script)
    expect((await bytes(plain!)).toString()).toBe(script)
    expect(br!.headers.get("vary")).toBe("Accept-Encoding")
  })

  it("keep the compression of the build", async () => {
    const packed = brotliCompressSync("export const packed = true\n")
    mkdirSync(path.join(folder, "brotli/assets"), { recursive: true })
    writeFileSync(path.join(folder, "brotli/assets/entry-AAAAAAAA.js.br"), packed)
    const request = new Request("https://shop.example/", { headers: { "accept-encoding": "br" } })
    const [entry, alone] = ["/assets/entry-AAAAAAAA.js", "/service-worker.js"].map((name) => new Assets(folder).handle(request, name)!)
    rmSync(path.join(folder, "brotli"), { recursive: true })
    expect(await bytes(entry!)).toEqual(packed)
    expect(brotliDecompressSync(await bytes(alone!)).toString()).toBe(script)
  })

  it("leave fonts uncompressed, because their format already is compressed", async () => {
    const font = get("/assets/face-condensed-latin-600-normal-CCCCCCCC.woff2", { headers: { "accept-encoding": "br" } })
    expect([font.headers.get("content-type"), font.headers.get("content-encoding")]).toEqual(["font/woff2", null])
    expect([...(await bytes(font))]).toEqual([0, 1, 2, 255])
  })

  it("respond to HEAD with the headers of GET and no body", async () => {
    const head = get("/assets/entry-AAAAAAAA.js", { method: "HEAD" })
    expect([...head.headers]).toEqual([...get("/assets/entry-AAAAAAAA.js").headers])
    expect(head.headers.get("content-length")).toBe(String(script.length))
    expect((await bytes(head)).length).toBe(0)
  })

  it.each([
    "/assets/none.js",
    "/assets/",
    "/assets/../secret.txt",
    "/assets/..%2fsecret.txt",
    "/assets/__proto__",
    "/assets/../.vite/manifest.json"
  ])("contain only files of their own folder: %s", async (pathname) => {
    const response = get(pathname)
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"])
    expect(await response.text()).not.toContain("not for browsers")
  })

  it("leave all other URLs to the pages", () => {
    expect(assets.handle(new Request("https://shop.example/shop/all"), "/shop/all")).toBeUndefined()
  })
})

describe("the files of a page", () => {
  it("NAV-129 include the entry, its imports, its lazy modules, the route's chunk and their shared imports, each once", () => {
    expect(assets.forPage("src/features/home/HomePage.tsx")).toEqual({
      entry: "/assets/entry-AAAAAAAA.js",
      beside: ["/assets/first-HHHHHHHH.js"],
      styles: pageStyles(
        [{ href: "/assets/entry-BBBBBBBB.css", text: "p{margin:0}" }],
        ["/assets/face-condensed-latin-600-normal-CCCCCCCC.woff2"]
      ),
      later: ["/assets/alive-GGGGGGGG.js", "/assets/shared-EEEEEEEE.js", "/assets/home-DDDDDDDD.js", "/assets/tiles-FFFFFFFF.js"],
      atSign: []
    })
  })

  it("ATC-42 include on selling pages the missing scripts and stylesheets for adding to the cart, each once", () => {
    expect(assets.forPage("src/features/product-page/ProductPage.tsx").atSign).toEqual([
      "/assets/engine-JJJJJJJJ.js",
      "/assets/deep-MMMMMMMM.js",
      "/assets/drawer-KKKKKKKK.js",
      "/assets/tiles-FFFFFFFF.js",
      "/assets/drawer-LLLLLLLL.css"
    ])
  })

  it("fail for a route that is not in the build", () => {
    expect(() => assets.forPage("src/none.tsx")).toThrow("src/none.tsx")
  })
})
