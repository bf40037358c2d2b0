import type { APIRequestContext } from "@playwright/test"
import { alive } from "./waitForHydration.ts"
import { expectNoAxeViolationsAtBoth } from "./axe.ts"
import { screenFor } from "./themes.ts"
import { atDesk, expect, onPhone, test } from "./shop.ts"

/** The pages that the menus lead to, and those behind them that the shop has written. */
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

/** One of each template among them, which are all alike but for their words; the crawl has asked for every one. */
const templates = [
  "/categories",
  "/brands",
  "/engines",
  "/platforms/gm-f-body",
  "/street",
  "/deals",
  "/pages/newtrending",
  "/services",
  "/info/helpcenter",
  "/Featured/Racing-Engines",
  "/the-toolbox/recommended"
]

/** Links of one template that are followed: the others are like them. */
const OF_TEMPLATE = 3
/** Names of folders whose pages are all alike, whatever comes after. */
const folders = ["brands", "engines", "item", "makes", "platforms", "race", "rearaxle", "the-toolbox", "transmissions", "vehicle"]

/** What an address has in common with all others of its kind: '/brands/*', '/shop/street-*', '/shop/*?facet'. */
const templateOf = (address: string): string => {
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

/** Addresses of the shop that a page's HTML leads to, without fragments. */
const linksIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<a [^>]*href="(\/(?!\/)[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))

/** Follows links from home, a few of each template, and gives how each answered. */
const crawled = async (request: APIRequestContext): Promise<ReadonlyMap<string, number>> => {
  const answers = new Map<string, number>()
  const followed = new Map<string, number>()
  const queue = ["/", ...landings]
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const template = templateOf(address)
    const before = followed.get(template) ?? 0
    if (answers.has(address) || before >= OF_TEMPLATE) continue
    followed.set(template, before + 1)
    const answer = await request.get(address)
    answers.set(address, answer.status())
    if (before === 0 && answer.headers()["content-type"]?.startsWith("text/html")) queue.push(...linksIn(await answer.text()))
  }
  return answers
}

test("SEO-07 every link leads to a page: from home over the menus, the footer and the pages behind them", atDesk, async ({ request }) => {
  test.setTimeout(180_000)
  const answers = await crawled(request)
  expect(answers.size).toBeGreaterThan(100)
  expect([...answers].filter(([, status]) => status !== 200)).toEqual([])
  const found = new Set([...answers.keys()].map(templateOf))
  for (const kind of ["/brands/*1", "/makes/*1", "/engines/*1", "/transmissions/*1", "/rearaxle/*1", "/platforms/*1", "/race/*1"])
    expect(found).toContain(kind)
})

for (const path of templates)
  test(
    `SEO-07 ${path} comes alive without a word on the console, can be read by everybody, and nothing stands out at its side`,
    onPhone,
    async ({ page }) => {
      await page.goto(path)
      await alive(page)
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
      await expectNoAxeViolationsAtBoth(page)
      for (const isMobile of [true, false]) {
        await page.setViewportSize(screenFor(isMobile))
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    }
  )
