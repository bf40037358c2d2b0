import { existsSync } from "node:fs"

const installed = ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/opt/homebrew/bin/haproxy"]

/** The path of HAPROXY_PATH, or of the system's HAProxy: no package carries one. Null if there is none, and then no cluster starts. */
export const findHaproxy = (): string | null =>
  [process.env["HAPROXY_PATH"] || undefined, ...installed].find((file) => file !== undefined && existsSync(file)) ?? null
