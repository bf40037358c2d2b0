// @vitest-environment node
import { DISMISSED_MINUTES, isDismissed } from "@camber/domain/banners"
import { COLLECTOR_PATH, EventBatch } from "@camber/domain/telemetry"
import { Schema } from "effect"
import { createHash } from "node:crypto"
import { runInNewContext } from "node:vm"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sampleFacts } from "../../../test/samples.ts"
import type { PageHead } from "../../foundation/page/PageHead.ts"
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
      later: ["/assets/page.js"]
    },
    markup: "<main>Page</main>",
    hydration
  })

/** Every script element of the page: what its tag says, and what stands in it. */
const scriptsOf = (html: string) => [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, tag = "", text = ""]) => ({ tag, text }))
const tagCounts = (html: string) => (html.match(/<\/?[a-z]+/gi) ?? []).length

describe("the document", () => {
  it("says above a page what of it needs scripts, with ways on, and on a page of forms nothing of it", () => {
    const aside = (html: string) => /<noscript><aside.*?<\/noscript>/s.exec(html)?.[0]
    const said = aside(drawn({ needsScripts: "Your <lists>" })) ?? ""
    expect(said).toContain("Your &lt;lists&gt; need JavaScript")
    expect([...said.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      "/categories",
      "/forms/cart",
      "/forms/orders",
      "/forms/addresses",
      "/forms/track",
      "/info/helpcenter"
    ])
    expect([aside(drawn()), aside(drawn({ needsScripts: "Your lists" }, null))]).toEqual([undefined, undefined])
  })

  it("has inline scripts whose hashes are exactly those that the policy allows", () => {
    const inline = scriptsOf(drawn()).filter(({ tag }) => tag === "" || tag.includes("speculationrules"))
    expect(inline.map(({ text }) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)).toEqual(inlineScriptHashes)
  })

  it("names the picture for sharing as a card in a form that other sites show, the shop's where the page has none", () => {
    const picture = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1]
    expect(picture(drawn())).toBe("https://shop.example/content/parts/brake-rotor.png")
    expect(picture(drawn({ imagePath: "/content/parts/brake-rotor.svg?bolts=6" }))).toBe(
      "https://shop.example/content/parts/brake-rotor.png?bolts=6"
    )
    expect(picture(drawn({ imagePath: null }))).toMatch(/^https:\/\/shop\.example\/content\/kits\.png\?c=/)
    expect(drawn()).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it("sets the theme before any style or script is named", () => {
    const html = drawn()
    expect(html.indexOf("dataset.theme")).toBeLessThan(html.indexOf("/assets/"))
  })

  it("CTRL-36 CTRL-43 sets the chosen theme, and the device's where the cookie says anything else", () => {
    const [theme] = scriptsOf(drawn())
    const themeFor = (cookie: string, isDark: boolean): string | undefined => {
      const documentElement = { dataset: { theme: undefined as string | undefined } }
      runInNewContext(theme?.text ?? "", { document: { cookie, documentElement }, matchMedia: () => ({ matches: isDark }) })
      return documentElement.dataset.theme
    }
    for (const device of ["dark", "light"])
      expect(
        ["theme=dark", "a=1; theme=light; b=2", "theme=darkish", "mytheme=dark", ""].map((cookie) => themeFor(cookie, device === "dark"))
      ).toEqual(["dark", "light", device, device, device])
  })

  it("NAV-132 has the faces wait for the first paint of a stranger, whose styles are in the document", () => {
    const script = scriptsOf(drawn()).find(({ text }) => text.includes("dataset.faces"))
    const facesWith = (styles: string): string | undefined => {
      const documentElement = { dataset: { faces: undefined as string | undefined } }
      runInNewContext(script?.text ?? "", {
        document: {
          documentElement,
          querySelector: (selector: string) => (selector === "style[data-of]" && styles.includes("<style data-of=") ? {} : null)
        }
      })
      return documentElement.dataset.faces
    }
    const { inlined, linked } = pageStyles([{ href: "/assets/entry.css", text: "p{}" }])
    expect([facesWith(inlined.toString()), facesWith(linked)]).toEqual(["late", undefined])
    expect(scriptsOf(drawn({}, null)).some(({ text }) => text.includes("dataset.faces"))).toBe(false)
  })

  describe("the banners that were dismissed", () => {
    const minute = 60_000
    const now = 43_800 * minute * 3
    /** What the sheet says that a browser with this in its storage makes. */
    const sheetFor = (storage: Readonly<Record<string, string>>) => {
      const script = scriptsOf(drawn()).find(({ text }) => text.includes("DismissedBanners"))
      const document: { adoptedStyleSheets: ReadonlyArray<{ text: string }> } = { adoptedStyleSheets: [] }
      class CSSStyleSheet {
        text = ""
        replaceSync(text: string) {
          this.text = text
        }
      }
      runInNewContext(script?.text ?? "", { document, localStorage: storage, CSSStyleSheet, JSON, Date: { now: () => now } })
      return document.adoptedStyleSheets.map(({ text }) => text).join("")
    }
    const kept = (value: unknown) => ({ DismissedBanners: JSON.stringify({ value, keptAt: now }) })

    it("BAN-07 are hidden before the first paint, for as long as the domain has them away", () => {
      const dismissed = [
        { id: 7, dismissedAt: now },
        { id: 8, dismissedAt: now - DISMISSED_MINUTES * minute + 1 },
        { id: 9, dismissedAt: now - DISMISSED_MINUTES * minute }
      ]
      const away = dismissed.filter(({ id }) => isDismissed(dismissed, id, now)).map(({ id }) => `[data-banner="${id}"]{display:none}`)
      expect([away.length, sheetFor(kept(dismissed))]).toEqual([2, away.join("")])
    })

    it("are none where nothing was kept, or something broken or hostile", () => {
      expect([{}, { DismissedBanners: "" }, { DismissedBanners: "null" }, { DismissedBanners: "[1]" }].map(sheetFor)).toEqual([
        "",
        "",
        "",
        ""
      ])
      expect(sheetFor(kept([{ id: `1"]{}body`, dismissedAt: now }]))).toBe(`[data-banner="NaN"]{display:none}`)
    })
  })

  describe("the page that its visitor leaves early", () => {
    interface Leaving {
      readonly cookie?: string
      readonly globalPrivacyControl?: boolean
      readonly isTakenOver?: boolean
      readonly title?: string
    }
    /** What the collector takes of the page when it is left twice. */
    const toldBy = async ({ cookie = "", globalPrivacyControl, isTakenOver = false, title = "Brakes" }: Leaving = {}) => {
      const script = scriptsOf(drawn()).find(({ text }) => text.includes("endEarlyView"))
      const page = new EventTarget()
      const beacons: Array<{ readonly path: string; readonly body: Blob }> = []
      const world = {
        document: { cookie, title, referrer: "https://search.example/", documentElement: { dataset: { pageType: "Shop" } } },
        navigator: { globalPrivacyControl, sendBeacon: (path: string, body: Blob) => beacons.push({ path, body }) },
        location: { pathname: "/shop/brakes~2-3", search: `?x=${"y".repeat(3000)}` },
        addEventListener: page.addEventListener.bind(page),
        removeEventListener: page.removeEventListener.bind(page),
        window: {} as { endEarlyView?: () => void },
        Blob
      }
      runInNewContext(script?.text ?? "", world)
      if (isTakenOver) world.window.endEarlyView?.()
      for (let times = 0; times < 2; times++) page.dispatchEvent(new Event("pagehide"))
      return Promise.all(
        beacons.map(async ({ body, path }) => {
          expect([path, body.type]).toEqual([COLLECTOR_PATH, "application/json"])
          return Schema.decodeUnknownSync(EventBatch)(JSON.parse(await body.text())).events
        })
      )
    }

    it("ANL-101 is told once, as the collector takes it, however long its title", async () => {
      const viewed = { name: "Page Viewed", pageType: "Shop", title: "Brakes", referrer: "https://search.example/" }
      expect(await toldBy()).toMatchObject([[{ event: viewed }]])
      expect(await toldBy({ title: "\u{1f527}".repeat(400) })).toMatchObject([[{ event: { title: expect.stringMatching(/^.{150}$/u) } }]])
    })

    it.each<readonly [string, Leaving]>([
      ["once others tell of it", { isTakenOver: true }],
      ["of whose browser refuses", { globalPrivacyControl: true }],
      ["of who has refused", { cookie: "a=1; Privacy=refused; b=2" }],
      ["of staff", { cookie: "ExcludeFromAnalytics=true" }],
      ["of a bot", { cookie: "VIN=bot-7" }]
    ])("ANL-101 GAP-41 is not told %s", async (_, leaving) => {
      expect(await toldBy(leaving)).toEqual([])
    })
  })

  it("NAV-131 names its styles, its fonts and the entry with what that imports, and leaves to it the scripts that come later", () => {
    const html = drawn()
    for (const line of [
      `<link rel="stylesheet" href="/assets/entry.css">`,
      `<link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossorigin>`,
      `<script type="module" src="/assets/beside.js" fetchpriority="low"></script>`,
      `<script type="module" src="/assets/entry.js" fetchpriority="low" data-then="/assets/page.js"></script>`
    ]) {
      expect(html).toContain(line)
    }
    expect(html).not.toContain("modulepreload")
  })

  it("gives an indexed page its canonical address under the shop's own origin, and keeps the others out of search engines", () => {
    expect(drawn()).toContain(`<link rel="canonical" href="https://shop.example/shop/brakes~2-3">`)
    const narrowed = drawn({ isIndexed: false })
    expect(narrowed).toContain(`<meta name="robots" content="noindex">`)
    expect(narrowed).not.toContain("canonical")
  })

  it("has no element and no script more for any text in its head or in its data", () => {
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

  it("carries the data that it was drawn from as JSON that runs nothing", () => {
    const data = { seed: { name: "</script>" }, list: [1, null] }
    const script = scriptsOf(drawn({}, data)).find(({ tag }) => tag.includes(`id="hydration"`))
    expect(script?.tag).toContain("application/json")
    expect(JSON.parse(script?.text ?? "")).toEqual(data)
  })
})
