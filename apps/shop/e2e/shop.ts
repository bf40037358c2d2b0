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
import { type CreatedVisitor, createVisitor, type VisitorState } from "./asVisitor.ts"

/** Chromium's message when a service worker cannot start. */
const ofBlockedWorker = "Service Worker registration blocked by Playwright"

/** Collects console warnings and errors, and uncaught errors, until the test ends. */
const watchConsole = (page: Page) => {
  const messages: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (["warning", "error"].includes(message.type()) && message.text() !== ofBlockedWorker) messages.push(message.text())
  }
  const note = (error: Error) => void messages.push(error.message)
  page.on("console", onConsole).on("pageerror", note)
  const end = () => void page.off("console", onConsole).off("pageerror", note)
  return { messages, end }
}

interface Fixtures {
  /** Fails the test if the page logs warnings or errors. `expected` matches messages that the test provokes on purpose. */
  readonly quietConsole: { expected: RegExp | null }
  /** Creates the state that the test begins with. Use the UI for the state that a test is about. */
  readonly asVisitor: (state: VisitorState) => Promise<CreatedVisitor>
}

export const test = base.extend<Fixtures>({
  asVisitor: async ({ baseURL, context }, use) => use((state) => createVisitor(context, baseURL ?? "", state)),
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

/** Runs at one width, for tests whose subject is the same at every width. Layout and input are tested at both. */
export const onDesktop = { tag: "@desk" }
export const onPhone = { tag: "@phone" }

/** Marks one test of a core file as full only. A file with only full tests is named `*.full.test.ts`. */
export const full = { tag: "@full" }
export const fullAtDesk = { tag: ["@full", "@desk"] }
export const fullOnPhone = { tag: ["@full", "@phone"] }
/** At both widths in the full suite, at one width in the core suite. */
export const coreAtDesk = { tag: "@core-desk" }
export const coreOnPhone = { tag: "@core-phone" }

/**
 * Returns the built file of a module such as `src/features/cart-page/CartPage.tsx`. The names of lazy chunks contain a hash, so the build's
 * manifest is needed.
 */
export const builtFile = (module: string): string => {
  const manifest = readFileSync(path.join(root, "apps/storefront/dist/client/.vite/manifest.json"), "utf8")
  const chunk = (JSON.parse(manifest) as Record<string, { readonly file: string }>)[module]
  if (chunk === undefined) throw new Error(`The build's manifest contains no file of ${module}`)
  return chunk.file
}

/** Hides the sign-up offer in tests about something else. */
export const withoutOffer = (context: BrowserContext, url = ""): Promise<void> =>
  context.addCookies([{ name: "HasEnrolled", value: "true", url }])

/** A storage state without cookies. */
export const emptyStorage = { cookies: [], origins: [] }

/** A browser's user agent, because the shop treats Playwright's default as a bot. */
export const BROWSER_AGENT = "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0"

/** Creates a request context of an anonymous visitor. */
export const createAnonymousContext = (origin: string): Promise<APIRequestContext> =>
  requests.newContext({ baseURL: origin, storageState: emptyStorage, userAgent: BROWSER_AGENT })

/** Messages of the browser and the shop about a missing page and about requests that a test aborts or fails. */
export const failedToLoad = /Failed to load resource|\b(?:Unreachable|UnknownError): |HttpStatusError: .* with status 5\d\d/

/** Messages when no service responds, including those of the requests after the first interaction. */
export const anyFailure = new RegExp(
  `${failedToLoad.source}|Loading the [a-z-]+ services failed|Feature flags failed|attempting to log in customer|error getting loyalty link|Failed to load audiences`
)
