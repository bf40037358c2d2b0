/** ACQ-05 */
export const searchEngines = ["google", "yahoo", "bing", "duckduckgo", "aol"] as const
export type SearchEngine = (typeof searchEngines)[number]

/** Second-level labels that are part of the suffix under a country's domain, as in `google.co.uk` and `yahoo.com.br`. */
const secondLevels: ReadonlySet<string> = new Set(["ac", "co", "com", "edu", "gob", "gov", "ne", "net", "nom", "or", "org"])

/** The host of an absolute address in lower case, without user, port and closing dot; null where there is none. */
export const getHostname = (address: string): string | null => {
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#\\]*)/i.exec(address)?.[1]
  const host = authority?.replace(/^.*@/s, "").replace(/:\d*$/, "").replace(/\.$/, "").toLowerCase()
  return host === undefined || host === "" ? null : host
}

/**
 * The search engine that an address belongs to: the label before the public suffix equals its name, so that neither climbing.com nor
 * google.example.net is one (GAP-C19).
 */
export const detectSearchEngine = (address: string): SearchEngine | null => {
  const labels = getHostname(address)?.split(".") ?? []
  const hasSecondLevel = labels.at(-1)?.length === 2 && secondLevels.has(labels.at(-2) ?? "")
  const name = labels.at(hasSecondLevel ? -3 : -2)
  return searchEngines.find((engine) => engine === name) ?? null
}
