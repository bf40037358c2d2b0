// @vitest-environment node
import { describe, expect, it } from "vitest"
import { pageStyles, type PageStyles } from "./pageStyles.ts"
import { getCspHash } from "./escape.ts"

const sheets = [
  { href: "/assets/base.css", text: "p{margin:0}" },
  { href: "/assets/cart.css", text: `p::before{content:"</style><script>"}` }
]

const inlinedOf = ({ inlined }: PageStyles): string => inlined.toString()

describe("the stylesheets of a page", () => {
  it("NAV-129 appear inline in order with their URLs, and no link makes a browser fetch them", () => {
    const inlined = inlinedOf(pageStyles(sheets))
    expect(inlined.indexOf("p{margin:0}")).toBeLessThan(inlined.indexOf("p::before"))
    expect(inlined).toContain(`<style data-of="/assets/base.css /assets/cart.css">`)
    expect(inlined).not.toContain("<link")
  })

  it("NAV-129 cannot end their style element early", () => {
    const inlined = inlinedOf(pageStyles(sheets))
    expect(inlined.match(/<\/style/g)).toHaveLength(1)
    expect(inlined).toContain(String.raw`content:"<\/style><script>"`)
  })

  it("NAV-130 match the permitted hash of the element's content", () => {
    const styles = pageStyles(sheets)
    const [, text = ""] = /<style[^>]*>(.*?)<\/style>/s.exec(inlinedOf(styles)) ?? []
    expect(getCspHash(text)).toBe(styles.hash)
  })

  it("NAV-131 use links for returning visitors", () => {
    expect(pageStyles(sheets).linked).toBe(
      `<link rel="stylesheet" href="/assets/base.css">\n<link rel="stylesheet" href="/assets/cart.css">`
    )
  })

  it("NAV-132 preload heading fonts for returning visitors, and no font before a new visitor's first paint", () => {
    const styles = pageStyles(sheets, ["/assets/face.woff2"])
    expect(styles.linked).toContain(`<link rel="preload" href="/assets/face.woff2" as="font" type="font/woff2" crossorigin>`)
    expect(inlinedOf(styles)).not.toContain("/assets/face.woff2")
  })

  it("NAV-130 produce no style element if there are none", () => {
    expect(pageStyles([])).toEqual({ linked: "", inlined: Buffer.alloc(0), hash: undefined })
  })
})
