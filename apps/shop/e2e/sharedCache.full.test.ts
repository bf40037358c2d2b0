import type { APIRequestContext, Browser, Page } from "@playwright/test"
import { register } from "./accounts.ts"
import { goTo } from "./waitForHydration.ts"
import { type CachingProxy, startCachingProxy } from "./cachingProxy.ts"
import { addVehicle, type Car, dialog } from "./garage.ts"
import { findNginx } from "../scripts/findPrograms.ts"
import { findPageAddress } from "./pages.ts"
import { expect, emptyStorage, createAnonymousContext, test, withoutOffer } from "./shop.ts"

test.skip(findNginx() === null, "nginx is not installed; NGINX_PATH names one")

let cache: CachingProxy
test.beforeAll(async () => {
  cache = await startCachingProxy(test.info().project.use.baseURL ?? "")
})
test.afterAll(() => cache?.stop())

const shared = (product: string) => ["/", "/shop/brakes~2-3", product, "/shoppingcart", "/CustomerVehicle", "/buildlist"]

/** Requests a page and returns its cache status and content. */
const ask = async (who: APIRequestContext, address: string, headers: Record<string, string> = {}) => {
  const answer = await who.get(address, { headers, maxRedirects: 0 })
  const { "set-cookie": cookie, "x-cache": how = "", etag = "" } = answer.headers()
  return { status: answer.status(), how, cookie, etag, caching: answer.headers()["cache-control"], text: await answer.text() }
}

test("OPS-36 OPS-37 a shared cache stores anonymous pages without cookies and is bypassed for visitors with cookies", async () => {
  const [first, second] = [await createAnonymousContext(cache.origin), await createAnonymousContext(cache.origin)]
  for (const address of shared(await findPageAddress(first, "product"))) {
    const search = `${address}?utm_source=stranger`
    const [miss, hit] = [await ask(first, search), await ask(second, search)]
    expect([miss.status, miss.how, miss.cookie], address).toEqual([200, "MISS", undefined])
    expect([hit.status, hit.how, hit.cookie, hit.text === miss.text], address).toEqual([200, "HIT", undefined, true])
    const known = await ask(second, search, { "if-none-match": hit.etag })
    expect([known.status, known.how, known.text], address).toEqual([304, "HIT", ""])
    const withCookie = await ask(second, search, { cookie: "theme=dark" })
    expect([withCookie.how, withCookie.caching], address).toEqual(["BYPASS", "private, no-cache"])
  }
  const packed = await fetch(`${cache.origin}/`, { headers: { "accept-encoding": "gzip", "user-agent": "Mozilla/5.0" } })
  expect([packed.headers.get("content-encoding"), await packed.text()]).toEqual(["gzip", (await ask(first, "/")).text])
  await first.dispose()
  await second.dispose()
})

interface Person {
  readonly firstName: string
  readonly mailbox: string
  readonly car: Car
}

/** Creates a visitor with a car, a part in the cart and an account, all through the cache. */
const settle = async (browser: Browser, mail: APIRequestContext, product: string, { car, firstName, mailbox }: Person): Promise<Page> => {
  const context = await browser.newContext({ baseURL: cache.origin, storageState: emptyStorage })
  await withoutOffer(context, cache.origin)
  const page = await context.newPage()
  await goTo(page, product)
  await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first().click()
  await expect(dialog(page, /Added to Cart$/)).toBeVisible()
  await addVehicle(page, car)
  await goTo(page, "/account/login")
  await register(page, mailbox, { firstName, mail })
  return page
}

test("OPS-36 two visitors and anonymous visitors behind one cache never see each other's data", async ({ browser, request }, testInfo) => {
  test.setTimeout(150_000)
  const anonymous = await createAnonymousContext(cache.origin)
  const product = await findPageAddress(anonymous, "product")
  const addresses = [...shared(product), "/account/login", "/account", "/no/such/page"]
  const before = new Map<string, string>()
  for (const address of shared(product)) before.set(address, (await ask(anonymous, address)).text)

  const named = (firstName: string, car: Car): Person => ({
    firstName,
    car,
    mailbox: `${firstName.toLowerCase()}-${testInfo.retry}@cache.example`
  })
  const people = [named("Annabelle", ["1969", "Chevrolet", "Camaro"]), named("Robertson", ["1970", "Ford", "Mustang"])] as const
  const pages = await Promise.all(people.map((person) => settle(browser, request, product, person)))
  const cookies = await Promise.all(pages.map((page) => page.context().cookies()))
  const guids = cookies.map((jar) => jar.find(({ name }) => name === "WebUserGuid")?.value ?? "")
  expect(new Set(guids.filter(Boolean)).size).toBe(2)
  const getWords = (at: number) => [people[at]!.firstName, people[at]!.mailbox, people[at]!.car[2], guids[at]!]

  const walk = async (page: Page, at: number) => {
    for (const address of addresses) {
      await goTo(page, address)
      if (address === "/account") await expect(page.getByRole("main")).toContainText(people[at]!.firstName)
      else await expect(page.getByRole("banner").locator("a.plate").first()).toContainText(people[at]!.car[2])
      const seen = await page.locator("body").innerText()
      for (const word of getWords(1 - at)) expect(seen, `${address} of ${people[at]!.firstName}`).not.toContain(word)
    }
  }
  await Promise.all(pages.map(walk))
  const askedBy = await Promise.all(
    pages.flatMap((page, at) =>
      addresses.flatMap((address) => Array.from({ length: 3 }, async () => ({ at, address, ...(await ask(page.request, address)) })))
    )
  )
  for (const { address, at, caching, how, text } of askedBy) {
    expect([how, caching], address).toEqual(["BYPASS", expect.stringMatching(/^private, /)])
    for (const word of getWords(1 - at)) expect(text, address).not.toContain(word)
  }
  for (const address of addresses) {
    const { cookie, text } = await ask(anonymous, address)
    expect(cookie, address).toBeUndefined()
    for (const word of [...getWords(0), ...getWords(1)]) if (!before.get(address)?.includes(word)) expect(text, address).not.toContain(word)
  }
  await Promise.all(pages.map((page) => page.context().close()))
  await anonymous.dispose()
})

test("OPS-36 without scripts, the first form creates a visitor's session behind a cache too", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: cache.origin, storageState: emptyStorage, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(await findPageAddress(page.request, "product"))
  expect(await context.cookies()).toEqual([])
  await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/shoppingcart/)
  await page.goto("/shoppingcart?scripts=off")
  await expect(page.getByRole("main")).toContainText(/CAM-|Quantity|Subtotal/)
  expect((await context.cookies()).map(({ name }) => name)).toContain("camber_session")
  await context.close()
})
