import type { Browser, Page } from "@playwright/test"
import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../scripts/runStep.ts"
import { waitForHydration } from "./waitForHydration.ts"
import { addressOf } from "./pages.ts"
import { onDesktop, expect, expectEmptyStorage, onPhone, createAnonymousContext, test } from "./shop.ts"

const kinds = ["home", "category", "product", "search", "article"] as const
const addresses = { cart: "/shoppingcart", checkout: "/buy" }

/** A stranger's page, what of it was asked for beside the document, and what the console said. */
const openAsStranger = async (browser: Browser, baseURL: string, javaScriptEnabled = true) => {
  const context = await browser.newContext({ baseURL, storageState: expectEmptyStorage, javaScriptEnabled, serviceWorkers: "block" })
  const page = await context.newPage()
  const { promise: isPainted, resolve: painted } = Promise.withResolvers<void>()
  const said: string[] = []
  const sheets: string[] = []
  page.on("console", (message) => said.push(message.text()))
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url())
  })
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") await isPainted
    await route.continue().catch(() => undefined)
  })
  return { page, painted, said, sheets, close: () => context.close() }
}

const isPainted = (page: Page) => page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)

/** What an unstyled page has not: room for the frame's content, and the theme's paper. */
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

/** What of the shop's faces is fetched, and what of them a page has fetched. */
const faces = readFileSync(path.join(root, "packages/ui/src/fonts.css"), "utf8").match(/\burl\(/g) ?? []
const facesOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name)
    return files.filter((name) => name.endsWith(".woff2"))
  })

/** Texts that the parts of a page have set in another face than the whole of it would. */
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
    `NAV-129 NAV-132 a stranger's ${kind} page is painted with its styles when nothing but the document has come, no sheet is asked for later, and the faces come then`,
    onPhone,
    async ({ baseURL, browser, page: visitors, request }) => {
      const address = kind === "cart" || kind === "checkout" ? addresses[kind] : await addressOf(request, kind)
      const { close, page, painted, said, sheets } = await openAsStranger(browser, baseURL ?? "")
      await page.goto(address, { waitUntil: "commit" })
      await isPainted(page)
      const first = await looks(page)
      expect(first.faces).toBe("late")
      painted()
      await waitForHydration(page)
      await expect.poll(() => looks(page)).toMatchObject({ faces: "set", face: expect.stringMatching(/^"?Barlow/) })
      expect(new Set(await facesOf(page)).size).toBe(faces.length)
      expect(await page.evaluate(setOtherwise)).toEqual([])
      expect([sheets, said.filter((words) => /Content.Security.Policy/i.test(words))]).toEqual([[], []])
      await visitors.goto(address)
      await waitForHydration(visitors)
      const { paper, width } = await looks(visitors)
      expect([first.paper, first.width, first.width === "none"]).toEqual([paper, width, false])
      await close()
    }
  )

test(
  "NAV-129 without scripts a stranger's page has its styles from the document, its faces come, and nothing is refused",
  onPhone,
  async ({ baseURL, browser }) => {
    const { close, page, painted, said, sheets } = await openAsStranger(browser, baseURL ?? "", false)
    painted()
    await page.goto("/shop/brakes~2-3")
    await expect(page.getByRole("banner")).toBeVisible()
    const { face, width } = await looks(page)
    expect([width === "none", face.includes("Barlow"), sheets, said]).toEqual([false, true, [], []])
    expect(await page.evaluate(() => document.fonts.check("16px Barlow"))).toBe(true)
    await close()
  }
)

test(
  "NAV-129 a part of a page that comes with a sheet of its own has it beside those of the document",
  onPhone,
  async ({ baseURL, browser }) => {
    const { close, page, painted } = await openAsStranger(browser, baseURL ?? "")
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
  }
)

test(
  "NAV-130 NAV-131 strangers are given one document with its style, under one tag; who sends a cookie is given one that names its sheets",
  onDesktop,
  async ({ baseURL }) => {
    const [one, other] = [await createAnonymousContext(baseURL ?? ""), await createAnonymousContext(baseURL ?? "")]
    const [first, second, known] = [
      await one.get("/shop/brakes~2-3"),
      await other.get("/shop/brakes~2-3"),
      await other.get("/shop/brakes~2-3", { headers: { cookie: "theme=dark" } })
    ]
    const tagOf = (answer: typeof first) => answer.headers()["etag"]
    expect([tagOf(second), await second.text()]).toEqual([tagOf(first), await first.text()])
    expect(tagOf(known)).not.toBe(tagOf(first))
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
    const again = await one.get("/shop/brakes~2-3", { headers: { "if-none-match": tagOf(first) ?? "" } })
    expect(again.status()).toBe(304)
    await Promise.all([one.dispose(), other.dispose()])
  }
)
