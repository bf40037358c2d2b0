import { readFileSync } from "node:fs"
import { isIP } from "node:net"

/** A shop that runs on this machine, and one of its pages of each kind. */
export interface Peer {
  readonly name: string
  readonly pages: ReadonlyMap<string, string>
}

const kinds = ["home", "listing", "product", "search"]

/**
 * Parses shops to compare: `name=home,listing,product,search` with a URL for each (an omitted kind is not measured), or
 * the path of a JSON file with `{"name": {"home": "http://..."}}`. Throws if a URL is not on this machine, or if two
 * shops have different pages.
 */
export const parsePeers = (words: ReadonlyArray<string>): ReadonlyArray<Peer> => {
  const entries = words.flatMap((word): ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> => {
    if (word.endsWith(".json")) return Object.entries(JSON.parse(readFileSync(word, "utf8")) as Record<string, Record<string, string>>)
    const [name = "", addresses = ""] = word.split(/=(.*)/s)
    return [
      [
        name,
        Object.fromEntries(
          addresses.split(",").flatMap((address, at) => (address === "" ? [] : [[kinds[at] ?? `page ${at + 1}`, address]]))
        )
      ]
    ]
  })
  const peers = entries.map(([name, pages]) => ({ name, pages: new Map(Object.entries(pages)) }))
  const [first] = peers
  if (first === undefined || peers.length < 2) throw new Error("Name at least two shops: name=home,listing,product,search name=...")
  for (const { name, pages } of peers) {
    if ([...pages.keys()].join() !== [...first.pages.keys()].join() || pages.size === 0)
      throw new Error(`${name} has different pages from ${first.name}. List the same kinds for each shop.`)
    for (const address of pages.values())
      if (!isOfThisMachine(address)) throw new Error(`${address} is not on this machine. Use a loopback URL.`)
  }
  return peers
}

const isOfThisMachine = (address: string): boolean => {
  const host = URL.parse(address)?.hostname.replaceAll(/^\[|\]$/g, "") ?? ""
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."))
}
