import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { openSamples, textFile } from "../../test/sampleFiles.ts"
import type { Problem } from "../Problem.ts"
import { createCustomerReader, type OldCustomer } from "./readOldCustomer.ts"
import { createOrderReader, createSoldLineReader, type OrderRecord } from "./readOldOrder.ts"
import { createRedirectReader, flattenRedirects, toOldPath } from "./readOldRedirect.ts"
import { createReviewReader, type OldReview } from "./readOldReview.ts"
import { type OldRow, readOldRows, recognizeOldFile } from "./readOldRows.ts"
import { readOldSitemap, recognizeSitemap } from "./readOldSitemap.ts"
import type { Row } from "../text/Row.ts"
import type { ImportFile } from "../text/decodeText.ts"

const read = async <Item>(file: ImportFile, reader: (row: Row) => Item | undefined) => {
  const kind = await recognizeOldFile(file)
  if (kind === undefined) throw new Error(`${file.name} is not recognized`)
  const [problems, rows]: [Array<Problem>, Array<OldRow<Item>>] = [[], []]
  const counts = await readOldRows(
    file,
    kind,
    (problem) => problems.push(problem),
    reader,
    async (some) => void rows.push(...some)
  )
  return { counts, items: rows.map(({ item }) => item), kind, problems, rows }
}
const open = (name: string): ImportFile => openSamples(`old-shop/${name}`)[0]!

describe("the reader of tables of a former shop", () => {
  it.each([
    ["customers.csv", "customers"],
    ["orders.csv", "orders"],
    ["order_lines.csv", "orderLines"],
    ["reviews.csv", "reviews"],
    ["redirects.csv", "redirects"],
    ["gift_cards.csv", "giftCards"],
    ["exports/shopify_customers.csv", "customers"],
    ["exports/shopify_orders.csv", "soldLines"],
    ["exports/judgeme_reviews.csv", "reviews"],
    ["exports/shopify_redirects.csv", "redirects"]
  ])("recognizes %s by its columns as %s", async (name, table) => {
    expect((await recognizeOldFile(open(name)))?.table).toBe(table)
  })

  it("does not recognize tables of parts", async () => {
    for (const file of openSamples("camber")) expect(await recognizeOldFile(file), file.name).toBeUndefined()
  })

  it("reads a Shopify customer with the name, address and ZIP code without the apostrophe that the exporter adds", async () => {
    const { items, problems } = await read(open("exports/shopify_customers.csv"), createCustomerReader())
    expect(items[0]).toMatchObject({
      email: "june.alvarado@mail.example",
      firstName: "June",
      password: { hash: "" },
      address: { name: "June Alvarado", street: "418 Quarry Rd", city: "Akron", region: "OH", postalCode: "44301", country: "US" }
    } satisfies Partial<Record<keyof OldCustomer, unknown>>)
    expect(problems).toEqual([])
  })

  it("reads Shopify's orders, whose data are in the first line of each", async () => {
    const { items } = await read<ReadonlyArray<OrderRecord>>(open("exports/shopify_orders.csv"), createSoldLineReader())
    const records = items.flat()
    expect(records.filter(({ kind }) => kind === "head")).toHaveLength(25)
    expect(records.filter(({ kind }) => kind === "line")).toHaveLength(49)
    expect(records[0]).toMatchObject({
      head: { order: "#10410", placedAt: "2025-01-01T15:30:00.000Z", status: "shipped", totalCents: 6327 }
    })
  })

  it("reads the words that a review service uses for the state of a review", async () => {
    const { items } = await read<OldReview>(open("exports/judgeme_reviews.csv"), createReviewReader())
    expect(Map.groupBy(items, ({ status }) => status).get("declined")).toHaveLength(1)
    expect(items[0]).toMatchObject({ product: "front-street-pads-gm-a", stars: 5, writtenAt: "2025-01-01T14:00:00.000Z" })
  })

  it("reads the same review without a date on any day", async () => {
    const file = textFile("reviews.csv", "review,product,stars,text\n1,rotor,5,Stops well\n")
    const { items } = await read<OldReview>(file, createReviewReader())
    expect(items[0]?.writtenAt).toBeNull()
  })

  it.each([
    ["2025-01-01", "2025-01-01T00:00:00.000Z"],
    ["2025-01-01 10:30:00 -0500", "2025-01-01T15:30:00.000Z"],
    ["2025-01-01 14:00:00 UTC", "2025-01-01T14:00:00.000Z"],
    ["2025-02-31", undefined],
    ["0000-01-01", undefined],
    ["04/03/2025", undefined]
  ])("reads the time %j as %j", async (text, placedAt) => {
    const { items } = await read(textFile("orders.csv", `order,placed_at,email\n1,${text},a@b.example\n`), createOrderReader())
    expect(items[0]?.placedAt).toBe(placedAt)
  })

  it("reads names as one line", async () => {
    const text = 'customer,email,first_name\n1,a@b.example,"Eve\nOpen http://evil.example"\n'
    const { items } = await read(textFile("customers.csv", text), createCustomerReader())
    expect(items[0]?.firstName).toBe("Eve Open http://evil.example")
  })

  it("does not accept an email address for two customers, regardless of letter case", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("a@b.example", "A@b.example", "c@d.example", "C@D.EXAMPLE"), { minLength: 1 }),
        async (emails) => {
          const text = `customer,email\n${emails.map((email, at) => `${at},${email}`).join("\n")}\n`
          const { items } = await read(textFile("customers.csv", text), createCustomerReader())
          expect(items).toHaveLength(new Set(emails.map((email) => email.toLowerCase())).size)
        }
      )
    ))
})

