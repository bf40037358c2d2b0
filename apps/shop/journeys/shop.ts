import {
  type APIRequestContext,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  request as requests,
  test as base
} from "@playwright/test"
import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../tools/runStep.ts"
import { axeViolations } from "./axe.ts"

/** Said where a journey's browser starts no worker. */
const ofBlockedWorker = "Service Worker registration blocked by Playwright"

/** Every message that a page writes to the console at warning or above, and every error that it throws, until the end. */
const watchConsole = (page: Page) => {
  const messages: string[] = []
  const hear = (message: ConsoleMessage) => {
    if (["warning", "error"].includes(message.type()) && message.text() !== ofBlockedWorker) messages.push(message.text())
  }
  const note = (error: Error) => void messages.push(error.message)
  page.on("console", hear).on("pageerror", note)
  const end = () => void page.off("console", hear).off("pageerror", note)
  return { messages, end }
}

/** A test whose page must end with a silent console; `expected` takes out what a test provokes on purpose. */
export const test = base.extend<{ quietConsole: { expected: RegExp | null } }>({
  quietConsole: [
    async ({ page }, use) => {
      const { messages, end } = watchConsole(page)
      const settings = { expected: null as RegExp | null }
      await use(settings)
      end()
      expect(messages.filter((message) => !settings.expected?.test(message))).toEqual([])
    },
    { auto: true }
  ]
})
export { expect }

/**
 * For a journey that shows the same at every width: it runs at one alone. What is laid out or handled differently by a phone runs at both. Axe
 * looks at both where payments, what follows a sale, second factors, forms without scripts and changes without a network are walked
 * (`expectNoAxeViolationsAtBoth`); what another such journey opens it sees at that journey's width.
 */
export const atDesk = { tag: "@desk" }
export const onPhone = { tag: "@phone" }

/** The browser's file of a module such as `src/features/cart-page/CartPage.tsx`: late files are named by their hash alone, and the build's manifest tells whose each is. */
export const builtFile = (module: string): string => {
  const manifest = readFileSync(path.join(root, "apps/storefront/dist/client/.vite/manifest.json"), "utf8")
  const chunk = (JSON.parse(manifest) as Record<string, { readonly file: string }>)[module]
  if (chunk === undefined) throw new Error(`The build has no file of ${module}.`)
  return chunk.file
}

/** Waits until the page has come alive: React has drawn over the server's markup and keeps no clicks back any more. */
export const alive = async (page: Page): Promise<void> => {
  await page
    .waitForFunction(() => !("earlyClicks" in window), undefined, { timeout: LONGEST_START })
    .catch(async (cause: unknown) => Promise.reject(new Error(`${page.url()} did not come alive: ${await stateOf(page)}`, { cause })))
}
/** Milliseconds; shorter than a journey may take, so that it is told what the page waited for. */
const LONGEST_START = 40_000

/** What a page is at that does not come alive: how far its document is, whether it draws, and its code's files with what each took. */
const stateOf = (page: Page): Promise<string> => {
  const told = page.evaluate(async () => {
    const draws = new Promise((resolve) => requestAnimationFrame(() => resolve(true)))
    const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
    return JSON.stringify({
      document: document.readyState,
      isDrawn: await Promise.race([draws, new Promise((resolve) => setTimeout(resolve, 1000, false))]),
      scripts: files.map(({ duration, name, startTime }) => [
        name.slice(name.lastIndexOf("/")),
        Math.round(startTime),
        Math.round(duration)
      ])
    })
  })
  return Promise.race([told, new Promise<string>((resolve) => setTimeout(resolve, 5000, "it answers nothing"))])
}

export const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await alive(page)
}

/** The offer to sign up is not what this is about. */
export const withoutOffer = (context: BrowserContext, url = ""): Promise<void> =>
  context.addCookies([{ name: "HasEnrolled", value: "true", url }])

/** Keeps no cookie of before. */
export const nothingKept = { cookies: [], origins: [] }

