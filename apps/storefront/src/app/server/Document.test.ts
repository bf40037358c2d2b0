// @vitest-environment node
import { createHash } from "node:crypto"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sampleFacts } from "../../../test/samples.ts"
import type { PageHead } from "../../foundation/page/PageHead.ts"
import banners from "../inline-scripts/banners.ts?script"
import theme from "../inline-scripts/theme.ts?script"
import { htmlDocument, inlineScriptHashes } from "./Document.ts"
import { pageStyles } from "./pageStyles.ts"

const head = (changes: Partial<PageHead> = {}): PageHead => ({
  title: "Brakes | Camber",
  description: "What stops.",
  canonicalPath: "/shop/brakes~2-3",
  isIndexed: true,
  imagePath: "/content/parts/brake-rotor.svg",
  structuredData: () => [],
  ...changes
})
const drawn = (changes: Partial<PageHead> = {}, hydration: unknown = {}) =>
  htmlDocument({
    head: head(changes),
    origin: "https://shop.example",
    brandName: "Camber",
    hasPlainRibbons: false,
    pageType: "Shop",
    facts: sampleFacts,
    assets: {
      entry: "/assets/entry.js",
      beside: ["/assets/beside.js"],
      styles: pageStyles([{ href: "/assets/entry.css", text: "p{}" }], ["/assets/font.woff2"]),
      later: ["/assets/page.js"],
      atSign: ["/assets/engine.js", "/assets/drawer.css"]
    },
    markup: "<main>Page</main>",
    hydration
  })

/** Returns every script element of the page: its attributes and its content. */
const scriptsOf = (html: string) => [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, tag = "", text = ""]) => ({ tag, text }))
const tagCounts = (html: string) => (html.match(/<\/?[a-z]+/gi) ?? []).length

describe("the document", () => {
  it("lists the features that need scripts and their alternatives above a page, but not above a form page", () => {
    const aside = (html: string) => /<noscript><aside.*?<\/noscript>/s.exec(html)?.[0]
    const notice = aside(drawn({ needsScripts: "Your <lists>" })) ?? ""
    expect(notice).toContain("Your &lt;lists&gt; need JavaScript")
    expect([...notice.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      "/categories",
      "/shoppingcart",
      "/account/orderhistory",
      "/account",
      "/Track/OrderLocator",
      "/info/helpcenter"
    ])
    expect([aside(drawn()), aside(drawn({ needsScripts: "Your lists" }, null))]).toEqual([undefined, undefined])
  })

  it("has inline scripts whose hashes match the policy exactly", () => {
    const inline = scriptsOf(drawn()).filter(({ tag }) => tag === "" || tag.includes("speculationrules"))
    expect(inline.map(({ text }) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)).toEqual(inlineScriptHashes)
  })

  it("sets the share image as a card in a format that other sites support, and falls back to the shop's image", () => {
    const picture = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1]
    expect(picture(drawn())).toBe("https://shop.example/content/parts/brake-rotor.png")
    expect(picture(drawn({ imagePath: "/content/parts/brake-rotor.svg?bolts=6" }))).toBe(
      "https://shop.example/content/parts/brake-rotor.png?bolts=6"
    )
    expect(picture(drawn({ imagePath: null }))).toMatch(/^https:\/\/shop\.example\/content\/kits\.png\?c=/)
    expect(drawn()).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it("sets the theme before any style or script", () => {
    const html = drawn()
    expect(html.indexOf("dataset.theme")).toBeLessThan(html.indexOf("/assets/"))
  })

  it("has only the scripts of a form page if the page does not hydrate", () => {
    expect(scriptsOf(drawn({}, null)).map(({ text }) => text)).toEqual([theme, banners])
  })

  it("NAV-131 links its styles, fonts, entry and the entry's imports, and leaves later scripts to the entry", () => {
    const html = drawn()
    for (const line of [
      `<link rel="stylesheet" href="/assets/entry.css">`,
      `<link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossorigin>`,
      `<script type="module" src="/assets/beside.js" fetchpriority="low"></script>`,
      `<script type="module" src="/assets/entry.js" fetchpriority="low" data-then="/assets/page.js" data-sign="/assets/engine.js /assets/drawer.css"></script>`
    ]) {
      expect(html).toContain(line)
    }
    expect(html).not.toContain("modulepreload")
  })

  it("gives an indexed page its canonical URL under the shop's own origin, and excludes the others from search engines", () => {
    expect(drawn()).toContain(`<link rel="canonical" href="https://shop.example/shop/brakes~2-3">`)
    const narrowed = drawn({ isIndexed: false })
    expect(narrowed).toContain(`<meta name="robots" content="noindex">`)
    expect(narrowed).not.toContain("canonical")
  })

  it("never turns text in its head or its data into an element or a script", () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom("</title><script>alert(1)</script>", `"><img src=x onerror=alert(1)>`, "</script><b>", "<!--<script>")
    )
    const plain = drawn({ structuredData: () => [{ "@context": "https://schema.org", "@type": "Thing", name: "x" }] }, { query: "x" })
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, description, name) => {
        const html = drawn(
          {
            title,
            description,
            canonicalPath: `/${name}`,
            structuredData: () => [{ "@context": "https://schema.org", "@type": "Thing", name }]
          },
          { query: name }
        )
        expect(tagCounts(html)).toBe(tagCounts(plain))
        expect(scriptsOf(html).map(({ tag }) => tag)).toEqual(scriptsOf(plain).map(({ tag }) => tag))
      })
    )
  })

  it("contains its render data as inert JSON", () => {
    const data = { seed: { name: "</script>" }, list: [1, null] }
    const script = scriptsOf(drawn({}, data)).find(({ tag }) => tag.includes(`id="hydration"`))
    expect(script?.tag).toContain("application/json")
    expect(JSON.parse(script?.text ?? "")).toEqual(data)
  })
})
