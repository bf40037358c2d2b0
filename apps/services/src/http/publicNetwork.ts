import { BlockList, isIP, type LookupFunction } from "node:net"

/** Addresses that are not public on the internet. */
const privateBlocks = new BlockList()
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
  privateBlocks.addSubnet(network, prefix, "ipv4")
/** Public IPv6 addresses. All others are private. */
const publicBlocks = new BlockList()
publicBlocks.addSubnet("2000::", 3, "ipv6")
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20]
] as const)
  privateBlocks.addSubnet(network, prefix, "ipv6")

/** Whether an IP address in any notation is public, that is, belongs neither to this machine nor to a private network. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !privateBlocks.check(address, "ipv4")
  return version === 6 && publicBlocks.check(address, "ipv6") && !privateBlocks.check(address, "ipv6")
}

const isLoopback = ({ hostname }: URL): boolean => ["127.0.0.1", "[::1]", "localhost"].includes(hostname)

/**
 * Parses a URL to which the shop may send requests: HTTPS at the default port, a public host name, no credentials. Null for all other URLs.
 * The host name may still resolve to a private address. `createPublicLookup` rejects that.
 *
 * @param allowsLoopback - Whether URLs of this machine are allowed too, even over HTTP. For development and tests only.
 */
export const parsePublicUrl = (text: string, allowsLoopback: boolean): URL | null => {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username !== "" || url.password !== "") return null
  if (isLoopback(url)) return allowsLoopback && /^https?:$/.test(url.protocol) ? url : null
  const isName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(url.hostname)
  const isOwn = /\.(?:local|localhost|internal|home\.arpa|lan|intranet|corp)$/.test(url.hostname)
  return url.protocol === "https:" && url.port === "" && isName && !isOwn ? url : null
}

/**
 * Creates a DNS lookup that rejects a host name with the code `EPRIVATE` if any of its addresses is private. The connection uses the
 * checked address.
 */
export const createPublicLookup =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, [])
      const addresses = Array.isArray(found) ? found : [{ address: found, family: 0 }]
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(Object.assign(new Error("The host resolves to a private network"), { code: "EPRIVATE" }), [])
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
    })