/** Somebody of whom the shop has never heard. The runner's own name is a bot's to it. */
export const strangerAt = (origin: string): Promise<APIRequestContext> =>
  requests.newContext({ baseURL: origin, storageState: nothingKept, userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0" })

/** Each theme is looked at in one width: a wide screen in the dark, a phone in daylight. */
export const themeFor = (isMobile: boolean): "dark" | "light" => (isMobile ? "light" : "dark")
export const screenFor = (isMobile: boolean): { readonly width: number; readonly height: number } =>
  isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 }

/** Until no colour is on its way to another any more; what turns for ever is not waited for. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/**
 * On top of the rules that axe has on by itself, the ones below that it leaves off. Off stay those that are deprecated or of level AAA alone,
 * and `p-as-heading`, which takes each bold price for a heading.
 */
const axeRules = {
  "target-size": { enabled: true },
  "identical-links-same-purpose": { enabled: true },
  "meta-refresh-no-exceptions": { enabled: true },
  "css-orientation-lock": { enabled: true },
  "focus-order-semantics": { enabled: true },
  "label-content-name-mismatch": { enabled: true },
  "table-fake-caption": { enabled: true },
  "td-has-header": { enabled: true },
  "p-as-heading": { enabled: false }
} as const

export const expectNoAxeViolations = async (page: Page): Promise<void> => {
  await still(page)
  expect(await axeViolations(page, { rules: axeRules })).toEqual([])
}

const show = async (page: Page, screen: ReturnType<typeof screenFor>, theme: ReturnType<typeof themeFor>): Promise<void> => {
  await page.setViewportSize(screen)
  await page.emulateMedia({ colorScheme: theme })
  // A page of forms takes its theme when it comes; one that is not the shop's has none.
  await page.evaluate((theme) => {
    const { dataset } = document.documentElement
    if ("theme" in dataset) dataset["theme"] = theme
  }, theme)
}

/** For a journey that runs at one width: both in turn, each in its theme, then back. The hand stays: a finger is none the less one at a desk. */
export const expectNoAxeViolationsAtBoth = async (page: Page): Promise<void> => {
  const screen = page.viewportSize()!
  const theme = await page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"))
  for (const isMobile of [false, true]) {
    await show(page, screenFor(isMobile), themeFor(isMobile))
    await expectNoAxeViolations(page)
  }
  await show(page, screen, theme)
}

/** One page of each kind that a stranger can meet. */
export const pageKinds = ["home", "category", "search", "product", "toolbox", "article", "missing"] as const
export type PageKind = (typeof pageKinds)[number]

/** Where there is a page of this kind: products and articles are found in the lists that lead to them. */
export const addressOf = async (request: APIRequestContext, kind: PageKind): Promise<string> => {
  const firstLink = async (list: string, link: RegExp): Promise<string> => {
    const address = link.exec(await (await request.get(list)).text())?.[1]
    if (!address) throw new Error(`${list} leads to no ${kind}.`)
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

/** What the browser and the shop say of the missing page and of requests that a test cuts off or lets fail. */
export const failedToLoad = /Failed to load resource|\b(?:Unreachable|UnknownError): |Refused: .* with status 5\d\d/

/** The same where no service answers: what comes with the first hand at the page says so too. */
export const nobodyAnswers = new RegExp(
  `${failedToLoad.source}|Feature flags failed|attempting to log in customer|error getting loyalty link|Audiences failed`
)

/** The values of a facet, with the panel and the facet opened where they are closed. */
export const openFacet = async (page: Page, name: string): Promise<Locator> => {
  const facet = page
    .locator("details.facet")
    .filter({ has: page.locator("summary", { hasText: name }) })
    .first()
  if (!(await facet.isVisible())) await page.getByRole("button", { name: /^Filter/ }).click()
  if ((await facet.getAttribute("open")) === null) await facet.locator("summary").first().click()
  return facet.getByRole("link")
}

/** Also behind a phone's filters, which hide the page. */
export const appliedFilters = (page: Page): Locator =>
  page
    .getByRole("list", { name: "Applied filters", includeHidden: true })
    .getByRole("link", { name: /^Remove filter/, includeHidden: true })

export interface Dropdown {
  readonly displayName: string
  readonly optionId: number
}
interface Lists {
  readonly years: ReadonlyArray<Dropdown>
  readonly makes: ReadonlyArray<Dropdown>
  readonly models: ReadonlyArray<Dropdown>
}

const lists = async (context: BrowserContext, year: number | null, make: number | null): Promise<Lists> => {
  const query = `query q($year: Int, $make: Int) {
    ymm(year: $year, make: $make, model: null, selectedFacetData: []) {
      years { displayName optionId } makes { displayName optionId } models { displayName optionId }
    }
  }`
  const answer = await context.request.post("/graphql/trait", { data: { query, variables: { year, make } } })
  return ((await answer.json()) as { data: { ymm: Lists } }).data.ymm
}

const idOf = (options: ReadonlyArray<Dropdown>, name: string): number => {
  const option = options.find(({ displayName }) => displayName === name)
  if (!option) throw new Error(`There is no ${name} in the list.`)
  return option.optionId
}

/** Gives the visitor a Fitment cookie for this vehicle, with the ids that the services know it by. */
export const driveA = async (context: BrowserContext, origin: string, year: number, make: string, model: string): Promise<void> => {
  const makeId = idOf((await lists(context, year, null)).makes, make)
  const modelId = idOf((await lists(context, year, makeId)).models, model)
  const value = encodeURIComponent(JSON.stringify({ Year: year, MakeId: makeId, ModelId: modelId }))
  await context.addCookies([{ name: "Fitment", value, url: origin }])
}