describe("redirects of a former shop", () => {
  it("shorten chains to one redirect, and leave out exactly the redirects that lead into a loop", () =>
    fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.tuple(fc.nat(9), fc.nat(14)), { selector: ([from]) => from, minLength: 1 }), async (pairs) => {
        const text = `from,to\n${pairs.map(([from, to]) => `/a${from},/A${to}`).join("\n")}\n`
        const { rows } = await read(
          textFile("redirects.csv", text),
          createRedirectReader(() => false)
        )
        const flat = new Map(flattenRedirects(rows).map(({ item }) => [item.from, item.to.toLowerCase()]))
        const targets = new Map(pairs)
        for (const [from] of pairs) {
          let [at, steps] = [from, 0]
          for (let next = targets.get(at); next !== undefined && steps < 20; next = targets.get(at), steps += 1) at = next
          expect(flat.get(`/a${from}`)).toBe(steps < 20 ? `/a${at}` : undefined)
        }
      })
    ))

  it.each([
    ["/a/", "/a"],
    ["/", "/"],
    ["https://old.example/a/?b=1", "/a?b=1"],
    ["/a b", "/a%20b"],
    ["//evil.example/a", null],
    ["a", null],
    ["javascript:alert(1)", null]
  ])("normalize the old URL %j to %j", (text, path) => {
    expect(toOldPath(text)).toBe(path)
  })
})

describe("a site map of a former shop", () => {
  it("is read with the line number of each URL", async () => {
    const found: Array<{ readonly line: number; readonly path: string }> = []
    expect(await recognizeSitemap(open("old-sitemap.xml"))).toBe("sitemap")
    const count = await readOldSitemap(
      open("old-sitemap.xml"),
      () => undefined,
      async (some) => void found.push(...some)
    )
    expect(count).toBe(71)
    expect(found[0]).toEqual({ line: 3, path: "/products/front-street-pads-gm-a" })
  })

  it("is not mistaken for a catalog of parts, and may be an index of other site maps", async () => {
    expect(await recognizeSitemap(openSamples("aces/aces_5_0_full.xml")[0]!)).toBeUndefined()
    expect(await recognizeSitemap(textFile("index.xml", "<sitemapindex><sitemap/></sitemapindex>"))).toBe("index")
  })
})
