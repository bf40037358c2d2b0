import type { LaunchOptions } from "@playwright/test"
import { spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { fileURLToPath } from "node:url"
import { createBrotliDecompress } from "node:zlib"
import { extract } from "tar-fs"

const installed = [
  // Headless builds, which skip window rendering, so a run takes half the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/lib/chromium/chromium-headless-shell",
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
  readonly origin: "CHROMIUM_PATH" | "a package" | "the system" | "Playwright"
  /** Folder of its shared libraries; undefined if it uses the system's libraries. */
  readonly libraries?: string
}

/**
 * Finds a Chromium: CHROMIUM_PATH, or the headless shell of an npm package (Linux x64, equal on every machine), or the
 * system's, or Playwright's. Returns null if none exists.
 */
export const findBrowser = async (): Promise<Browser | null> => {
  const named = process.env["CHROMIUM_PATH"]
  if (named) return existsSync(named) ? { executablePath: named, origin: "CHROMIUM_PATH" } : null
  const carried = await findCarried()
  if (carried) return carried
  const found = installed.find((file) => existsSync(file))
  if (found) return { executablePath: found, origin: "the system" }
  const { chromium } = await import("@playwright/test")
  return existsSync(chromium.executablePath()) ? { executablePath: chromium.executablePath(), origin: "Playwright" } : null
}

/** Finds the packaged headless shell, with the libraries that a machine without a desktop lacks. */
const findCarried = async (): Promise<Browser | null> => {
  if (process.platform !== "linux" || process.arch !== "x64") return null
  const folder = await unpacked()
  const executablePath = path.join(folder, "chromium")
  const libraries = path.join(folder, "lib")
  const { status } = spawnSync(executablePath, ["--version"], { env: environment(libraries) })
  return status === 0 ? { executablePath, libraries, origin: "a package" } : null
}

/** Caches the unpacked files next to the installed packages, because unpacking takes seconds. */
const unpacked = async (): Promise<string> => {
  const carrier = path.dirname(path.dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))))
  const { version }: { readonly version: string } = JSON.parse(readFileSync(path.join(carrier, "package.json"), "utf8"))
  const folder = path.join(import.meta.dirname, "../node_modules/.cache", `chromium-${version}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${randomUUID()}`
  mkdirSync(draft, { recursive: true })
  const unpack = (name: string, into: NodeJS.WritableStream) =>
    pipeline(createReadStream(path.join(carrier, "bin", name)), createBrotliDecompress(), into)
  await Promise.all([
    unpack("chromium.br", createWriteStream(path.join(draft, "chromium"), { mode: 0o755 })),
    unpack("al2023.tar.br", extract(draft))
  ])
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true })
    // If the folder exists, another process has unpacked the files in the meantime.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/**
 * Uses only the fonts of a package, so that measurements are equal on every machine. The fonts are wide, so texts that
 * fit in them fit in most.
 */
const faces = path.join(import.meta.dirname, "fonts.conf")

const environment = (libraries: string | undefined) => ({
  ...process.env,
  FONTCONFIG_FILE: faces,
  ...(libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries })
})

/** Returns Playwright's launch options for machines without a network, a GPU or (in a container) a sandbox. */
export const launchOptions = (browser: Browser | null): LaunchOptions => ({
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync"
  ],
  env: environment(browser?.libraries),
  ...(browser ? { executablePath: browser.executablePath } : {})
})

export const noBrowser = "No working Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH."
