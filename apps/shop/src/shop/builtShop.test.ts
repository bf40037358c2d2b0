import { createFolderFiles, createPictureEncoder, runPictureJob } from "@camber/services/pictures"
import { Effect } from "effect"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findArticle, findProduct, type BuiltShop, openBuiltShop } from "./testing/openBuiltShop.ts"

let shop: BuiltShop
beforeAll(async () => {
  shop = await openBuiltShop()
}, 240_000)
afterAll(() => shop.close())

it("The server's build contains React Router's production build, because Node.js would find the development build", () => {
  const server = path.join(import.meta.dirname, "../../../storefront/dist/server")
  const scripts = globSync("**/*.js", { cwd: server }).map((name) => readFileSync(path.join(server, name), "utf8"))
  expect(scripts.join("")).toContain("createStaticHandler")
  expect(scripts.filter((text) => /from *"react-router|import\("react-router/.test(text))).toEqual([])
})

describe("built shop", () => {
  it("answers HEAD like GET for a page, a file and an unknown path", async () => {
    const script = /src="(\/assets\/[^"]+)"/.exec(await shop.read("/"))?.[1] ?? ""
    for (const address of ["/", "/shop/brakes~2-3", script, "/no/such/page"]) {
      const [get, head] = [await shop.send(address), await shop.send(address, { method: "HEAD" })]
      expect(head.status, address).toBe(get.status)
      expect(head.headers.get("content-type"), address).toBe(get.headers.get("content-type"))
      expect(await head.text(), address).toBe("")
    }
  })

  it("redirects a path with other letter case or another slug to the canonical one", async () => {
    const [product, article] = [await findProduct(shop), await findArticle(shop)]
    const moved = [
      ["/Shop/Brakes~2-3?page=2", "/shop/brakes~2-3?page=2"],
      ["/shop/stoppers~2-3", "/shop/brakes~2-3"],
      ["/Search?query=rotor", "/search?query=rotor"],
      [product.replace(/\/item\/[^/]+/, "/item/another-name"), product],
      [article.replace(/the-toolbox\/[^/]+/, "the-toolbox/another-name"), article]
    ] as const
    for (const [from, to] of moved) {
      const { headers, status } = await shop.send(from)
      expect({ from, status, to: headers.get("location") }).toEqual({ from, status: 301, to })
    }
  })

  it("NAV-130 forbids foreign scripts and framing, and lets a shared cache keep only anonymous pages", async () => {
    const shared = "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400"
    for (const address of ["/", "/no/such/page", "/shop/all"]) {
      const { headers } = await shop.send(address)
      const policy = headers.get("content-security-policy")
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+'){7};/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
      expect(headers.get("cache-control")).toBe("private, no-cache")
      const anonymous = (await shop.sendAnonymously(address)).headers
      expect(anonymous.get("cache-control")).toBe(address === "/no/such/page" ? "private, no-cache" : shared)
      expect(anonymous.getSetCookie()).toEqual([])
      // An anonymous page contains its styles in the document.
      expect(policy).toContain("; style-src 'self'; ")
      const hash = /(?<=style-src 'self') 'sha256-[\w+/=]+'(?=; )/
      expect(anonymous.get("content-security-policy")).toMatch(hash)
      expect(anonymous.get("content-security-policy")?.replace(hash, "")).toBe(policy)
    }
  })

  it("serves every file that a page references, compressed and immutable", async () => {
    const html = await shop.read("/")
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+-[\w-]{8}\.\w+)"/g)].map(([, file]) => file ?? "")
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      const { headers, status } = await shop.send(file, { headers: { "accept-encoding": "br" } })
      expect({ file, status, caching: headers.get("cache-control") }).toEqual({
        file,
        status: 200,
        caching: "public, max-age=31536000, immutable"
      })
      expect(headers.get("content-encoding"), file).toBe(file.endsWith(".woff2") ? null : "br")
    }
  })

  it("OPS-37 OPS-50 serves drawings as immutable, compressed on request, and even without a version in the URL", async () => {
    const html = await shop.read("/shop/brakes~2-3")
    const drawing = / src="(\/content\/parts\/[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""
    const getEncoding = async (accepted: string) =>
      (await shop.send(drawing, { headers: { "accept-encoding": accepted } })).headers.get("content-encoding")
    expect(await Promise.all(["identity", "gzip;q=1, br;q=0", "gzip, br"].map(getEncoding))).toEqual([null, "gzip", "br"])
    const plain = await shop.send(drawing)
    expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    const former = await shop.send(drawing.replace(/[?&]v=\w+/, ""))
    expect(former.headers.get("cache-control")).toBe("public, max-age=86400, stale-while-revalidate=2592000")
    expect(await former.text()).toBe(await plain.text())
  })

  it("rejects other methods and files outside the build folder", async () => {
    const refused = await shop.send("/", { method: "POST", body: "x" })
    expect({ status: refused.status, allow: refused.headers.get("allow") }).toEqual({ status: 405, allow: "GET, HEAD" })
    expect((await shop.send("/assets/..%2f.vite/manifest.json")).status).toBe(404)
  })
})

const toCookie = (fitment: unknown) => encodeURIComponent(JSON.stringify(fitment))
const unreadableCookies = {
  broken: "%7Bbroken",
  "without URL encoding": "%E0%A4%A",
  "of another shop": toCookie({ vehicleId: "abc", v: 2 }),
  "with unknown ids": toCookie({ Year: 1969, MakeId: 999_999, ModelId: 999_999 }),
  "with ids that are too large": toCookie({ Year: 1969, MakeId: 1e308, ModelId: 2 }),
  "with markup": toCookie({ Year: 1969, MakeId: "<script>alert(1)</script>", ModelId: 2 }),
  huge: toCookie({ Declined: ["x".repeat(10_000)], Year: "1969" })
}

