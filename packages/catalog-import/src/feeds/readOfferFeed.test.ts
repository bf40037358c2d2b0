import { describe, expect, it } from "vitest"
import { openSamples, textFile } from "../../test/sampleFiles.ts"
import { type FeedKind, ImportRefused, offerFeeds, type Problem, readOfferFeed } from "../index.ts"
import type { ImportFile } from "../text/decodeText.ts"

const read = async <Change>(file: ImportFile, kind: FeedKind<Change>) => {
  const problems: Array<Problem> = []
  const changes: Array<Change> = []
  const options = { today: "2026-11-30", report: (problem: Problem) => void problems.push(problem) }
  const summary = await readOfferFeed(file, kind, options, async (rows) => void changes.push(...rows.map(({ change }) => change)))
  return { changes, summary, problems: problems.map(({ code, column, line }) => [code, line, column]) }
}
const prices = (text: string) => read(textFile("prices.csv", text), offerFeeds.prices)
const stock = (text: string) => read(textFile("stock.csv", text), offerFeeds.stock)

describe("a price feed", () => {
  it("contains prices, and a price of another day is left out", async () => {
    const { changes, problems, summary } = await read(openSamples("feeds/prices.csv")[0]!, offerFeeds.prices)
    expect(summary).toEqual({ rows: 142, wrong: 0 })
    expect(changes).toHaveLength(141)
    expect(changes[0]).toEqual({ sku: "MB-4401-S", cents: 4995, listCents: null, isInCartOnly: undefined })
    expect(problems).toEqual([["price-of-another-day", 55, 4]])
  })

  it("results in the sale price as the price, and the price as the list price", async () => {
    const { changes } = await prices("sku,price,sale_price\nA,20,15\nB,20,\n")
    expect(changes).toMatchObject([
      { sku: "A", cents: 1500, listCents: 2000 },
      { sku: "B", cents: 2000, listCents: null }
    ])
  })

  it("changes only values for which the feed has a column", async () => {
    expect((await prices("sku,price\nA,20\n")).changes).toEqual([{ sku: "A", cents: 2000, listCents: undefined, isInCartOnly: undefined }])
  })

  it("results in errors with the line and column of invalid rows", async () => {
    const { problems, summary } = await prices("sku,price,colour\nA,0,\n,5,\nB,1e9,\nA,3,\na,4,\n")
    expect(problems).toEqual([
      ["unknown-column", 1, 3],
      ["bad-price", 2, 2],
      ["missing-value", 2, 2],
      ["missing-value", 3, 1],
      ["bad-number", 4, 2],
      ["missing-value", 4, 2],
      ["duplicate-key", 6, 1]
    ])
    expect(summary).toEqual({ rows: 5, wrong: 4 })
  })

  it("is rejected if it has no prices", async () => {
    await expect(prices("sku,cost\nA,5\n")).rejects.toThrow(ImportRefused)
  })
})

describe("a stock feed", () => {
  it("contains counts by warehouse, with their time", async () => {
    const { changes, problems } = await read(openSamples("feeds/stock.csv")[0]!, offerFeeds.stock)
    expect(changes).toHaveLength(281)
    const [first] = changes
    expect(first).toMatchObject({ sku: "MB-4401-S", warehouse: "main", quantity: 23, asOf: "2026-11-28T12:00:00.000Z" })
    expect(problems).toEqual([])
  })

  it("contains the counts of all warehouses", async () => {
    expect((await stock("sku,stock\nA,3\n")).changes).toMatchObject([{ sku: "A", warehouse: null, quantity: 3, asOf: null }])
  })

  it("is rejected if a quantity is not a whole number within the limits", async () => {
    const { problems } = await read(openSamples("feeds/wrong-counts.csv")[0]!, offerFeeds.stock)
    expect(problems).toEqual([
      ["bad-quantity", 2, 3],
      ["bad-quantity", 3, 3],
      ["bad-quantity", 5, 3]
    ])
  })
})
