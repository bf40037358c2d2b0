import { existsSync } from "node:fs"

/** The first of the path that a variable of the environment names and these that there is. */
const found = (variable: string, installed: ReadonlyArray<string>): string | null =>
  [process.env[variable] || undefined, ...installed].find((file) => file !== undefined && existsSync(file)) ?? null

/** The path of FIREFOX_PATH, or of the system's Firefox: no package carries one. Null if there is none: its tests are skipped. */
export const findFirefox = (): string | null =>
  found("FIREFOX_PATH", [
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/snap/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe"
  ])

/** The path of NGINX_PATH, or of the system's nginx: no package carries one. Null if there is none: the tests through it are skipped. */
export const findNginx = (): string | null =>
  found("NGINX_PATH", ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"])

/** The path of HAPROXY_PATH, or of the system's HAProxy: no package carries one. Null if there is none, and then no cluster starts. */
export const findHaproxy = (): string | null =>
  found("HAPROXY_PATH", ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/opt/homebrew/bin/haproxy"])