describe("Fitment cookie", () => {
  it.each(Object.entries(unreadableCookies))("counts as no vehicle if it is %s", async (_, cookie) => {
    const page = await shop.send("/shop/brakes~2-3", { headers: { cookie: `Fitment=${cookie}` } })
    expect(page.status).toBe(200)
    expect(await page.text()).toBe(await shop.read("/shop/brakes~2-3"))
  })
})

/** Pages that the menus link to, and editorial pages behind them. */
const landings = [
  "/categories",
  "/brands",
  "/makes",
  "/engines",
  "/transmissions",
  "/rearaxle",
  "/platforms",
  "/platforms/gm-f-body",
  "/street",
  "/race",
  "/truck",
  "/shop/race",
  "/deals",
  "/pages/newtrending",
  "/services",
  "/info/helpcenter",
  "/Info/Shock",
  "/Featured/Racing-Engines",
  "/the-toolbox/recommended"
]

/** Number of links to follow per template, because the others are alike. */
const LINKS_PER_TEMPLATE = 3
/** Path prefixes whose pages share one template. */
const folders = ["brands", "engines", "item", "makes", "platforms", "race", "rearaxle", "the-toolbox", "transmissions", "vehicle"]

/** Returns the template of a URL: '/brands/*', '/shop/street-*', '/shop/*?facet'. */
const toTemplate = (address: string): string => {
  const { pathname, searchParams } = new URL(address, "http://shop.example")
  const [, first = "", ...rest] = pathname.split("/")
  const market = /^(street|race|truck)(?=-|$)/.exec(rest[0] ?? "")?.[0] ?? ""
  const path =
    first === "shop"
      ? `/shop/${market}*${rest.length}`
      : folders.includes(first) && rest.length > 0
        ? `/${first}/*${rest.length}`
        : pathname
  return [path, ...new Set(searchParams.keys())].join("?")
}

/** Lists the shop's URLs in a page's HTML, without fragments. */
const listLinks = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<a [^>]*href="(\/(?!\/)[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))

/** Follows links from home, a few per template. Returns the status of each URL. */
const crawl = async (): Promise<ReadonlyMap<string, number>> => {
  const statuses = new Map<string, number>()
  const followed = new Map<string, number>()
  const queue = ["/", ...landings]
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const template = toTemplate(address)
    const before = followed.get(template) ?? 0
    if (statuses.has(address) || before >= LINKS_PER_TEMPLATE) continue
    followed.set(template, before + 1)
    let response = await shop.send(address)
    for (let to = response.headers.get("location"); to !== null; to = response.headers.get("location")) response = await shop.send(to)
    statuses.set(address, response.status)
    if (before === 0 && response.headers.get("content-type")?.startsWith("text/html")) queue.push(...listLinks(await response.text()))
    else await response.body?.cancel()
  }
  return statuses
}

it(
  "SEO-07 the shop has no broken link from home through menus, footer and the pages behind them",
  { tags: "full", timeout: 120_000 },
  async () => {
    const statuses = await crawl()
    expect(statuses.size).toBeGreaterThan(100)
    expect([...statuses].filter(([, status]) => status !== 200)).toEqual([])
    const found = new Set([...statuses.keys()].map(toTemplate))
    for (const kind of ["/brands/*1", "/makes/*1", "/engines/*1", "/transmissions/*1", "/rearaxle/*1", "/platforms/*1", "/race/*1"])
      expect(found).toContain(kind)
  }
)

describe("a part with a photograph", () => {
  it("shows it in formats and sizes that browsers may cache for a year, and names it to search engines", { tags: "full" }, async () => {
    const source = "https://images.example/part.png"
    const address = await findProduct(shop)
    const id = Number(/\/(\d+)(?:\?|$)/.exec(address)?.[1])
    const { kysely } = shop.database
    await kysely.insertInto("picture").values({ source }).execute()
    await kysely
      .insertInto("product_picture")
      .values({ product_page_id: id, ordinality: 1, sku: null, alt: "On the bench", source })
      .execute()
    const drawing = Buffer.from(await (await shop.send("/content/parts/brake-rotor.png")).arrayBuffer())
    const deps = {
      fetch: async () => ({ _tag: "Fetched", bytes: drawing }) as const,
      encode: createPictureEncoder(),
      files: createFolderFiles(shop.pictures)
    }
    await Effect.runPromise(runPictureJob(kysely, deps))
    await shop.database.kysely.updateTable("catalogue").set({ version: "with a photograph" }).execute()
    const html = await shop.read(address)
    const [picture = ""] = /<picture>.*?alt="On the bench".*?<\/picture>/s.exec(html) ?? []
    const files = new Set(picture.match(/\/pictures\/[^ "]+/g))
    expect(files.size).toBeGreaterThanOrEqual(8)
    for (const file of [...files, /property="og:image" content="[^"]*?(\/pictures\/[^"]+\/full\.jpg)"/.exec(html)?.[1] ?? ""]) {
      const { headers, status } = await shop.send(file)
      expect([file, status, headers.get("cache-control")]).toEqual([file, 200, "public, max-age=31536000, immutable"])
      expect(headers.get("content-type")).toBe(`image/${file.split(".").at(-1)?.replace("jpg", "jpeg")}`)
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox")
    }
    expect(html).toMatch(/"image":"http:\/\/shop\.test\/pictures\/[^"]+full\.jpg"/)
  })
})
