import { parsePublicUrl } from "../http/publicNetwork.ts"

const MAX_URL_LENGTH = 1000

/**
 * Parses the endpoint of a push service, of at most 1,000 characters. The name may still resolve to a private address, which the sender
 * checks with `createPublicLookup`.
 *
 * @param allowsLoopback - Whether this machine is allowed too, also over HTTP. For development and tests only.
 */
export const pushEndpoint = (text: string, allowsLoopback: boolean): URL | null =>
  text.length > MAX_URL_LENGTH ? null : parsePublicUrl(text, allowsLoopback)
