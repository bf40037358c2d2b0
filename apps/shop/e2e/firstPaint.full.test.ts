import type { Browser, Page } from "@playwright/test"
import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../scripts/runStep.ts"
import { waitForHydration } from "./waitForHydration.ts"
import { findPageAddress } from "./pages.ts"
import { onDesktop, expect, emptyStorage, onPhone, createAnonymousContext, test } from "./shop.ts"

const kinds = ["home", "category", "product", "search", "article"] as const
const addresses = { cart: "/shoppingcart", checkout: "/buy" }

/** Opens a page as an anonymous visitor and records its requests and console messages. */
const openAnonymously = async (browser: Browser, baseURL: string, javaScriptEnabled = true) => {
  const context = await browser.newContext({ baseURL, storageState: emptyStorage, javaScriptEnabled, serviceWorkers: "block" })
  const page = await context.newPage()
  const { promise: isPainted, resolve: painted } = Promise.withResolvers<void>()
  const messages: string[] = []
  const sheets: string[] = []
  page.on("console", (message) => messages.push(message.text()))
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url())
  })
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") await isPainted
    await route.continue().catch(() => undefined)
  })
  return { page, painted, messages: messages, sheets, close: () => context.close() }
}

const isPainted = (page: Page) => page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)

/** Returns styles that an unstyled page lacks: the shell's padding and the theme's background. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector("header .wrap")
    return {
      width: header && getComputedStyle(header).maxWidth,
      paper: getComputedStyle(document.body).backgroundColor,
      face: getComputedStyle(document.body).fontFamily,
      faces: document.body.dataset["faces"] ?? document.documentElement.dataset["faces"]
    }
  })

/** Number of fonts in the CSS, and the fonts that a page has fetched. */
const faces = readFileSync(path.join(root, "packages/ui/src/fonts.css"), "utf8").match(/\burl\(/g) ?? []
const getFaces = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name)
    return files.filter((name) => name.endsWith(".woff2"))
  })

/** Returns the texts whose font changes when the attribute that selects the page's fonts is removed. */
const setOtherwise = () => {
  const texts = Array.from(document.body.querySelectorAll("*")).filter(({ childNodes }) =>
    Array.from(childNodes).some(({ nodeType }) => nodeType === Node.TEXT_NODE)
  )
  const faces = texts.map((element) => getComputedStyle(element).fontFamily)
  for (const marked of document.querySelectorAll("[data-faces]")) marked.removeAttribute("data-faces")
  return texts
    .filter((element, index) => getComputedStyle(element).fontFamily !== faces[index])
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
}

for (const kind of [...kinds, "cart", "checkout"] as const)
  test(
    `NAV-129 NAV-132 an anonymous ${kind} page is styled by its document alone, requests no style sheet and then loads its fonts`,
    onPhone,
    async ({ baseURL, browser, page: visitors, request }) => {
      const address = kind === "cart" || kind === "checkout" ? addresses[kind] : await findPageAddress(request, kind)
      const { close, page, painted, messages, sheets } = await openAnonymously(browser, baseURL ?? "")
      await page.goto(address, { waitUntil: "commit" })
      await isPainted(page)
      const first = await looks(page)
      expect(first.faces).toBe("late")
      painted()
      await waitForHydration(page)
      await expect.poll(() => looks(page)).toMatchObject({ faces: "set", face: expect.stringMatching(/^"?Barlow/) })
      expect(new Set(await getFaces(page)).size).toBe(faces.length)
      expect(await page.evaluate(setOtherwise)).toEqual([])
      expect([sheets, messages.filter((words) => /Content.Security.Policy/i.test(words))]).toEqual([[], []])
      await visitors.goto(address)
      await waitForHydration(visitors)
      const { paper, width } = await looks(visitors)
      expect([first.paper, first.width, first.width === "none"]).toEqual([paper, width, false])
      await close()
    }
  )

test(
  "NAV-129 without scripts, an anonymous page is styled by its document, loads its fonts and violates no policy",
  onPhone,
  async ({ baseURL, browser }) => {
    const { close, page, painted, messages, sheets } = await openAnonymously(browser, baseURL ?? "", false)
    painted()
    await page.goto("/shop/brakes~2-3")
    await expect(page.getByRole("banner")).toBeVisible()
    const { face, width } = await looks(page)
    expect([width === "none", face.includes("Barlow"), sheets, messages]).toEqual([false, true, [], []])
    expect(await page.evaluate(() => document.fonts.check("16px Barlow"))).toBe(true)
    await close()
  }
)

test("NAV-129 a lazy part with its own style sheet adds it to the document's styles", onPhone, async ({ baseURL, browser }) => {
  const { close, page, painted } = await openAnonymously(browser, baseURL ?? "")
  painted()
  await page.goto("/shop/brakes~2-3")
  await waitForHydration(page)
  await page.getByRole("link", { name: /^Cart/ }).filter({ visible: true }).first().click()
  await page.waitForURL("**/shoppingcart")
  const linked = () =>
    Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"), ({ href, disabled }) => ({ href, disabled }))
  await expect.poll(async () => (await page.evaluate(linked)).some(({ disabled }) => !disabled)).toBe(true)
  const all = await page.evaluate(linked)
  expect(all.filter(({ disabled }) => disabled)).toHaveLength(1)
  expect(new Set(all.map(({ href }) => href)).size).toBe(all.length)
  await close()
})

test(
  "NAV-130 NAV-131 anonymous visitors share one document with inline styles and one ETag; visitors with a cookie get linked style sheets",
  onDesktop,
  async ({ baseURL }) => {
    const [one, other] = [await createAnonymousContext(baseURL ?? ""), await createAnonymousContext(baseURL ?? "")]
    const [first, second, known] = [
      await one.get("/shop/brakes~2-3"),
      await other.get("/shop/brakes~2-3"),
      await other.get("/shop/brakes~2-3", { headers: { cookie: "theme=dark" } })
    ]
    const getTag = (answer: typeof first) => answer.headers()["etag"]
    expect([getTag(second), await second.text()]).toEqual([getTag(first), await first.text()])
    expect(getTag(known)).not.toBe(getTag(first))
    const html = await known.text()
    expect(html).not.toContain("<style")
    const linked = (text: string) =>
      text.replace(/<style data-of="([^"]+)">.*?<\/style>/s, (_, hrefs: string) =>
        hrefs
          .split(" ")
          .map((href) => `<link rel="stylesheet" href="${href}">`)
          .join("\n")
      )
    expect(linked(await first.text())).toBe(html.replaceAll(/\n<link rel="preload"[^>]* as="font"[^>]*>/g, ""))
    const again = await one.get("/shop/brakes~2-3", { headers: { "if-none-match": getTag(first) ?? "" } })
    expect(again.status()).toBe(304)
    await Promise.all([one.dispose(), other.dispose()])
  }
)
