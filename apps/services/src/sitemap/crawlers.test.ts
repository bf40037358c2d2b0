import { gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

describe.each(allDatabases)("files for crawlers on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const get = async (path: string, method = "GET") => {
    const answer = await shop.crawlers(new Request(`http://elsewhere.test${path}`, { method }))
    return answer && { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() }
  }
  const addressesIn = (text = "") => [...text.matchAll(/<loc>http:\/\/shop\.test([^<]+)<\/loc>/g)].map(([, path]) => path ?? "")

  it("robots.txt links to the site map at the public origin and disallows personal pages", async () => {
    const robots = await get("/robots.txt")
    expect(robots?.type).toBe("text/plain; charset=utf-8")
    expect(robots?.text).toContain("Sitemap: http://shop.test/sitemap.xml")
    expect(robots?.text).toContain("Disallow: /shoppingcart\n")
  })

  it("the site map index lists every file, and the files list every product, category, make, car and article once", async () => {
    const index = await get("/sitemap.xml")
    expect(addressesIn(index?.text)).toEqual([
      "/sitemaps/pages.xml",
      "/sitemaps/toolbox.xml",
      "/sitemaps/vehicles.xml",
      "/sitemaps/products-1.xml"
    ])
    const files = await Promise.all(addressesIn(index?.text).map((file) => get(file)))
    expect(files.map((file) => file?.type)).toEqual(files.map(() => "application/xml; charset=utf-8"))
    const all = files.flatMap((file) => addressesIn(file?.text))
    expect(new Set(all).size).toBe(all.length)
    expect(all).toEqual(
      expect.arrayContaining([
        "/",
        "/deals",
        "/shop/brakes~2-3",
        "/shop/rotors~2-3-1",
        "/shop/street-brakes",
        "/brands/torqwell",
        "/makes/ford",
        "/engines/small-block-chevy-gen-i",
        "/rearaxle/ford-9-in",
        "/platforms/gm-f-body",
        "/race/dirt-late-model",
        "/vehicle/1969-chevrolet-camaro~12",
        "/the-toolbox/tech~2-1",
        "/calculators",
        "/calculators/gear-rpm-speed",
        "/the-toolbox/rotor-run-out-2/2",
        `/item/ironvale-slotted-brake-rotor/${sample.rotor}`
      ])
    )
    expect(all.filter((path) => path.startsWith("/item/"))).toHaveLength(sample.products)
    expect(files[3]?.text).toContain("<lastmod>2026-01-01</lastmod>")
    // The date of change of a category or brand is the date on which a part was last added to it.
    const pages = files[0]?.text ?? ""
    expect(pages).toMatch(/brakes~2-3<\/loc><lastmod>2026-\d\d-\d\d<\/lastmod>/)
    expect(pages).toMatch(/rotors~2-3-1<\/loc><lastmod>2026-\d\d-\d\d<\/lastmod>/)
    expect(pages).toMatch(/brands\/torqwell<\/loc><lastmod>2026-\d\d-\d\d<\/lastmod>/)
  })

  it("OPS-64 the site map omits products without variants, which have no page", async () => {
    const other = await openServices(open)
    const database = other.database.kysely
    await database.deleteFrom("variant").where("product_page_id", "=", sample.rotor).execute()
    const file = await other.crawlers(new Request("http://elsewhere.test/sitemaps/products-1.xml"))
    const products = addressesIn(await file?.text())
    expect(products).toHaveLength(sample.products - 1)
    expect(products.filter((path) => path.endsWith(`/${sample.rotor}`))).toEqual([])
    await other.database.drop()
  })

  it("OPS-17 a product file after the last one, or with an unknown name, does not exist", async () => {
    for (const beyond of [2, 43_000, 99_999]) expect(await get(`/sitemaps/products-${beyond}.xml`)).toBeUndefined()
    expect(await get("/sitemaps/products-0.xml")).toBeUndefined()
    expect(await get("/sitemaps/secrets.xml")).toBeUndefined()
    expect(await get("/shop/all")).toBeUndefined()
  })

  it("OPS-56 a file is sent compressed if the client accepts gzip, and otherwise uncompressed", async () => {
    const asked = (headers: Record<string, string>) =>
      shop.crawlers(new Request("http://elsewhere.test/sitemaps/products-1.xml", { headers }))
    const [zipped, plain] = [await asked({ "accept-encoding": "gzip, br" }), await asked({ "accept-encoding": "br" })]
    expect([zipped, plain].map((answer) => [answer?.headers.get("content-encoding"), answer?.headers.get("vary")])).toEqual([
      ["gzip", "Accept-Encoding"],
      [null, "Accept-Encoding"]
    ])
    expect(gunzipSync(await zipped!.arrayBuffer()).toString()).toBe(await plain!.text())
  })

  it("OPS-56 the file of articles changes when an article changes, without a new catalog version", async () => {
    const before = await get("/sitemaps/toolbox.xml")
    await shop.database.kysely.updateTable("article").set({ slug: "renamed" }).where("slug", "=", "rotor-run-out-2").execute()
    await shop.changes.poll()
    const after = await get("/sitemaps/toolbox.xml")
    expect([before, after].map((file) => addressesIn(file?.text).filter((path) => /rotor-run-out-2|renamed/.test(path)))).toEqual([
      ["/the-toolbox/rotor-run-out-2/2"],
      ["/the-toolbox/renamed/2"]
    ])
  })

  it("a HEAD request returns the headers of GET without a body", async () => {
    expect(await get("/sitemaps/products-1.xml", "HEAD")).toEqual({ status: 200, type: "application/xml; charset=utf-8", text: "" })
    expect(await get("/robots.txt", "POST")).toBeUndefined()
  })
})
