import type { Settings } from "../settings/Settings.ts"
import { type CheckResult, pass, warn } from "./CheckResult.ts"

const isLocalHost = (host: string): boolean => ["127.0.0.1", "localhost", "::1", "[::1]"].includes(host)

/** Whether visitors on other machines can reach the shop at its public URL. */
export const isPublic = ({ publicOrigin }: Pick<Settings, "publicOrigin">): boolean => !isLocalHost(new URL(publicOrigin).hostname)

/**
 * Checks that a public shop is behind an https proxy that sends client IP addresses, and that clients cannot bypass it.
 * The settings reject an https PUBLIC_ORIGIN without PROXY_HEADER.
 */
export const checkProxy = (settings: Pick<Settings, "host" | "proxyHeader" | "publicOrigin">): CheckResult => {
  const { host, proxyHeader, publicOrigin } = settings
  if (isPublic(settings) && !publicOrigin.startsWith("https:"))
    return warn(`${publicOrigin} is not encrypted: set up an https proxy, set PUBLIC_ORIGIN to its URL and PROXY_HEADER to its header.`)
  if (proxyHeader === undefined) return pass(`PROXY_HEADER is not needed at ${publicOrigin}.`)
  if (!isLocalHost(host))
    return warn(`HOST is ${host}, so clients that bypass the proxy can forge ${proxyHeader}: let only the proxy reach the port.`)
  return pass(`The client IP address is read from ${proxyHeader}, and only this machine can reach the port.`)
}
