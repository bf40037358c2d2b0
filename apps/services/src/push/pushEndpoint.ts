import { BlockList, isIP } from "node:net"

const LONGEST = 1000

/** Addresses of this machine and of networks that are nobody's on the internet. */
const inside = new BlockList()
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3]
] as const)
  inside.addSubnet(network, prefix, "ipv4")
/** What of IPv6 is given out at all; everything else is somebody's own. */
const outside = new BlockList()
outside.addSubnet("2000::", 3, "ipv6")
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20]
] as const)
  inside.addSubnet(network, prefix, "ipv6")

/** Whether a network address is one of the internet's: neither this machine's nor of a private network, in whatever form it is written. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !inside.check(address, "ipv4")
  return version === 6 && outside.check(address, "ipv6") && !inside.check(address, "ipv6")
}

const isLoopback = ({ hostname }: URL): boolean => ["127.0.0.1", "[::1]", "localhost"].includes(hostname)

/**
 * A push service's address, where it is one that the shop sends to: https at its usual port, at a name of the internet, without a user, at
 * most 1,000 characters. A name may still lead inside; that is seen when it is looked up (`isPublicAddress`).
 * @param allowsLoopback also this machine, by http too: where push is tried out, and nowhere else.
 */
export const pushEndpoint = (text: string, allowsLoopback: boolean): URL | null => {
  if (text.length > LONGEST || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username !== "" || url.password !== "") return null
  if (isLoopback(url)) return allowsLoopback && /^https?:$/.test(url.protocol) ? url : null
  const isName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(url.hostname)
  const isOwn = /\.(?:local|localhost|internal|home\.arpa|lan|intranet|corp)$/.test(url.hostname)
  return url.protocol === "https:" && url.port === "" && isName && !isOwn ? url : null
}
