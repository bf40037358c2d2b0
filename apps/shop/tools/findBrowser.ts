import { existsSync } from "node:fs"

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"
]

export interface Browser {
  readonly executablePath: string
  readonly origin: "CHROMIUM_PATH" | "the system" | "a package" | "Playwright"
}

/** The first Chromium of: CHROMIUM_PATH, the system's, the one carried by @sparticuz/chromium (Linux), Playwright's own. Null if there is none. */
export const findBrowser = async (): Promise<Browser | null> => {
  const named = process.env["CHROMIUM_PATH"]
  if (named) return existsSync(named) ? { executablePath: named, origin: "CHROMIUM_PATH" } : null
  const system = systemPaths.find((path) => existsSync(path))
  if (system) return { executablePath: system, origin: "the system" }
  const { chromium } = await import("@playwright/test")
  if (existsSync(chromium.executablePath())) return { executablePath: chromium.executablePath(), origin: "Playwright" }
  if (process.platform !== "linux" || process.arch !== "x64") return null
  const carried = await import("@sparticuz/chromium")
  return { executablePath: await carried.default.executablePath(), origin: "a package" }
}

/** Flags for a machine without a network, a GPU or (in a container) a sandbox. */
export const browserFlags: ReadonlyArray<string> = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

export const noBrowser = "No Chromium was found: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH."
