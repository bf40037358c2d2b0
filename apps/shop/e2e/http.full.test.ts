import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { root } from "../scripts/runStep.ts"
import { startShop } from "../scripts/ShopUnderTest.ts"
import { JOURNEY_SKUS, ownPlace } from "./seededDataFolder.ts"
import { addressOf } from "./pages.ts"
import { expect, strangerAt, test } from "./shop.ts"

test("HEAD answers like GET for a page, a file and an address that leads nowhere", async ({ request }) => {
  const script = /src="(\/assets\/[^"]+)"/.exec(await (await request.get("/")).text())?.[1] ?? ""
  for (const address of ["/", "/shop/brakes~2-3", script, "/no/such/page"]) {
    const [got, head] = [await request.get(address), await request.head(address)]
    expect(head.status(), address).toBe(got.status())
    expect(head.headers()["content-type"], address).toBe(got.headers()["content-type"])
    expect((await head.body()).length, address).toBe(0)
  }
})

test("an address in other letters or with another name leads to the right one for good", async ({ request }) => {
  const product = await addressOf(request, "product")
  const article = await addressOf(request, "article")
  const moved = [
    ["/Shop/Brakes~2-3?page=2", "/shop/brakes~2-3?page=2"],
    ["/shop/stoppers~2-3", "/shop/brakes~2-3"],
    ["/Search?query=rotor", "/search?query=rotor"],
    [product.replace(/\/item\/[^/]+/, "/item/another-name"), product],
    [article.replace(/the-toolbox\/[^/]+/, "the-toolbox/another-name"), article]
  ] as const
  for (const [from, to] of moved) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([from, answer.status(), answer.headers()["location"]]).toEqual([from, 301, to])
  }
})

test("NAV-130 pages let no foreign script run and no site frame them, and a shared cache keeps at most a stranger's", async ({
  baseURL,
  request
}) => {
  const stranger = await strangerAt(baseURL ?? "")
  const shared = "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400"
  for (const address of ["/", "/no/such/page", "/shop/all"]) {
    const headers = (await request.get(address)).headers()
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+'){9};/)
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'")
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")
    expect(headers["cache-control"]).toBe("private, no-cache")
    const theirs = (await stranger.get(address)).headers()
    expect([theirs["cache-control"], theirs["set-cookie"]]).toEqual([address === "/no/such/page" ? "private, no-cache" : shared, undefined])
    // A stranger's page has its style in it.
    expect(headers["content-security-policy"]).toContain("; style-src 'self'; ")
    const hash = /(?<=style-src 'self') 'sha256-[\w+/=]+'(?=; )/
    expect(theirs["content-security-policy"]).toMatch(hash)
    expect(theirs["content-security-policy"]?.replace(hash, "")).toBe(headers["content-security-policy"])
  }
  await stranger.dispose()
})

test("every file that a page names is there, compressed where it is text, and kept for good", async ({ request }) => {
  const html = await (await request.get("/")).text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+-[\w-]{8}\.\w+)"/g)].map(([, file]) => file ?? "")
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const answer = await request.get(file, { headers: { "accept-encoding": "br" } })
    expect([file, answer.status(), answer.headers()["cache-control"]]).toEqual([file, 200, "public, max-age=31536000, immutable"])
    expect(answer.headers()["content-encoding"], file).toBe(file.endsWith(".woff2") ? undefined : "br")
  }
})

test("OPS-37 OPS-50 pages name drawings that are kept for good, compressed for who takes that, and look the same without a version", async ({
  request
}) => {
  const html = await (await request.get("/shop/brakes~2-3")).text()
  const drawing = / src="(\/content\/parts\/[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""
  const [plain, gzip, br] = await Promise.all(
    ["identity", "gzip;q=1, br;q=0", "gzip, br"].map((encoding) => request.get(drawing, { headers: { "accept-encoding": encoding } }))
  )
  expect([plain, gzip, br].map((answer) => answer?.headers()["content-encoding"])).toEqual([undefined, "gzip", "br"])
  expect([await gzip?.text(), await br?.text()]).toEqual([await plain?.text(), await plain?.text()])
  expect(br?.headers()["cache-control"]).toBe("public, max-age=31536000, immutable")
  const former = await request.get(drawing.replace(/[?&]v=\w+/, ""))
  expect([former.headers()["cache-control"], await former.text()]).toEqual([
    "public, max-age=86400, stale-while-revalidate=2592000",
    await plain?.text()
  ])
})

test("a page takes no other method, and answers nothing outside of the build's folder", async ({ request }) => {
  const refused = await request.post("/", { data: "x" })
  expect([refused.status(), refused.headers()["allow"]]).toEqual([405, "GET, HEAD"])
  expect((await request.get("/assets/..%2f.vite/manifest.json")).status()).toBe(404)
})

test("a shop that is stopped still answers every page that it has begun", async () => {
  test.setTimeout(120_000)
  const shop = await startShop(JOURNEY_SKUS, { PAGE_CACHE_SECONDS: "0" }, await ownPlace())
  const statusOf = async (query: string) => (await fetch(`${shop.origin}/search?query=${query}`)).status
  // The first search waits for its index, on a busy machine for longer than a page may take.
  await expect.poll(() => statusOf("pad")).toBe(200)
  const begun = Array.from({ length: 20 }, (_, number) => statusOf(`rotor${number}`))
  await Promise.race(begun)
  const stopped = shop.stop()
  expect([...new Set(await Promise.all(begun))]).toEqual([200])
  await stopped
})

test("GAP-C22 another channel's program, as the handbook has it, keeps a car and puts a part into its cart over the network", async ({
  baseURL,
  request
}) => {
  const page = await (await request.get(await addressOf(request, "product"))).text()
  const sku = /CAM-[0-9A-Z]+-\d+/.exec(page)?.[0] ?? ""
  const program = path.join(root, "packages/domain/test/channel/overNetwork.ts")
  const { stdout } = await promisify(execFile)(process.execPath, [program, baseURL ?? "", sku])
  expect(JSON.parse(stdout)).toMatchObject({ car: "1969 Chevrolet Camaro", fit: expect.any(String), isAdded: true })
})
