import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

/** Chromium without a window: what it has no use for costs it nothing, so a run takes half the time of a whole one's. */
const headlessShells = ["/usr/bin/chromium-headless-shell", "/usr/lib/chromium/chromium-headless-shell"]

const wholeBrowsers = [
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

/**
 * The first Chromium of: CHROMIUM_PATH, the system's headless shell, the one carried by @sparticuz/chromium (Linux), a whole browser of the
 * system, Playwright's own. Null if there is none.
 */
export const findBrowser = async (): Promise<Browser | null> => {
  const named = process.env["CHROMIUM_PATH"]
  if (named) return existsSync(named) ? { executablePath: named, origin: "CHROMIUM_PATH" } : null
  const shell = headlessShells.find((path) => existsSync(path))
  if (shell) return { executablePath: shell, origin: "the system" }
  const carried = await findCarried()
  if (carried) return { executablePath: carried, origin: "a package" }
  const whole = findWhole()
  if (whole) return { executablePath: whole, origin: "the system" }
  const { chromium } = await import("@playwright/test")
  return existsSync(chromium.executablePath()) ? { executablePath: chromium.executablePath(), origin: "Playwright" } : null
}

/** A whole browser of the system, for the journey that a headless shell does not pass: what a visit tells at its end was not seen to arrive from there. */
export const findWhole = (): string | undefined => wholeBrowsers.find((path) => existsSync(path))

/** A headless shell without the libraries that it needs, which a Chromium of the system brings along; it does not start where they lack. */
const findCarried = async (): Promise<string | null> => {
  if (process.platform !== "linux" || process.arch !== "x64") return null
  const { default: chromium } = await import("@sparticuz/chromium")
  const path = await chromium.executablePath()
  return spawnSync(path, ["--version"]).status === 0 ? path : null
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
