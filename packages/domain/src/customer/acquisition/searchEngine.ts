/** Search engines to detect (ACQ-05). */
export const searchEngines = ["google", "yahoo", "bing", "duckduckgo", "aol"] as const
export type SearchEngine = (typeof searchEngines)[number]

/** Second-level labels of public suffixes below a country domain, as in `google.co.uk` and `yahoo.com.br`. */
const secondLevels: ReadonlySet<string> = new Set(["ac", "co", "com", "edu", "gob", "gov", "ne", "net", "nom", "or", "org"])

/** Parses the host of an absolute URL in lower case, without user, port and trailing dot; null if there is none. */
export const getHostname = (address: string): string | null => {
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#\\]*)/i.exec(address)?.[1]
  const host = authority?.replace(/^.*@/s, "").replace(/:\d*$/, "").replace(/\.$/, "").toLowerCase()
  return host === undefined || host === "" ? null : host
}

/**
 * Detects the search engine of a URL.
 *
 * The label before the public suffix must equal its name, so climbing.com and google.example.net do not match (GAP-C19).
 */
export const detectSearchEngine = (address: string): SearchEngine | null => {
  const labels = getHostname(address)?.split(".") ?? []
  const hasSecondLevel = labels.at(-1)?.length === 2 && secondLevels.has(labels.at(-2) ?? "")
  const name = labels.at(hasSecondLevel ? -3 : -2)
  return searchEngines.find((engine) => engine === name) ?? null
}
