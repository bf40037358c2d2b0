import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Move, type MovingShop, openMovingShop, openOldShop, textFile } from "./testing/openMovingShop.ts"

describe.each(allDatabases)("a check before a move on $kind", ({ open }) => {
  let moving: MovingShop
  beforeAll(async () => {
    moving = await openMovingShop(open)
  }, 60_000)
  afterAll(() => moving.shop.database.drop())
  const move: Move = (...call) => moving.move(...call)
  const rowsOf = <Row>(query: string) => moving.rowsOf<Row>(query)

  it("checks all files and changes nothing", async () => {
    const { counts, problems } = await move(openOldShop(), { isCheck: true })
    expect(counts).toEqual({
      "customers.csv": { new: 12, withPassword: 9, byLink: 3 },
      "orders.csv": { new: 25 },
      "order_lines.csv": {},
      "reviews.csv": { new: 35 },
      "redirects.csv": { new: 15 },
      "gift_cards.csv": { notMoved: 4 },
      "old-sitemap.xml": { byRedirect: 6, byProduct: 59, uncovered: 6 }
    })
    expect(problems).toEqual(
      expect.arrayContaining([
        "customers.csv:5 balance-not-moved",
        "customers.csv:5 points-not-moved",
        "customers.csv:13 unknown-hash",
        "orders.csv:10 total-differs",
        "orders.csv:15 foreign-currency",
        "order_lines.csv:32 no-longer-sold",
        "reviews.csv:14 unknown-product",
        "reviews.csv:40 bad-number",
        "reviews.csv:47 duplicate-key",
        "redirects.csv:3 redirect-chain",
        "redirects.csv:12 redirect-to-successor",
        "gift_cards.csv:5 balance-not-moved",
        "old-sitemap.xml:73 address-uncovered"
      ])
    )
    for (const table of [
      "moved_record",
      "moved_customer",
      "account",
      "old_password",
      "old_order",
      "customer_review",
      "redirect",
      "saved_address"
    ])
      expect(await rowsOf(`select from ${table}`)).toEqual([])
  })

  it("reports the faults of each file with line, column and field", async () => {
    const { sentences } = await move(openOldShop("faults/"), { isCheck: true })
    const found = sentences.map(({ code, column, field, file, line }) => `${file} ${line}:${column} ${field} ${code}`).toSorted()
    expect(found).toEqual([
      "customers.csv 3:2 email duplicate-key",
      "customers.csv 4:2 email bad-email",
      "customers.csv 5:5 password_hash hash-too-costly",
      "customers.csv 6:6 password_scheme unknown-hash",
      "customers.csv 7:6 password_scheme clear-password",
      "orders.csv 3:1 order duplicate-key",
      "orders.csv 4:11 total total-differs",
      "orders.csv 5:12 refunded bad-money",
      "orders.csv 6:2 placed_at bad-date",
      "orders.csv 7:4 status unknown-word",
      "redirects.csv 10:1 from duplicate-key",
      "redirects.csv 2:2 to redirect-loop",
      "redirects.csv 3:2 to redirect-loop",
      "redirects.csv 4:2 to redirect-outside",
      "redirects.csv 5:2 to redirect-outside",
      "redirects.csv 6:1 from redirect-taken",
      "redirects.csv 7:2 to unknown-product",
      "redirects.csv 9:1 from bad-path"
    ])
  })

  it("reads the customers, orders and redirects of Shopify, and the reviews of Judge.me", async () => {
    const { counts, moved } = await move(openOldShop("exports/"), { isCheck: true })
    expect(counts).toEqual({
      "shopify_customers.csv": { new: 12, byLink: 12 },
      "shopify_orders.csv": { new: 25 },
      "judgeme_reviews.csv": { new: 35 },
      "shopify_redirects.csv": { new: 15 }
    })
    expect(moved.map(({ title }) => title)).toEqual([
      "Shopify's customers",
      "Shopify's orders",
      "Judge.me's reviews",
      "Shopify's redirects"
    ])
  })

  it("names files that do not come from a former shop, and moves the others", async () => {
    const text = [textFile("notes.csv", "Ref,Bezeichnung\n1,2\n"), textFile("cut.csv", '"Ref')]
    const { moved, problems } = await move([...text, textFile("r.csv", "from,to\n/sale,/deals\n")], { isCheck: true })
    expect(moved.map(({ name, title }) => [name, title])).toEqual([
      ["notes.csv", null],
      ["cut.csv", null],
      ["r.csv", "redirects"]
    ])
    expect(problems).toEqual(["cut.csv:1 unclosed-quote"])
  })
})
