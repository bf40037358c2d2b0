import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { prefersMarkdown } from "./createMarkdownPages.ts"
import { escapeMarkdown } from "./markdown.ts"

describe("prefersMarkdown", () => {
  const prefers = (accept: string, method = "GET") => prefersMarkdown(new Request("http://shop.test/", { method, headers: { accept } }))

  it.each(["text/markdown", "text/markdown, text/html;q=0.9", "text/plain, text/markdown"])("is true for %s", (accept) => {
    expect(prefers(accept)).toBe(true)
  })

  it.each(["text/html,application/xhtml+xml,*/*;q=0.8", "*/*", "text/markdown;q=0", "text/html, text/markdown;q=0.5"])(
    "is false for %s",
    (accept) => {
      expect(prefers(accept)).toBe(false)
    }
  )

  it("is false for a submitted form", () => {
    expect(prefers("text/markdown", "POST")).toBe(false)
  })
})

describe("escapeMarkdown", () => {
  it("escapes links, images, headings, code and HTML in a text of a maker", () => {
    expect(escapeMarkdown("# [Buy](https://evil.example) ![x](y) <b>`x`</b>\n> now")).toBe(
      "\\# \\[Buy\\](https://evil.example) \\!\\[x\\](y) \\<b\\>\\`x\\`\\</b\\> \\> now"
    )
  })
})

describe.each(allDatabases)("documents for programs on $kind", ({ open }) => {
  it("return an error while the database is unavailable", async () => {
    const shop = await openServices(open)
    await shop.database.drop()
    const { headers, status } = (await shop.handler(new Request("http://shop.test/llms.txt"))) ?? new Response()
    expect(status).toBeGreaterThanOrEqual(500)
    expect(headers.get("content-type")).toContain("json")
  })
})

describe.each(allDatabases)("Markdown pages on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.prepareSearch()
  })
  afterAll(() => shop.database.drop())

  const read = (path: string, method = "GET") => shop.markdown(new Request(`http://shop.test${path}`, { method }))

  it("show a product with its price, its fit, and shoppers' texts that are marked as such", async () => {
    const response = await read("/item/ironvale-slotted-brake-rotor/2?sku=CAM-P2-1")
    const text = await response?.text()
    expect(text).toMatch(/^# Ironvale Slotted Brake Rotor 1967-1969 Chevrolet Camaro\n/)
    for (const part of [
      "- Number: CAM-P2-1 (product CAM-P2)",
      "- Price: $1,234.00",
      "| 1967-1969 | Chevrolet | Camaro |",
      "## Questions by shoppers"
    ])
      expect(text).toContain(part)
    // The reviews of the sample catalog are demo data that no shopper wrote.
    expect(text).not.toContain("## Reviews by shoppers")
  })

  it("vary by Accept and are not stored by shared caches", async () => {
    const { headers } = (await read("/item/ironvale-slotted-brake-rotor/2")) ?? new Response()
    expect([headers.get("content-type"), headers.get("vary"), headers.get("cache-control")]).toEqual([
      "text/markdown; charset=utf-8",
      "accept",
      "private, no-store"
    ])
  })

  it("list the products of a category with a link to the next page", async () => {
    const text = await (await read("/shop/brake-rotors~2-3-1"))?.text()
    expect(text).toContain(
      "[Ironvale Slotted Brake Rotor 1967-1969 Chevrolet Camaro](http://shop.test/item/ironvale-slotted-brake-rotor/2)"
    )
    expect(text).toMatch(/\[Next page\]\(http:\/\/shop\.test\/shop\/\S+page=2\)/)
  })

  it("show an article with its escaped blocks and its parts", async () => {
    const text = await (await read("/the-toolbox/rotor-run-out-2/2"))?.text()
    expect(text).toMatch(
      /^# \S.*\n\n\S.*\n\nBy \S.*, 20\d\d-\d\d-\d\d\. \d+ minutes\. http:\/\/shop\.test\/the-toolbox\/rotor-run-out-2\/2\n/
    )
    expect(text).toContain("\n\n## ")
    expect(text).not.toMatch(/<\w/)
  })

  it("escape HTML in a title", async () => {
    expect(await (await read("/item/part-6/6"))?.text()).toContain("\\<b\\>Cover\\</b\\>")
  })

  it.each(["/", "/shoppingcart", "/item/none/999999", "/shop/none~9-9", "/the-toolbox/none/999999", "/the-toolbox", "/account/login"])(
    "return 404 for %s",
    async (path) => {
      expect(await read(path)).toBeUndefined()
    }
  )

  it("pages are listed in /llms.txt, together with every tool and category", async () => {
    const response = await shop.handler(new Request("http://shop.test/llms.txt"))
    const text = await response?.text()
    expect(response?.headers.get("content-type")).toBe("text/markdown; charset=utf-8")
    for (const part of ["http://shop.test/api/ucp/mcp", "check_fit", "](http://shop.test/shop/"]) expect(text).toContain(part)
  })
})
