import { defineConfig } from "@playwright/test"
import path from "node:path"
import { excludedTests, isFullSuite } from "../../../vitest.shared.ts"
import { findBrowser, launchOptions } from "../scripts/findBrowser.ts"
import { createEnvironment, seen } from "./environment.ts"

const { dataFolder, origin, port } = await createEnvironment()
const browser = await findBrowser()

/** Files whose tests are the same at every width. Single tests of other files carry a tag of `shop.ts`. */
const sameAtEveryWidth = [
  "account",
  "afterSale",
  "assistant",
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
  "staffCatalog",
  "staffInsight",
  "signup"
].map((name) => `**/${name}{,.full}.test.ts`)

/** Tests in Firefox, because Playwright cannot drive an installed Firefox. */
const inFirefox = "**/firefox.full.test.ts"

/** The core suite leaves out `*.full.test.ts` and the tests that carry the tag `@full`. */
const outOfSuite = isFullSuite ? [] : excludedTests
const outOfCore = isFullSuite ? [] : [/@full\b/]

/** Hides the feedback tab, which appears at random. */
const withoutTab = { name: "FeedbackTabHidden", value: JSON.stringify({ value: true, keptAt: Date.now() }) }

/** End-to-end tests in Chromium against the production build, on a copy of the seeded data (docs/how-to/run-tests.md). */
export default defineConfig({
  testDir: ".",
  outputDir: "../../../.test/e2e",
  globalSetup: "./globalSetup.ts",
  fullyParallel: false,
  // One more than the cores of the CI machine, because a test waits a third of its time. The core suite runs other tests
  // at the same time.
  workers: isFullSuite ? 3 : 2,
  // A core test must pass on the first attempt. The full suite crashes shops and slows down processors, so it retries
  // once.
  retries: isFullSuite ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    baseURL: origin,
    storageState: { cookies: seen, origins: [{ origin, localStorage: [withoutTab] }] },
    // Playwright does not intercept requests of a service worker.
    serviceWorkers: "block",
    // Recording every action costs a fifth of the whole run.
    trace: isFullSuite ? "on-first-retry" : "off",
    launchOptions: launchOptions(browser)
  },
  projects: [
    // Runs first, because its single file would otherwise keep one worker busy at the end.
    ...(!isFullSuite ? [] : [{ name: "Firefox", testMatch: inFirefox }]),
    {
      name: "desktop 1440",
      testIgnore: [inFirefox, ...outOfSuite],
      grepInvert: [/@phone/, ...outOfCore, ...(isFullSuite ? [] : [/@core-phone/])],
      use: { viewport: { width: 1440, height: 900 } }
    },
    {
      name: "phone 390",
      testIgnore: [...sameAtEveryWidth, inFirefox, ...outOfSuite],
      grepInvert: [/@desk/, ...outOfCore, ...(isFullSuite ? [] : [/@core-desk/])],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    }
  ],
  webServer: {
    command: "node apps/shop/scripts/serveE2e.ts",
    cwd: path.resolve(import.meta.dirname, "../../.."),
    // Tests read the shop's mail, and all of them share one IP address.
    env: {
      PORT: port,
      DATA_DIR: dataFolder,
      PUBLIC_ORIGIN: origin,
      MAIL_OUTBOX: "shown",
      ADDRESS_TRIES: "10000",
      PAYMENT: "test",
      PUSH_TO_LOOPBACK: "allowed"
    },
    url: `${origin}/`,
    timeout: 180_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 }
  }
})
