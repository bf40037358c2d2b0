import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getHostname, detectSearchEngine } from "./rules.ts"

/** Real referrers of the search engines in several countries. */
const referrers = [
  ["google", "https://www.google.com/"],
  ["google", "https://www.google.co.uk/"],
  ["google", "https://google.com.au/search?q=ls+swap"],
  ["google", "https://www.google.de:443/"],
  ["google", "https://images.google.co.jp/imgres"],
  ["google", "https://news.google.com./"],
  ["google", "https://GOOGLE.COM"],
  ["yahoo", "https://search.yahoo.com/search;_ylt=A0"],
  ["yahoo", "https://uk.search.yahoo.com/"],
  ["yahoo", "https://search.yahoo.co.jp/search?p=brakes"],
  ["yahoo", "https://br.search.yahoo.com.br/"],
  ["bing", "https://www.bing.com/"],
  ["bing", "https://cn.bing.com/search?q=cam"],
  ["duckduckgo", "https://duckduckgo.com/"],
  ["duckduckgo", "https://html.duckduckgo.com/html/"],
  ["aol", "https://search.aol.com/aol/search"],
  ["aol", "https://search.aol.co.uk/"]
] as const

describe("detectSearchEngine", () => {
  it.each(referrers)("ACQ-05 detects %s in %s", (engine, referrer) => {
    expect(detectSearchEngine(referrer)).toBe(engine)
  })

  it.each([
    "",
    "google",
    "google.com",
    "https://google/",
    "https://uk/",
    "https://google.com.example/",
    "see https://www.google.com/",
    "https://com/",
    "https://www.climbing.com/",
    "https://mybing.com/",
    "https://google.example.net/",
    "https://www.google.com.example.net/",
    "https://example.net/?from=https://www.google.com/",
    "https://example.net/google.com",
    "https://example.net#@google.com",
    "https://google.com@example.net/",
    "https://example.net\\@google.com/",
    "https://www.ecosia.org/",
    "https://search.brave.com/",
    "https://yandex.ru/",
    "https://www.baidu.com/",
    "https://co.uk/",
    "https://[::1]:3000/",
    "javascript:google.com"
  ])("ACQ-05 GAP-C19 detects no search engine in %j", (referrer) => {
    expect(detectSearchEngine(referrer)).toBeNull()
  })

  it.each([
    ["https://ann:secret@www.Google.com.:443/a", "www.google.com"],
    ["https://[::1]:3000/", "[::1]"],
    ["https:///a", null],
    ["google.com", null],
    ["", null]
  ])("ACQ-05 parses the host of %j as %j", (address, host) => {
    expect(getHostname(address)).toBe(host)
  })

  it("ACQ-05 parses hosts like the platform's URL class", () => {
    fc.assert(
      fc.property(fc.domain(), fc.constantFrom("", ":8080", "."), fc.constantFrom("", "/", "/a@b", "?a=//c", "#d"), (host, end, rest) => {
        const address = `https://${host}${end}${rest}`
        expect(getHostname(address)).toBe(new URL(address).hostname.replace(/\.$/, ""))
      })
    )
  })
})
