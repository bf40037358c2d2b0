import { oldOrders } from "@camber/domain/order"
import { judgeReview } from "@camber/domain/staff"
import { Schema } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import type { Pace } from "../catalog-import/createPace.ts"
import { createStaffSender } from "../staff/testing/createStaffSender.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"
import { findOldOrders } from "../orders/readOldOrders.ts"
import { type Move, type MovingShop, openMovingShop, openOldShop, readSample, textFile } from "./testing/openMovingShop.ts"

describe.each(allDatabases)("a move on $kind", ({ open }) => {
  let moving: MovingShop
  beforeAll(async () => {
    moving = await openMovingShop(open)
  }, 60_000)
  afterAll(() => moving.shop.database.drop())
  const move: Move = (...call) => moving.move(...call)
  const rowsOf = <Row>(query: string) => moving.rowsOf<Row>(query)
  const signIn = (emailAddress: string, password: string, browser = moving.shop.browser()) =>
    browser.post("/api/account/login", { emailAddress, password })

  it("moves all data, completes an aborted run, and changes nothing when it runs again", async () => {
    await moving.shop.member("marge.o@mail.example")
    const before = await rowsOf("select * from account")
    await expect(move(openOldShop(), { movesPoints: true }, failAtBatch(2))).rejects.toThrow("killed")
    expect(await rowsOf("select from moved_customer")).toHaveLength(3)

    const { counts } = await move(openOldShop(), { movesPoints: true })
    expect(counts["customers.csv"]).toEqual({ new: 9, unchanged: 3, withPassword: 9, byLink: 3 })
    expect(counts["reviews.csv"]).toEqual({ new: 35, published: 34 })
    expect(await rowsOf("select * from account where email = 'marge.o@mail.example'")).toEqual(before)
    expect((await signIn("marge.o@mail.example", "Chicane!Sunday7")).outcome).toBe("refused")

    const again = await move(openOldShop(), { movesPoints: true })
    expect(again.counts).toMatchObject({
      "customers.csv": { unchanged: 12 },
      "orders.csv": { unchanged: 25 },
      "reviews.csv": { unchanged: 35 },
      "redirects.csv": { unchanged: 15 },
      "old-sitemap.xml": { byRedirect: 65, uncovered: 6 }
    })
    expect(again.counts["customers.csv"]).not.toHaveProperty("new")
  })

  it("lets customers sign in with the old password, and replaces its hash", { timeout: 60_000 }, async () => {
    const readOld = () => rowsOf<{ email: string }>("select email from old_password join account using (account_id) order by email")
    expect(await readOld()).toHaveLength(8)
    expect((await signIn(customers[0][0], customers[1][1])).outcome).toBe("refused")
    for (const [email, password] of customers) expect((await signIn(email.toUpperCase(), password)).outcome, email).toBe("done")
    expect((await readOld()).map(({ email }) => email)).toEqual([
      "anais.beaulieu@mail.example",
      "dale.whitcomb@mail.example",
      "lucia.brandt@mail.example",
      "royce.tillman@mail.example",
      "tobias@finch-okoye.example"
    ])
    const hashes = await rowsOf("select from account where password_hash like '$argon2id$%'")
    expect(hashes).toHaveLength(1 + customers.length)
    expect((await signIn(...customers[0])).outcome).toBe("done")
  })

  it("moves addresses, points, tax certificates and special prices of customers", async () => {
    const rows = await rowsOf(`
      select email, tax_certificate, has_special_price, contact ->> 'street' as street, points
      from account left join saved_address using (web_user_guid) left join points_entry using (web_user_guid)
      where email like 'hank%' or email like 'priya%' order by email`)
    expect(rows).toEqual([
      {
        email: "hank@dombrowski-racing.example",
        tax_certificate: "OH-RES-55821",
        has_special_price: true,
        street: "640 Dirt Track Rd",
        points: null
      },
      { email: "priya.r@mail.example", tax_certificate: null, has_special_price: false, street: "3300 Peachtree Ct", points: 60 }
    ])
    const priya = moving.shop.browser()
    await signIn("priya.r@mail.example", "Torque+Arm+2026", priya)
    const history = await (await priya.send("/api/customer/loyalty/getpointshistory")).json()
    expect(history).toMatchObject({ entries: [{ points: 60, reason: "moved" }] })
  })

  it("does not change accounts that have been used, changed to staff or deleted since", async () => {
    await moving.shop.database.kysely.deleteFrom("account").where("email", "like", "bea.novak%").execute()
    const changed = readSample("customers.csv")
      .replace("June,Alvarado", "Eve,Alvarado")
      .replace("Bea,Novak", "Eve,Novak")
      .replace("Gil,Sorensen", "Gilbert,Sorensen")
    const { counts, problems } = await move([textFile("customers.csv", changed)], { movesPoints: true })
    expect(counts["customers.csv"]).toMatchObject({ unchanged: 9, changed: 1, kept: 2 })
    expect(problems.filter((text) => text.endsWith("account-in-use"))).toEqual([
      "customers.csv:2 account-in-use",
      "customers.csv:12 account-in-use"
    ])
    expect(await rowsOf("select first_name from account where first_name in ('Eve', 'Gilbert')")).toEqual([{ first_name: "Gilbert" }])
    expect(await rowsOf("select from old_password")).toHaveLength(5)
  })

  it("subscribes customers who agreed to the newsletter if the command requests it, except customers who unsubscribed from this shop", async () => {
    const { kysely } = moving.shop.database
    const header = "customer,email,accepts_marketing,email_verified\n"
    const list = async () => {
      const rows = await kysely.selectFrom("signup").select(["email", "is_subscribed"]).where("email", "like", "%@news.example").execute()
      return rows.flatMap(({ email, is_subscribed }) => (is_subscribed ? [email] : []))
    }
    await move([textFile("customers.csv", `${header}n1,first@news.example,yes,\n`)])
    expect(await list()).toEqual([])
    const gone = { web_user_guid: crypto.randomUUID(), email: "gone@news.example", source: "Footer", is_subscribed: false }
    await kysely.insertInto("signup").values(gone).execute()
    const rows = "n2,yes@news.example,yes,yes\nn3,no@news.example,no,yes\nn4,new@news.example,yes,no\nn5,gone@news.example,yes,yes\n"
    await move([textFile("customers.csv", header + rows)], { movesConsent: true })
    expect(await list()).toEqual(["yes@news.example"])
  })

  it("lets staff find orders of the former shop by number, email and SKU", async () => {
    const [known] = await rowsOf<{ order_number: string; email_key: string; sku: string }>(
      "select order_number, email_key, lines -> 0 ->> 'sku' as sku from old_order where lines -> 0 ->> 'sku' <> '' order by order_number limit 1"
    )
    const find = async (text: string) => (await findOldOrders(moving.shop.database.kysely, text)).map(({ order }) => order.orderNumber)
    for (const text of [known!.order_number, known!.email_key.toUpperCase(), known!.sku])
      expect(await find(text)).toContain(known!.order_number)
    expect([await find("  "), await find("%"), await find("nothing-like-it")]).toEqual([[], [], []])
  })

  it("publishes reviews with their dates, and unpublishes a review that the former shop has declined since", async () => {
    const readReviews = (title: string) =>
      rowsOf<{ review_count: number; stars: number }>(
        `select review_count, stars, written_on, author, staff_answer from product join review using (product_page_id) where product.title like '${title}'`
      )
    expect(await readReviews("Octane Booster%")).toEqual([
      expect.objectContaining({ review_count: 1, stars: 2, author: "Priya R.", staff_answer: expect.stringContaining("Sorry about that") })
    ])
    const declined = readSample("reviews.csv").replace(/(7005,.*),published/, "$1,declined")
    expect((await move([textFile("reviews.csv", declined)])).counts["reviews.csv"]).toMatchObject({ changed: 1, unchanged: 34 })
    expect(await readReviews("Octane Booster%")).toEqual([])
  })

  it("keeps redirects that staff have changed since, and updates others from the files", async () => {
    const { kysely } = moving.shop.database
    const target = async (path: string) => {
      const row = await kysely.selectFrom("redirect").select("new_path").where("old_path", "=", path).executeTakeFirst()
      return row?.new_path
    }
    expect(await target("/products/camaro-pads")).toMatch(/^\/item\/front-brake-pad-set-steel-backed\/\d+$/)
    expect(await target("/products/twin-plug-set")).toBeUndefined()
    expect(await target("/product/four-barrel-carb")).toBe(await target("/products/four-barrel"))
    await kysely.updateTable("redirect").set({ new_path: "/shop/all" }).where("old_path", "=", "/sale").execute()
    const changed = readSample("redirects.csv").replace("/sale,/deals", "/sale,/brands").replace("brand:Oxbow Axle Works", "/brands")
    const { counts, problems } = await move([textFile("redirects.csv", changed)])
    expect(counts["redirects.csv"]).toEqual({ unchanged: 13, changed: 1, kept: 1 })
    expect(problems).toContain("redirects.csv:null redirect-kept")
    expect([await target("/sale"), await target("/brands/oxbow")]).toEqual(["/shop/all", "/brands"])

    await move([textFile("redirects.csv", "from,to\n/first,/second\n")])
    await move([textFile("redirects.csv", "from,to\n/Second/,/makes\n")])
    expect([await target("/first"), await target("/second")]).toEqual(["/makes", "/makes"])
  })

  it("does not treat a shortened redirect as a change by staff when its file is moved again", async () => {
    const { kysely } = moving.shop.database
    const moveRow = (row: string) => move([textFile("redirects.csv", `from,to\n${row}\n`)])
    await moveRow("/short,/middle")
    await moveRow("/middle,/makes")
    expect((await moveRow("/short,/middle")).counts["redirects.csv"]).toEqual({ unchanged: 1 })
    expect((await moveRow("/short,/shop/all")).counts["redirects.csv"]).toEqual({ changed: 1 })
    await moveRow("/short,/middle")
    // Staff change the last redirect of the chain, which changes both redirects.
    await kysely.updateTable("redirect").set({ new_path: "/brands" }).where("old_path", "in", ["/short", "/middle"]).execute()
    expect(await moveRow("/short,/middle")).toMatchObject({ counts: { "redirects.csv": { changed: 1 } }, problems: [] })
  })

  it("assigns orders to a customer who is moved later", async () => {
    const orders = "order,placed_at,customer,email,total\nLate-1,2025-01-01,late,late@mail.example,0\n"
    await move([textFile("orders.csv", orders)])
    const readOwner = () => rowsOf("select email from old_order left join account using (web_user_guid) where order_number = 'Late-1'")
    expect(await readOwner()).toEqual([{ email: null }])
    await move([textFile("customers.csv", "customer,email\nlate,late@mail.example\n")])
    expect(await readOwner()).toEqual([{ email: "late@mail.example" }])
    await moving.shop.database.kysely.deleteFrom("old_order").where("order_number", "=", "Late-1").execute()
  })

  it("assigns orders only to their customers, and the orders of a guest to the visitor who proves to own the email address", async () => {
    const owners = await rowsOf<{ email: string | null; orders: number }>(
      "select email, count(*)::int as orders from old_order left join account using (web_user_guid) group by email order by email nulls last"
    )
    expect(owners.find(({ email }) => email === "june.alvarado@mail.example")).toEqual({ email: "june.alvarado@mail.example", orders: 2 })
    expect(owners.at(-1)).toEqual({ email: null, orders: 3 })

    const june = moving.shop.browser()
    await signIn(customers[0][0], customers[0][1], june)
    const ask = async (guid: string, cookie: string) => {
      const call = { id: oldOrders.id, variables: { webUserGuid: guid } }
      const { json } = await moving.shop.post("checkout", call, { cookie })
      return Schema.decodeUnknownSync(oldOrders.result)(json.data).oldOrders
    }
    const { orders: history } = await ask(june.guid, june.cookie)
    expect(history.map(({ currency, orderNumber, total }) => [orderNumber, currency, total])).toEqual([
      ["RLA-10494", "CAD", 132_37],
      ["RLA-10410", "USD", 63_27]
    ])
    expect(history[1]?.lines).toEqual([
      expect.objectContaining({
        sku: "MB-4401-S",
        unitPrice: 49_95,
        car: "1967 Chevrolet Camaro",
        url: expect.stringMatching(/\?sku=MB-4401-S$/)
      })
    ])
    const guest = moving.shop.browser()
    expect(await ask(guest.guid, guest.cookie)).toEqual({ orders: [], total: 0 })

    await moving.shop.member("walk-in@mail.example")
    const [{ orders } = { orders: 0 }] = await rowsOf<{ orders: number }>(
      "select count(*)::int as orders from old_order join account using (web_user_guid) where email = 'walk-in@mail.example'"
    )
    expect(orders).toBe(1)
  })

  it("deletes the old password of a customer whose email address was found to be unconfirmed", async () => {
    await move([textFile("customers.csv", `customer,email,password_hash\nunsure,unsure@mail.example,${md5.hash}\n`)])
    const file = textFile("customers.csv", `customer,email,password_hash,email_verified\nunsure,unsure@mail.example,${md5.hash},no\n`)
    expect((await move([file])).counts["customers.csv"]).toEqual({ changed: 1, byLink: 1 })
    expect((await signIn("unsure@mail.example", md5.password)).outcome).toBe("refused")
  })

  it("assigns the orders and reviews of an email address that another customer used only to a visitor who has proven to own it", async () => {
    await move([textFile("customers.csv", `customer,email,password_hash\nfirst,shared@mail.example,${md5.hash}\n`)])
    const rows = ["Shared-1,2025-01-01,first", "Shared-2,2025-01-02,second", "Shared-3,2025-01-03,"]
    const files = [
      textFile("customers.csv", "customer,email\nsecond,Shared@mail.example\n"),
      textFile("orders.csv", `order,placed_at,customer,email,total\n${rows.map((row) => `${row},shared@mail.example,0`).join("\n")}\n`),
      textFile("reviews.csv", "review,product,stars,text,email\nshared,dot-4-fluid,4,Late but good,shared@mail.example\n")
    ]
    await move(files)
    expect((await signIn("shared@mail.example", md5.password)).outcome).toBe("done")
    await move(files)
    const readOrders = () =>
      rowsOf("select order_number from old_order join account using (web_user_guid) where order_number like 'Shared%'")
    expect(await readOrders()).toEqual([{ order_number: "Shared-1" }])
    expect(await rowsOf("select from customer_review join account using (web_user_guid) where text = 'Late but good'")).toEqual([])

    await moving.shop.browser().post("/api/account/forgot", { emailAddress: "shared@mail.example" })
    const token = await moving.shop.tokenFor("shared@mail.example")
    await moving.shop.browser().post("/api/account/reset", { token, newPassword: "a much better password" })
    expect(await readOrders()).toHaveLength(3)
  })

  it("keeps the date that was assigned to a review without a date", async () => {
    const writeFile = (stars: number) =>
      textFile("reviews.csv", `review,product,stars,text\nundated,dot-4-fluid,${stars},Stops without a date\n`)
    await move([writeFile(5)])
    await sql`update customer_review set written_at = '2020-01-01T00:00Z' where text = 'Stops without a date'`.execute(
      moving.shop.database.kysely
    )
    expect((await move([writeFile(4)])).counts["reviews.csv"]).toEqual({ changed: 1, published: 1 })
    expect(await rowsOf("select stars, written_at::date::text as day from customer_review where text = 'Stops without a date'")).toEqual([
      { stars: 4, day: "2020-01-01" }
    ])
  })

  it("keeps the status and answer of a review that staff have judged since", async () => {
    const { kysely } = moving.shop.database
    const writeFile = (stars: number, status: string) =>
      textFile("reviews.csv", `review,product,stars,text,status\njudged,dot-4-fluid,${stars},Call my shop,${status}\n`)
    await move([writeFile(5, "waiting")])
    const review = await kysely
      .selectFrom("customer_review")
      .select(["review_id", "written_at"])
      .where("text", "=", "Call my shop")
      .executeTakeFirstOrThrow()
    const staff = await signedInAs(moving.shop, ["registered", "staff"])
    const verdict = {
      reviewId: review.review_id,
      writtenAt: review.written_at.toISOString(),
      status: "declined",
      words: "This is an advertisement."
    }
    expect((await createStaffSender(moving.shop)(judgeReview.path, staff, verdict)).body).toMatchObject({ isDone: true })
    const { counts, sentences } = await move([writeFile(4, "published")])
    expect(counts["reviews.csv"]).toEqual({ kept: 1 })
    expect(sentences.map(({ sentence }) => sentence)).toEqual([
      "The review has since been approved, declined, rewritten or deleted here. It stays unchanged."
    ])
    expect(await rowsOf("select status, staff_words from customer_review where text = 'Call my shop'")).toEqual([
      { status: "declined", staff_words: verdict.words }
    ])
    expect(await rowsOf("select from review where text = 'Call my shop'")).toEqual([])
  })
})

/** A password with the hash that osCommerce computes for it. */
const md5 = { password: "kBigBlock-454", hash: "16b5905a5d6868a263af9558c68248ba:8f" }

/** Creates a pace with batches of three records that fails at the given batch, as if the process were killed. */
const failAtBatch = (batch: number): Pace => {
  let batches = 0
  return {
    size: () => 3,
    run: async (write) => {
      batches += 1
      if (batches === batch) throw new Error("killed")
      return write()
    }
  }
}

/** Customers of the sample whose passwords are hashed with phpass, Magento's argon2id and salted MD5. */
const customers = [
  ["june.alvarado@mail.example", "Sunoco-Blue-66"],
  ["priya.r@mail.example", "Torque+Arm+2026"],
  ["hank@dombrowski-racing.example", "kBigBlock-454"]
] as const
