import { isIPv4, isIPv6 } from "node:net"

/** IP address of the other end of each request's connection, set by the server. */
const peers = new WeakMap<Request, string>()

/**
 * Sets the address of the other end of a request's connection: the client, or a proxy in between. The server calls it before handling the
 * request.
 */
export const setPeerAddress = (request: Request, address: string | undefined): void => {
  if (address !== undefined) peers.set(request, address)
}

/** Attributes an in-process request to the visitor's client IP address. */
export const forwardForVisitor = (request: Request, visitor: Request, proxyHeader: string | undefined): Request => {
  setPeerAddress(request, peers.get(visitor))
  const forwarded = proxyHeader === undefined ? null : visitor.headers.get(proxyHeader)
  if (proxyHeader !== undefined && forwarded !== null) request.headers.set(proxyHeader, forwarded)
  return request
}

/** Placeholder for an unknown address. */
export const UNKNOWN_CLIENT = "unknown"

/**
 * Returns the client IP address for attempt limits: the address of the connection, or, behind a trusted proxy, the last address in
 * `proxyHeader`, which the proxy itself added. All other headers are ignored.
 */
export const getClientIp = (request: Request, proxyHeader: string | undefined): string => {
  const forwarded = proxyHeader === undefined ? undefined : request.headers.get(proxyHeader)?.split(",").at(-1)?.trim()
  const address = forwarded || peers.get(request) || UNKNOWN_CLIENT
  return toNetwork(stripPort(address.slice(0, 64)))
}

/** Some proxies append a port, and put IPv6 addresses in brackets. */
const stripPort = (address: string): string => {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? []
  const [, dotted] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? []
  return bracketed ?? dotted ?? address
}

/**
 * Reduces an IPv6 address to its /64 network, because one customer has 2^64 addresses. Converts an IPv4-mapped address
 * to IPv4.
 */
const toNetwork = (address: string): string => {
  const [plain = ""] = address.split("%")
  if (!isIPv6(plain)) return address
  const groups = expandGroups(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6], groups[7]].flatMap((pair = 0) => [pair >> 8, pair & 255]).join(".")
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::`
}

/** Expands an IPv6 address to its eight groups. */
const expandGroups = (address: string): ReadonlyArray<number> => {
  const [left = "", right] = address.split("::")
  const [before, after] = [parseGroups(left), parseGroups(right ?? "")]
  const zeros = Array.from({ length: right === undefined ? 0 : Math.max(0, 8 - before.length - after.length) }, () => 0)
  return [...before, ...zeros, ...after]
}

const parseGroups = (text: string): ReadonlyArray<number> =>
  text === ""
    ? []
    : text.split(":").flatMap((group) => {
        if (!isIPv4(group)) return [Number.parseInt(group, 16)]
        const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number)
        return [a * 256 + b, c * 256 + d]
      })

/** Returns the client to which rate limits and CPU shares apply; null for programs on this machine and unknown clients. */
export const getRateLimitClient = (request: Request, proxyHeader: string | undefined): string | null => {
  const client = isLoopbackRequest(request, proxyHeader) ? UNKNOWN_CLIENT : getClientIp(request, proxyHeader)
  return client === UNKNOWN_CLIENT ? null : client
}

const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"]

/**
 * Whether a program on this machine sent the request for itself. The URL and the Host header must name a local host, and there must be no
 * proxy headers.
 */
export const isLoopbackRequest = (request: Request, proxyHeader: string | undefined): boolean => {
  const peer = peers.get(request)
  const host = request.headers.get("host")
  return (
    (peer === undefined || /^(?:127\.|::1$)/.test(peer.replace(/^::ffff:/, ""))) &&
    LOCAL_HOST.test(new URL(request.url).host) &&
    (host === null || LOCAL_HOST.test(host)) &&
    [...PROXY_HEADERS, ...(proxyHeader === undefined ? [] : [proxyHeader])].every((name) => !request.headers.has(name))
  )
}

const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
