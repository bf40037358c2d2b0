import type { APIRequestContext, BrowserContext, Page, Locator } from "@playwright/test"
import { createHmac } from "node:crypto"

/** One page of each kind that an anonymous visitor can open. */
export const pageKinds = ["home", "category", "search", "product", "toolbox", "article", "missing"] as const
export type PageKind = (typeof pageKinds)[number]

/** Returns the path of a page of this kind; finds products and articles through their listings. */
export const findPageAddress = async (request: APIRequestContext, kind: PageKind): Promise<string> => {
  const firstLink = async (list: string, link: RegExp): Promise<string> => {
    const address = link.exec(await (await request.get(list)).text())?.[1]
    if (!address) throw new Error(`${list} contains no link to a ${kind}`)
    return address
  }
  const places: Record<PageKind, () => string | Promise<string>> = {
    home: () => "/",
    category: () => "/shop/brakes~2-3",
    search: () => "/search?query=rotor",
    product: () => firstLink("/shop/brakes~2-3", /href="(\/item\/[^"?#]+\/\d+)"/),
    toolbox: () => "/the-toolbox",
    article: () => firstLink("/the-toolbox", /href="(\/the-toolbox\/[^"/]+\/\d+)"/),
    missing: () => "/no/such/page"
  }
  return places[kind]()
}

/** A cart as the shop stores it: pieces by the SKU of their variant. */
type StoredCart = Readonly<Record<string, number>>

interface CartResponse {
  readonly data: { readonly cart: { readonly lines: ReadonlyArray<{ readonly skuVariantNumber: string; readonly quantity: number }> } }
}

/** Reads the visitor's cart from the shop. A visitor without a session has an empty one. */
export const readCart = async (context: BrowserContext): Promise<StoredCart> => {
  const guid = (await context.cookies()).find(({ name }) => name === "WebUserGuid")?.value
  if (guid === undefined) return {}
  const query = "query q($guid: String!) { cart(webUserGuid: $guid) { lines { skuVariantNumber quantity } } }"
  const response = await context.request.post("/graphql/checkout", { data: { query, variables: { guid } } })
  const { data } = (await response.json()) as CartResponse
  return Object.fromEntries(data.cart.lines.map(({ quantity, skuVariantNumber }) => [skuVariantNumber, quantity]))
}

/** Runs the page's scripts at a quarter of the speed, as on a cheap phone. */
export const slowProcessor = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}

/** Returns the values of a facet after opening the panel and the facet. */
export const openFacet = async (page: Page, name: string): Promise<Locator> => {
  const facet = page
    .locator("details.facet")
    .filter({ has: page.locator("summary", { hasText: name }) })
    .first()
  if (!(await facet.isVisible())) await page.getByRole("button", { name: /^Filter/ }).click()
  if ((await facet.getAttribute("open")) === null) await facet.locator("summary").first().click()
  return facet.getByRole("link")
}

/** Returns the visible filters, even behind the phone's filter panel, which hides the page from assistive technology. */
export const appliedFilters = (page: Page): Locator =>
  page
    .getByRole("list", { name: "Applied filters", includeHidden: true })
    .getByRole("link", { name: /^Remove filter/, includeHidden: true })
    .filter({ visible: true })

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
const PERIOD = 30_000

/** Computes an authenticator app's code for a base32 key, now or some half-minutes later (RFC 6238). */
export const appCode = (key: string, later = 0): string => {
  const bits = [...key.replaceAll(" ", "")].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("")
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD) + later))
  const hash = createHmac("sha1", secret).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, "0")
}
