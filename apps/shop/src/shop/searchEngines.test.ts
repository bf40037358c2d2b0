import Validator from "@adobe/structured-data-validator"
import { HtmlValidate } from "html-validate"
import { afterAll, beforeAll, expect, it } from "vitest"
import { findArticle, findProduct, type BuiltShop, openBuiltShop } from "./testing/openBuiltShop.ts"

let shop: BuiltShop
beforeAll(async () => {
  shop = await openBuiltShop()
}, 240_000)
afterAll(() => shop.close())

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
const getHead = async (address: string) => {
  const answer = await shop.send(address)
  const html = await answer.text()
  return {
    status: answer.status,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? "",
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "",
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    isHidden: html.includes('<meta name="robots" content="noindex">'),
    headings: [...html.matchAll(/<h1[ >]/g)].length,
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = ""]) => JSON.parse(text) as Thing)
  }
}

/** Returns every text in a value, with the name of its property. */
const textsIn = (value: unknown, name = ""): ReadonlyArray<readonly [string, string]> => {
  if (typeof value === "string") return [[name, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key))
}

it(
  "SEO-05 SEO-06 SEO-07 SEO-08 every page has its own title and description, one heading and its canonical URL",
  { tags: "full" },
  async () => {
    const heads = new Map<string, Awaited<ReturnType<typeof getHead>>>()
    for (const address of [...landings, await findProduct(shop), await findArticle(shop)]) heads.set(address, await getHead(address))
    for (const [address, head] of heads) {
      expect([address, head.status, head.headings, head.canonical, head.isHidden]).toEqual([
        address,
        200,
        1,
        `${shop.origin}${address}`,
        false
      ])
      expect(head.title.length, address).toBeGreaterThan(10)
      expect(head.description.length, address).toBeGreaterThan(20)
    }
    const titles = [...heads.values()].map(({ title }) => title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  }
)

it("SEO-01 SEO-02 structured data describes the shop, its search, products, articles, collections and breadcrumbs", async () => {
  const getTypes = async (address: string) => (await getHead(address)).things.map((thing) => thing["@type"])
  expect(await getTypes("/")).toEqual(["Organization", "WebSite"])
  const [trail, product] = (await getHead(await findProduct(shop))).things
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
  expect(await getTypes(await findArticle(shop))).toEqual(["BreadcrumbList", "Article"])
  expect(await getTypes("/shop/brakes~2-3")).toEqual(["BreadcrumbList", "CollectionPage"])
  expect(await getTypes("/info/helpcenter")).toEqual(["BreadcrumbList", "FAQPage"])
  for (const address of landings)
    for (const thing of (await getHead(address)).things) {
      expect(thing["@context"], address).toBe("https://schema.org")
      const addresses = textsIn(thing).filter(([name]) => ["item", "url", "image", "logo", "urlTemplate"].includes(name))
      expect(
        addresses.filter(([, text]) => !text.startsWith(`${shop.origin}/`)),
        address
      ).toEqual([])
    }
})

it("every page has a preview image for other sites, and the shop has its icons", async () => {
  const pictures = new Set<string>()
  for (const address of ["/", "/categories", "/shop/brakes~2-3", await findProduct(shop), await findArticle(shop)]) {
    const html = await shop.read(address)
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""
    expect(picture, address).toMatch(`${shop.origin}/content/`)
    pictures.add(picture)
  }
  expect(pictures.size).toBeGreaterThanOrEqual(3)
  for (const address of [...pictures, "/apple-touch-icon.png"]) {
    const answer = await shop.send(address)
    expect([address, answer.status, answer.headers.get("content-type")]).toEqual([address, 200, "image/png"])
    const png = Buffer.from(await answer.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(address === "/apple-touch-icon.png" ? [180, 180] : [1200, 630])
  }
  expect((await shop.send("/favicon.ico")).headers.get("content-type")).toBe("image/x-icon")
})

it("SEO-06 a filtered or sorted copy of a page is noindex and names the full page as canonical", async () => {
  for (const address of ["/shop/all?sort=price", "/brands?filter=an", "/search?query=rotor", "/info/helpcenter?contact=sent"])
    expect([address, (await getHead(address)).isHidden]).toEqual([address, true])
})

it("robots.txt links to the site map, which lists only existing canonical pages", { tags: "full" }, async () => {
  expect(await shop.read("/robots.txt")).toContain(`Sitemap: ${shop.origin}/sitemap.xml`)
  const locations = async (address: string) => {
    const answer = await shop.send(address)
    expect([address, answer.status, answer.headers.get("content-type")]).toEqual([address, 200, "application/xml; charset=utf-8"])
    return [...(await answer.text()).matchAll(/<loc>([^<]*)/g)].map(([, text = ""]) => text)
  }
  const files = await locations("/sitemap.xml")
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const file of files) {
    const pages = await locations(file)
    expect(pages.length, file).toBeGreaterThan(0)
    const sample = pages.filter((_, index) => index % Math.ceil(pages.length / 40) === 0)
    for (const page of sample) expect([page, (await shop.send(page)).status]).toEqual([page, 200])
  }
})

it("SEO-09 GAP-C54 short names, other letter cases and trailing slashes redirect permanently, and unknown paths are 404", async () => {
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
    const answer = await shop.send(from)
    expect([from, answer.status, answer.headers.get("location")]).toEqual([from, 301, to])
  }
  for (const nowhere of [
    "/brands/nobody",
    "/platforms/none",
    "/shop/truck-nothing",
    "/info/nothing",
    "/deals/today",
    "/sitemaps/secret.xml"
  ])
    expect([nowhere, (await shop.send(nowhere)).status]).toEqual([nowhere, 404])
})

