import { existsSync } from "node:fs"

/** Returns the first existing path of the environment variable and these candidates. */
const found = (variable: string, installed: ReadonlyArray<string>): string | null =>
  [process.env[variable] || undefined, ...installed].find((file) => file !== undefined && existsSync(file)) ?? null

/**
 * Finds Firefox by FIREFOX_PATH or on the system, because no npm package contains it. Returns null if it is missing;
 * its tests are then skipped.
 */
export const findFirefox = (): string | null =>
  found("FIREFOX_PATH", [
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/snap/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe"
  ])

/**
 * Finds nginx by NGINX_PATH or on the system, because no npm package contains it. Returns null if it is missing; its
 * tests are then skipped.
 */
export const findNginx = (): string | null =>
  found("NGINX_PATH", ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"])

/**
 * Finds HAProxy by HAPROXY_PATH or on the system, because no npm package contains it. Returns null if it is missing;
 * the cluster then cannot start.
 */
export const findHaproxy = (): string | null =>
  found("HAPROXY_PATH", ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/opt/homebrew/bin/haproxy"])
