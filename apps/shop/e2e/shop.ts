import {
  type APIRequestContext,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  request as requests,
  test as base
} from "@playwright/test"
import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../scripts/runStep.ts"

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

/** The offer to sign up is not what this is about. */
export const withoutOffer = (context: BrowserContext, url = ""): Promise<void> =>
  context.addCookies([{ name: "HasEnrolled", value: "true", url }])

/** Keeps no cookie of before. */
export const nothingKept = { cookies: [], origins: [] }

/** Somebody of whom the shop has never heard. The runner's own name is a bot's to it. */
export const strangerAt = (origin: string): Promise<APIRequestContext> =>
  requests.newContext({ baseURL: origin, storageState: nothingKept, userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0" })

/** What the browser and the shop say of the missing page and of requests that a test cuts off or lets fail. */
export const failedToLoad = /Failed to load resource|\b(?:Unreachable|UnknownError): |Refused: .* with status 5\d\d/

/** The same where no service answers: what comes with the first hand at the page says so too. */
export const nobodyAnswers = new RegExp(
  `${failedToLoad.source}|Feature flags failed|attempting to log in customer|error getting loyalty link|Audiences failed`
)