/** Further kinds of pages; without a session, some show only their shell. */
const others = [
  "/search?query=zzzzqq",
  "/the-toolbox/tech~2-1",
  "/the-toolbox/recommended",
  "/categories",
  "/brands",
  "/engines",
  "/platforms/gm-f-body",
  "/street",
  "/deals",
  "/Featured/Racing-Engines",
  "/pages/newtrending",
  "/pages/rewards",
  "/services",
  "/info/helpcenter",
  "/info/privacy",
  "/info/terms",
  "/shoppingcart",
  "/buildlist",
  "/CustomerVehicle",
  "/compare",
  "/buy",
  "/account",
  "/account/login",
  "/account/forgot",
  "/account/orderhistory",
  "/Track/OrderLocator",
  "/ReviewSubmission?pr_page_id=unknown",
  "/QuestionSubmission?pr_page_id=unknown"
]

/** Rules of the HTML standard and WCAG, without those about React's notation. */
const validator = new HtmlValidate({
  root: true,
  elements: ["html5"],
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React closes void elements and spells attributes in its own way, which parsers read the same.
    "void-style": "off",
    "attr-case": "off",
    // React's ids begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // A group of controls may be named by a label; axe checks computed names.
    "no-implicit-input-type": "off",
    // The shop labels lists of terms, which HTML allows.
    "aria-label-misuse": ["error", { allowAnyNamable: true }]
  }
})

interface Described {
  readonly "@type": string
  readonly url?: string
  readonly hasVariant?: ReadonlyArray<Described>
}

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** Returns a page's structured data. A variant with its own page is listed by URL alone, which search engines accept. */
const describedIn = (html: string): ReadonlyArray<Described> =>
  [...html.matchAll(script)].map(([, text = ""]) => {
    const { hasVariant, ...thing } = JSON.parse(text) as Described
    return hasVariant === undefined
      ? thing
      : { ...thing, hasVariant: hasVariant.filter((variant) => Object.keys(variant).join() !== "@type,url") }
  })

/** Returns the errors for which search engines reject structured data; ignores recommendations. */
const getRefusals = async (html: string): Promise<ReadonlyArray<string>> => {
  const jsonld = Object.groupBy(describedIn(html), (thing) => thing["@type"])
  const found = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] })
  return found.flatMap(({ issueMessage, path, severity }) =>
    severity === "ERROR" ? [`${path.map(({ type }) => type).join(" > ")}: ${issueMessage}`] : []
  )
}

it("every kind of page has valid markup, accepted structured data and one h1", { tags: "full", timeout: 120_000 }, async () => {
  const kinds = ["/", "/shop/brakes~2-3", "/search?query=rotor", "/the-toolbox", "/no/such/page"]
  const wrong: string[] = []
  for (const address of [...kinds, await findProduct(shop), await findArticle(shop), ...others]) {
    const html = await shop.read(address)
    const { results } = await validator.validateString(html)
    for (const { line, message, ruleId } of results.flatMap(({ messages }) => messages))
      wrong.push(`${address}:${line} ${ruleId}: ${message}`)
    for (const refusal of await getRefusals(html)) wrong.push(`${address} ${refusal}`)
    // Personal data loads in the browser.
    const headings = html.match(/<h1[ >]/g)?.length ?? 0
    if (headings !== 1) wrong.push(`${address} has ${headings} first headings`)
  }
  expect(wrong).toEqual([])
})
