/** Who is at the other end of a request's connection, as the server that took it knows. */
const peers = new WeakMap<Request, string>()

/** To be told by the server before a request is answered. `address` is the connection's, a proxy's where there is one. */
export const rememberPeer = (request: Request, address: string | undefined): void => {
  if (address !== undefined) peers.set(request, address)
}

/**
 * Whom tries are counted for: the connection's other end or, behind a proxy that is trusted to write `proxyHeader`, the last address in that
 * header, which is the one that the proxy itself has seen. A header that nobody is trusted to write says nothing.
 */
export const clientAddress = (request: Request, proxyHeader: string | undefined): string => {
  const forwarded = proxyHeader === undefined ? undefined : request.headers.get(proxyHeader)?.split(",").at(-1)?.trim()
  const address = forwarded || peers.get(request) || "unknown"
  return network(address).slice(0, 64)
}

/** One customer's IPv6 network has 2^64 addresses, which count as one. */
const network = (address: string): string =>
  address.includes(":") && !address.includes(".") ? `${address.split(":").slice(0, 4).join(":")}::` : address
