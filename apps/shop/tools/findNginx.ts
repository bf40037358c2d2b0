import { existsSync } from "node:fs"

const installed = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"]

/** The path of NGINX_PATH, or of the system's nginx: no package carries one. Null if there is none, and then the journeys through it are left out. */
export const findNginx = (): string | null =>
  [process.env["NGINX_PATH"] || undefined, ...installed].find((file) => file !== undefined && existsSync(file)) ?? null
