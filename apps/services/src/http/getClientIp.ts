import { isIPv4, isIPv6 } from "node:net"

/** Who is at the other end of a request's connection, as the server that took it knows. */
const peers = new WeakMap<Request, string>()

/** To be told by the server before a request is answered. `address` is the connection's, a proxy's where there is one. */
export const setPeerAddress = (request: Request, address: string | undefined): void => {
  if (address !== undefined) peers.set(request, address)
}

/** Has a request that the shop makes for a visitor count for the client of the visitor's own. */
export const forwardForVisitor = (request: Request, visitor: Request, proxyHeader: string | undefined): Request => {
  setPeerAddress(request, peers.get(visitor))
  const forwarded = proxyHeader === undefined ? null : visitor.headers.get(proxyHeader)
  if (proxyHeader !== undefined && forwarded !== null) request.headers.set(proxyHeader, forwarded)
  return request
}

/** In the place of an address that nobody knows. */
export const UNKNOWN_CLIENT = "unknown"

/**
 * Whom tries are counted for: the connection's other end or, behind a proxy that is trusted to write `proxyHeader`, the last address in that
 * header, which is the one that the proxy itself has seen. A header that nobody is trusted to write says nothing.
 */
export const getClientIp = (request: Request, proxyHeader: string | undefined): string => {
  const forwarded = proxyHeader === undefined ? undefined : request.headers.get(proxyHeader)?.split(",").at(-1)?.trim()
  const address = forwarded || peers.get(request) || UNKNOWN_CLIENT
  return network(withoutPort(address.slice(0, 64)))
}

/** Some proxies write a port behind the address, and brackets around one of IPv6. */
const withoutPort = (address: string): string => {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? []
  const [, dotted] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? []
  return bracketed ?? dotted ?? address
}

/** One customer's IPv6 network has 2^64 addresses, which count as one, however each is written; an IPv4 address within IPv6 is itself. */
const network = (address: string): string => {
  const [plain = ""] = address.split("%")
  if (!isIPv6(plain)) return address
  const groups = expanded(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6], groups[7]].flatMap((pair = 0) => [pair >> 8, pair & 255]).join(".")
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::`
}

/** The eight groups of an IPv6 address. */
const expanded = (address: string): ReadonlyArray<number> => {
  const [left = "", right] = address.split("::")
  const [before, after] = [groupsOf(left), groupsOf(right ?? "")]
  const zeros = Array.from({ length: right === undefined ? 0 : Math.max(0, 8 - before.length - after.length) }, () => 0)
  return [...before, ...zeros, ...after]
}

const groupsOf = (text: string): ReadonlyArray<number> =>
  text === ""
    ? []
    : text.split(":").flatMap((group) => {
        if (!isIPv4(group)) return [Number.parseInt(group, 16)]
        const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number)
        return [a * 256 + b, c * 256 + d]
      })

/** The client whose share of the shop a request takes; null for a program of this machine, and where nobody knows. */
export const getRateLimitClient = (request: Request, proxyHeader: string | undefined): string | null => {
  const client = isLoopbackRequest(request, proxyHeader) ? UNKNOWN_CLIENT : getClientIp(request, proxyHeader)
  return client === UNKNOWN_CLIENT ? null : client
}

const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"]

/**
 * Returns whether a program of this machine sent the request for itself: to the machine's own name, in its address and in its Host header, and
 * without a header that a proxy adds, the configured one among them.
 */
export const isLoopbackRequest = (request: Request, proxyHeader: string | undefined): boolean => {
  const peer = peers.get(request)
  const host = request.headers.get("host")
  return (
    (peer === undefined || /^(?:127\.|::1$)/.test(peer.replace(/^::ffff:/, ""))) &&
    ownHost.test(new URL(request.url).host) &&
    (host === null || ownHost.test(host)) &&
    [...forwarding, ...(proxyHeader === undefined ? [] : [proxyHeader])].every((name) => !request.headers.has(name))
  )
}

const ownHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
