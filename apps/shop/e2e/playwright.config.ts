import { defineConfig } from "@playwright/test"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { findBrowser, launchOptions } from "../scripts/findBrowser.ts"
import { findFirefox, findHaproxy, findNginx } from "../scripts/findPrograms.ts"
import { freePort } from "../scripts/freePort.ts"

// The configuration is read in every worker; the first reading decides for all.
const port = (process.env["JOURNEY_PORT"] ??= String(await freePort()))
const data = (process.env["JOURNEY_DATA_DIR"] ??= mkdtempSync(path.join(tmpdir(), "camber-journeys-")))
const first = (process.env["JOURNEY_FIRST_DIR"] ??= mkdtempSync(path.join(tmpdir(), "camber-first-")))
const browser = await findBrowser()
const origin = `http://127.0.0.1:${port}`

/** Files whose journeys do not depend on the screen; single ones carry a tag of `shop.ts`. */
const sameAtEveryWidth = [
  "account",
  "afterSale",
  "cluster",
  "http",
  "newRelease",
  "offline",
  "paying",
  "secondFactor",
  "seo",
  "sharedCache",
  "sharedDevice",
  "vehicles",
  "strangeRequests",
  "failure",
  "keyboard",
  "staff",
  "signup"
].map((name) => `**/${name}.test.ts`)

/** What is walked in Firefox, which Playwright does not drive as it is installed. */
const inFirefox = "**/firefox.test.ts"

/** What is walked through a cache before the shop, where there is one. */
const throughCache = findNginx() === null ? ["**/sharedCache.test.ts"] : []
/** Nothing leads to several shops without it. */
const withoutHaproxy = findHaproxy() === null ? ["**/cluster.test.ts"] : []

/** What comes by itself was seen, so that it lies over no journey. One that is about it begins with an empty storage state. */
const seen = ["EmailSignupModalShown", "FreeShippingToast"].map((name) => ({
  name,
  value: "true",
  domain: "127.0.0.1",
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const
}))

/** The feedback tab is drawn by chance. */
const withoutTab = { name: "FeedbackTabHidden", value: JSON.stringify({ value: true, keptAt: Date.now() }) }

/** Journeys in Chromium against the production build, with a database seeded for this run alone. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../../.test/journeys",
  fullyParallel: false,
  // One more than the cores of the machine that it is made for: a third of its time a journey waits.
  workers: 3,
  // Real time passes here, and a busy machine takes what it needs; what passed only at the second try is named at the end of the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    baseURL: origin,
    storageState: { cookies: seen, origins: [{ origin, localStorage: [withoutTab] }] },
    // A journey does not see what a worker asks for.
    serviceWorkers: "block",
    // Recording every action costs a fifth of the whole run, so only the second try is recorded.
    trace: "on-first-retry",
    launchOptions: launchOptions(browser)
  },
  projects: [
    // First, because its one file would keep one of two workers busy at the end.
    ...(findFirefox() === null ? [] : [{ name: "Firefox", testMatch: inFirefox }]),
    {
      name: "desktop 1440",
      testIgnore: [inFirefox, ...throughCache, ...withoutHaproxy],
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } }
    },
    {
      name: "phone 390",
      testIgnore: [...sameAtEveryWidth, inFirefox],
      grepInvert: /@desk/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    }
  ],
  webServer: {
    command: "node apps/shop/scripts/serveE2e.ts",
    cwd: path.resolve(import.meta.dirname, "../../.."),
    // Journeys read the shop's mail, and all of them come from one address.
    env: { PORT: port, DATA_DIR: data, JOURNEY_FIRST_DIR: first, PUBLIC_ORIGIN: origin, MAIL_OUTBOX: "shown", ADDRESS_TRIES: "10000" },
    url: `${origin}/`,
    timeout: 180_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 }
  }
})
