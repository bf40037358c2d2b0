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

/** The message of a browser that may not start a service worker. */
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

interface Fixtures {
  /** The page must end with a silent console; `expected` takes out what a test provokes on purpose. */
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

/** A test whose subject is the same at every width runs at one width. Layout and input are tested at both. */
export const onDesktop = { tag: "@desk" }
export const onPhone = { tag: "@phone" }

/** Only in the full suite. In a file of the core suite; a whole file of the full suite is named `*.full.test.ts`. */
export const full = { tag: "@full" }
export const fullAtDesk = { tag: ["@full", "@desk"] }
export const fullOnPhone = { tag: ["@full", "@phone"] }
/** At both widths in the full suite, at one width in the core suite. */
export const coreAtDesk = { tag: "@core-desk" }
export const coreOnPhone = { tag: "@core-phone" }

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
export const expectEmptyStorage = { cookies: [], origins: [] }

/** The user agent of a browser, because the shop takes the runner's own for a bot. */
export const BROWSER_AGENT = "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0"

/** A visitor whom the shop does not know. */
export const createAnonymousContext = (origin: string): Promise<APIRequestContext> =>
  requests.newContext({ baseURL: origin, storageState: expectEmptyStorage, userAgent: BROWSER_AGENT })

/** What the browser and the shop say of the missing page and of requests that a test cuts off or lets fail. */
export const failedToLoad = /Failed to load resource|\b(?:Unreachable|UnknownError): |Refused: .* with status 5\d\d/

/** The same where no service answers: what comes with the first hand at the page says so too. */
export const failAllRequests = new RegExp(
  `${failedToLoad.source}|Feature flags failed|attempting to log in customer|error getting loyalty link|Audiences failed`
)
