// @vitest-environment node
import { describe, expect, it } from "vitest"
import { pageStyles, type PageStyles } from "./pageStyles.ts"
import { getCspHash } from "./getCspHash.ts"

const sheets = [
  { href: "/assets/base.css", text: "p{margin:0}" },
  { href: "/assets/cart.css", text: `p::before{content:"</style><script>"}` }
]

const inlinedOf = ({ inlined }: PageStyles): string => inlined.toString()

describe("the sheets of a page", () => {
  it("NAV-129 are in its document in their order, under their addresses, and no link has a browser fetch them", () => {
    const inlined = inlinedOf(pageStyles(sheets))
    expect(inlined.indexOf("p{margin:0}")).toBeLessThan(inlined.indexOf("p::before"))
    expect(inlined).toContain(`<style data-of="/assets/base.css /assets/cart.css">`)
    expect(inlined).not.toContain("<link")
  })

  it("NAV-129 end their element nowhere but at its end", () => {
    const inlined = inlinedOf(pageStyles(sheets))
    expect(inlined.match(/<\/style/g)).toHaveLength(1)
    expect(inlined).toContain(String.raw`content:"<\/style><script>"`)
  })

  it("NAV-130 are allowed by the hash of what stands in the element", () => {
    const styles = pageStyles(sheets)
    const [, text = ""] = /<style[^>]*>(.*?)<\/style>/s.exec(inlinedOf(styles)) ?? []
    expect(getCspHash(text)).toBe(styles.hash)
  })

  it("NAV-131 are named by their addresses for who has them", () => {
    expect(pageStyles(sheets).linked).toBe(
      `<link rel="stylesheet" href="/assets/base.css">\n<link rel="stylesheet" href="/assets/cart.css">`
    )
  })

  it("NAV-132 bring the faces of headings along for who has them, and no face before a stranger's first paint", () => {
    const styles = pageStyles(sheets, ["/assets/face.woff2"])
    expect(styles.linked).toContain(`<link rel="preload" href="/assets/face.woff2" as="font" type="font/woff2" crossorigin>`)
    expect(inlinedOf(styles)).not.toContain("/assets/face.woff2")
  })

  it("NAV-130 are no style at all where there are none", () => {
    expect(pageStyles([])).toEqual({ linked: "", inlined: Buffer.alloc(0), hash: undefined })
  })
})
