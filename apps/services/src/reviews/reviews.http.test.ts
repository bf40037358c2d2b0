import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { productReviews } from "@camber/domain/reviews"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const review = {
  skuBaseNumber: "CAM-P2",
  stars: "4",
  title: "Quiet",
  text: "Quieter than the stock rotor, and the holes line up.",
  author: "June"
}

describe.each(allDatabases)("reviews on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  beforeEach(() => shop.database.kysely.deleteFrom("customer_review").execute())
  afterAll(() => shop.database.drop())

  const send = async (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = { cookie: shop.cookie }) => {
    const answer = await shop.handler(
      new Request("http://shop.test/api/products/reviews/submit", { method: "POST", headers, body: new URLSearchParams(fields) })
    )
    return { status: answer?.status, location: answer?.headers.get("location") }
  }
  const getOwn = async (cookie: string, skuBaseNumber = "CAM-P2") => {
    const headers = { cookie, "content-type": "application/json" }
    const body = JSON.stringify({ skuBaseNumber })
    const answer = await shop.handler(new Request("http://shop.test/api/products/reviews/own", { method: "POST", headers, body }))
    return answer?.json() as Promise<unknown>
  }
  const readStored = () => shop.database.kysely.selectFrom("customer_review").selectAll().execute()
  const leadsTo = (outcome: string, sku = "CAM-P2") => ({ status: 303, location: `/ReviewSubmission?pr_page_id=${sku}&review=${outcome}` })

  it("NAV-102 stores a review and shows it only to its author", async () => {
    expect(await send(review)).toEqual(leadsTo("stored"))
    await shop.database.kysely
      .updateTable("customer_review")
      .set({ written_at: new Date("2026-03-04T23:59:59Z") })
      .execute()
    const { skuBaseNumber: _, stars, ...texts } = review
    expect(await getOwn(shop.cookie)).toEqual({
      review: {
        ...texts,
        stars: Number(stars),
        car: null,
        fitted: null,
        writtenOn: "2026-03-04",
        staffAnswer: null,
        status: "waiting",
        declinedBecause: null
      }
    })
    expect(await getOwn(shop.visitor().cookie)).toEqual({ review: null })
    expect(await getOwn(shop.cookie, "CAM-P3")).toEqual({ review: null })
  })

  it("stores only the last review per visitor and product, also for concurrent requests", async () => {
    await Promise.all([send(review), send({ ...review, title: "Louder" }), send(review)])
    expect(await send({ ...review, stars: "2", title: "Wore out" })).toEqual(leadsTo("stored"))
    expect(await readStored()).toMatchObject([{ stars: 2, title: "Wore out", web_user_guid: shop.webUserGuid }])
    await send(review, { cookie: shop.visitor().cookie })
    expect(await readStored()).toHaveLength(2)
  })

  it("stores the car and fit of a review and deletes them if a new review omits them", async () => {
    expect(await send({ ...review, car: " 1969 Chevrolet Camaro ", fitted: "changes" })).toEqual(leadsTo("stored"))
    expect(await getOwn(shop.cookie)).toMatchObject({ review: { car: "1969 Chevrolet Camaro", fitted: "changes" } })
    expect(await send({ ...review, car: "", fitted: "" })).toEqual(leadsTo("stored"))
    expect(await readStored()).toMatchObject([{ car: null, fitted: null }])
  })

  it("stores reviews as plain text", async () => {
    const title = `<script>alert("1")</script> & '; drop table product; --`
    await send({ ...review, title })
    expect(await getOwn(shop.cookie)).toMatchObject({ review: { title } })
  })

  it.each([
    ["without stars", { stars: "" }],
    ["with six stars", { stars: "6" }],
    ["with half a star", { stars: "0.5" }],
    ["without a title", { title: "  " }],
    ["with too few words", { text: "Good." }],
    ["with too many words", { text: "x".repeat(4001) }],
    ["with an invalid character", { text: `Quieter than the stock one\u0000` }],
    ["without a name", { author: "" }],
    ["with an overlong car", { car: "x".repeat(81) }],
    ["with an unknown fit answer", { fitted: "perhaps" }],
    ["of an unknown product", { skuBaseNumber: "CAM-NONE" }]
  ])("stores no review %s", async (_, change) => {
    expect(await send({ ...review, ...change })).toEqual(leadsTo("invalid", { ...review, ...change }.skuBaseNumber))
    expect(await readStored()).toEqual([])
  })

  it("stores no review from bots and never redirects to another site", async () => {
    expect(await send(review, { cookie: shop.cookie, "user-agent": "Googlebot/2.1" })).toEqual(leadsTo("invalid"))
    expect(await send({ skuBaseNumber: "//evil.test\r\nset-cookie: a=b" })).toEqual(
      leadsTo("invalid", "%2F%2Fevil.test%0D%0Aset-cookie%3A%20a%3Db")
    )
    expect(await readStored()).toEqual([])
  })

  it("accepts ten reviews an hour per visitor without blocking other visitors", async () => {
    const outcomes: Array<unknown> = []
    for (let id = sample.firstFiller; id < sample.firstFiller + 11; id++)
      outcomes.push((await send({ ...review, skuBaseNumber: `CAM-P${id}` })).location?.split("review=")[1])
    expect(outcomes).toEqual([...Array<string>(10).fill("stored"), "wait"])
    expect(await send(review, { cookie: shop.visitor().cookie })).toEqual(leadsTo("stored"))
  })

  it("rejects cross-site requests, other media types, bodies that are too long, and other methods", async () => {
    expect((await send(review, { cookie: shop.cookie, "sec-fetch-site": "cross-site" })).status).toBe(403)
    expect((await send(review, { cookie: shop.cookie, "content-type": "application/json" })).status).toBe(415)
    expect((await send({ ...review, text: "x".repeat(70_000) })).status).toBe(413)
    expect((await shop.handler(new Request("http://shop.test/api/products/reviews/submit")))?.status).toBe(405)
  })

  it("returns reviews in pages of twenty, newest first", async () => {
    const rows = Array.from({ length: 45 }, (_, at) => ({
      review_id: 5000 + at,
      product_page_id: sample.lastFiller,
      stars: 5,
      title: `No. ${at}`,
      text: "Fits.",
      author: "R.",
      written_on: `2026-01-${String(1 + (at % 28)).padStart(2, "0")}`,
      verified_vehicle: null,
      staff_answer: null
    }))
    await shop.database.kysely.insertInto("review").values(rows).execute()
    const page = async (after: number) => (await shop.ask(productReviews, { productPageId: sample.lastFiller, after })).productReviews
    const all = [await page(0), await page(20), await page(40)]
    expect(all.map(({ length }) => length)).toEqual([20, 20, 5])
    expect(new Set(all.flat().map(({ reviewId }) => reviewId)).size).toBe(45)
    expect(all.flat().map(({ writtenOn }) => writtenOn)).toEqual(
      all
        .flat()
        .map(({ writtenOn }) => writtenOn)
        .toSorted()
        .reverse()
    )
    expect(await page(60)).toEqual([])
  })
})
