import type { APIRequestContext } from "@playwright/test"
import { addressOf } from "./pages.ts"
import { expect, test } from "./shop.ts"

const landings = [
  "/",
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
  "/shop/all",
  "/shop/street",
  "/shop/street-engine",
  "/shop/brakes~2-3",
  "/deals",
  "/pages/newtrending",
  "/services",
  "/info/helpcenter",
  "/Info/Shock",
  "/Featured/Racing-Engines",
  "/the-toolbox",
  "/the-toolbox/recommended",
  "/the-toolbox/tech~2-1"
]

interface Thing {
  readonly [property: string]: unknown
  readonly "@context": string
  readonly "@type": string
}
const headOf = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address)
  const html = await answer.text()
  return {
    status: answer.status(),
    title: /<title>([^<]*)/.exec(html)?.[1] ?? "",
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "",
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    isHidden: html.includes('<meta name="robots" content="noindex">'),
    headings: [...html.matchAll(/<h1[ >]/g)].length,
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = ""]) => JSON.parse(text) as Thing)
  }
}

/** Every text below a thing, with the name of its property. */
const textsIn = (value: unknown, name = ""): ReadonlyArray<readonly [string, string]> => {
  if (typeof value === "string") return [[name, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key))
}

test("SEO-05 SEO-06 SEO-07 SEO-08 every page has a title and a description of its own, one heading and its own canonical address", async ({
  baseURL,
  request
}) => {
  const heads = new Map<string, Awaited<ReturnType<typeof headOf>>>()
  for (const address of [...landings, await addressOf(request, "product"), await addressOf(request, "article")])
    heads.set(address, await headOf(request, address))
  for (const [address, head] of heads) {
    expect([address, head.status, head.headings, head.canonical, head.isHidden]).toEqual([address, 200, 1, `${baseURL}${address}`, false])
    expect(head.title.length, address).toBeGreaterThan(10)
    expect(head.description.length, address).toBeGreaterThan(20)
  }
  const titles = [...heads.values()].map(({ title }) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test("SEO-01 SEO-02 structured data describes the shop, its search, products, articles, collections and the way to each page", async ({
  baseURL,
  request
}) => {
  const typesOf = async (address: string) => (await headOf(request, address)).things.map((thing) => thing["@type"])
  expect(await typesOf("/")).toEqual(["Organization", "WebSite"])
  const [trail, product] = (await headOf(request, await addressOf(request, "product"))).things
  expect(trail?.["@type"]).toBe("BreadcrumbList")
  const shown = product?.["@type"] === "ProductGroup" ? (product["hasVariant"] as ReadonlyArray<Thing>)[0] : product
  expect(shown).toMatchObject({
    "@type": "Product",
    offers: {
      priceValidUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      shippingDetails: { "@type": "OfferShippingDetails" },
      hasMerchantReturnPolicy: { "@type": "MerchantReturnPolicy" }
    }
  })
  expect(await typesOf(await addressOf(request, "article"))).toEqual(["BreadcrumbList", "Article"])
  expect(await typesOf("/shop/brakes~2-3")).toEqual(["BreadcrumbList", "CollectionPage"])
  expect(await typesOf("/info/helpcenter")).toEqual(["BreadcrumbList", "FAQPage"])
  for (const address of landings)
    for (const thing of (await headOf(request, address)).things) {
      expect(thing["@context"], address).toBe("https://schema.org")
      const addresses = textsIn(thing).filter(([name]) => ["item", "url", "image", "logo", "urlTemplate"].includes(name))
      expect(
        addresses.filter(([, text]) => !text.startsWith(`${baseURL}/`)),
        address
      ).toEqual([])
    }
})

test("every page names a picture that other sites can show, and the shop has its icons", async ({ baseURL, request }) => {
  const pictures = new Set<string>()
  for (const address of [
    "/",
    "/categories",
    "/shop/brakes~2-3",
    await addressOf(request, "product"),
    await addressOf(request, "article")
  ]) {
    const html = await (await request.get(address)).text()
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""
    expect(picture, address).toMatch(`${baseURL}/content/`)
    pictures.add(picture)
  }
  expect(pictures.size).toBeGreaterThanOrEqual(3)
  for (const address of [...pictures, "/apple-touch-icon.png"]) {
    const answer = await request.get(address)
    expect([address, answer.status(), answer.headers()["content-type"]]).toEqual([address, 200, "image/png"])
    const png = await answer.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(address === "/apple-touch-icon.png" ? [180, 180] : [1200, 630])
  }
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toBe("image/x-icon")
})

test("SEO-06 a page that repeats another in a narrower order is kept from search engines and names the whole one", async ({ request }) => {
  for (const address of ["/shop/all?sort=price", "/brands?filter=an", "/search?query=rotor", "/info/helpcenter?contact=sent"])
    expect([address, (await headOf(request, address)).isHidden]).toEqual([address, true])
})

test("robots.txt leads to the site map, and the site map to pages that are there under that very address", async ({ baseURL, request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const locations = async (address: string) => {
    const answer = await request.get(address)
    expect([address, answer.status(), answer.headers()["content-type"]]).toEqual([address, 200, "application/xml; charset=utf-8"])
    return [...(await answer.text()).matchAll(/<loc>([^<]*)/g)].map(([, text = ""]) => text)
  }
  const files = await locations("/sitemap.xml")
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const file of files) {
    const pages = await locations(file)
    expect(pages.length, file).toBeGreaterThan(0)
    const sample = pages.filter((_, index) => index % Math.ceil(pages.length / 40) === 0)
    for (const page of sample) expect([page, (await request.get(page, { maxRedirects: 0 })).status()]).toEqual([page, 200])
  }
})

test("SEO-09 GAP-C54 short names, other letter cases and slashes at the end lead to the one address for good, and nothing else is there", async ({
  request
}) => {
  for (const [from, to] of [
    ["/shop", "/shop/all"],
    ["/cart", "/shoppingcart"],
    ["/shoppingCart", "/shoppingcart"],
    ["/garage", "/CustomerVehicle"],
    ["/customervehicle", "/CustomerVehicle"],
    ["/Brands/", "/brands"],
    ["/info/shock", "/Info/Shock"],
    ["/Info/HelpCenter?contact=sent", "/info/helpcenter?contact=sent"],
    ["/Pages/NewTrending", "/pages/newtrending"]
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([from, answer.status(), answer.headers()["location"]]).toEqual([from, 301, to])
  }
  for (const nowhere of [
    "/brands/nobody",
    "/platforms/none",
    "/shop/truck-nothing",
    "/info/nothing",
    "/deals/today",
    "/sitemaps/secret.xml"
  ])
    expect([nowhere, (await request.get(nowhere)).status()]).toEqual([nowhere, 404])
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("SEO-07 a message to the shop is sent, and the page says so", async ({ page }) => {
    await page.goto("/info/helpcenter#contactform")
    await page.getByLabel("Name").fill("June Hale")
    await page.getByLabel("Email").fill("june@example.com")
    await page.getByLabel("What is it about?").selectOption({ label: "An order" })
    await page.getByLabel("Message").fill("Where is my rotor?")
    await page.getByRole("button", { name: "Send Message" }).click()
    await expect(page).toHaveURL(/\/info\/helpcenter\?contact=sent#contactform$/)
    await expect(page.getByText("We received your message")).toBeVisible()
  })

  test("a directory is narrowed by its form", async ({ page }) => {
    await page.goto("/brands")
    await page.getByRole("searchbox", { name: "Filter brands" }).fill("anvil")
    await page.getByRole("button", { name: "Filter", exact: true }).click()
    await expect(page.getByText(/^1 of \d+ brands$/)).toBeVisible()
  })
})
