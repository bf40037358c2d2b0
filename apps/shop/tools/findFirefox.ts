import { existsSync } from "node:fs"

const installed = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe"
]

/** The path of FIREFOX_PATH, or of the system's Firefox: no package carries one. Null if there is none, and then its journeys are left out. */
export const findFirefox = (): string | null =>
  [process.env["FIREFOX_PATH"] || undefined, ...installed].find((file) => file !== undefined && existsSync(file)) ?? null
