import { describe, expect, it } from "vitest"
import { createMailHtml } from "./createMailHtml.ts"

const shop = { brandName: `Rallye & "Sons"`, logo: `${"0a".repeat(16)}-480x112` }
const create = (body: string) => createMailHtml(body, shop, "https://shop.example") ?? ""

describe("createMailHtml", () => {
  it("EDIT-36 creates no HTML without a logo", () => {
    expect(createMailHtml("Hello", { ...shop, logo: null }, "https://shop.example")).toBeNull()
  })

  it("EDIT-36 shows the logo in its proportions, with the shop's name as text", () => {
    expect(create("Hello")).toContain(
      `<img src="https://shop.example/pictures/${shop.logo}/logo.png" alt="Rallye &amp; &quot;Sons&quot;" width="240" height="56"`
    )
  })

  it("EDIT-36 keeps paragraphs and lines, escapes text, and links only the shop's own addresses", () => {
    const html = create(
      "Hello <b>June</b>,\n\nLine 1\nLine 2\n\nhttps://shop.example/track?a=1&b=2\n\nhttps://shop.example.evil/\nhttps://evil.example/"
    )
    expect(html).toContain("<p>Hello &lt;b&gt;June&lt;/b&gt;,</p>\n<p>Line 1<br>Line 2</p>")
    expect(html).toContain(`<a href="https://shop.example/track?a=1&amp;b=2">https://shop.example/track?a=1&amp;b=2</a>`)
    expect(html.match(/<a /g)).toHaveLength(2)
  })
})
