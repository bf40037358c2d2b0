import { defineConfig } from "@playwright/test"
import path from "node:path"
import { findBrowser, launchOptions } from "../scripts/findBrowser.ts"
import { freePort } from "../scripts/ShopUnderTest.ts"

// Every worker reads the configuration; the first one stores the port for all.
const port = (process.env["WORKBENCH_PORT"] ??= String(await freePort()))
const browser = await findBrowser()
const origin = `http://127.0.0.1:${port}`

/** Tests each presentational component alone in Chromium, in the workbench. Screenshots for the designer are in `.test/workbench`. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../../.test/workbench-failures",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: true,
  reporter: "list",
  use: {
    baseURL: origin,
    launchOptions: launchOptions(browser)
  },
  webServer: {
    command: `vite build --logLevel error && vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: path.resolve(import.meta.dirname, "../../storefront/workbench"),
    env: { PATH: `${path.resolve(import.meta.dirname, "../node_modules/.bin")}:${process.env["PATH"]}` },
    url: origin,
    timeout: 60_000
  }
})
