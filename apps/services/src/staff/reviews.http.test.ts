import { productPage } from "@camber/domain/catalog"
import { notificationHistory } from "@camber/domain/notifications"
import { ownReview, REVIEW_PATH } from "@camber/domain/reviews"
import { answerQuestion, judgeReview, type ReviewVerdict, staffQuestions, StaffReview, staffReviews } from "@camber/domain/staff"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { mergeVisitor } from "../account/createSession.ts"
import { eraseReviews, republishReviews } from "../reviews/publishedReviews.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { answerQuestions } from "./questions.ts"
import { signedInAs } from "./testing/signedInAs.ts"

const review = { skuBaseNumber: "CAM-P2", stars: "1", title: "Loud", text: "Louder than the stock rotor, all day.", author: "June" }

describe.each(allDatabases)("staff verdicts on reviews and questions on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  let author: TestVisitor
  beforeAll(async () => {
    shop = await openServices(open)
    staff = await signedInAs(shop, ["registered", "staff"])
  })
  beforeEach(async () => {
    author = shop.visitor()
    await shop.database.kysely.deleteFrom("customer_review").execute()
    await shop.database.kysely.deleteFrom("review").where("review_id", "<", 0).execute()
  })
  afterAll(() => shop.database.drop())

  const send = async (path: string, cookie: string, body?: unknown) => {
    const headers = { "content-type": "application/json", cookie }
    const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) }
    const answer = await shop.handler(new Request(`http://shop.test${path}`, init))
    const json: unknown = await answer?.json()
    return { status: answer?.status, json }
  }
  const write = (by: TestVisitor = author, change: Readonly<Record<string, string>> = {}) =>
    shop.handler(
      new Request(`http://shop.test${REVIEW_PATH}`, {
        method: "POST",
        headers: { cookie: by.cookie },
        body: new URLSearchParams({ ...review, ...change })
      })
    )
  const waiting = async () => Schema.decodeUnknownSync(Schema.Array(StaffReview))((await send(staffReviews.path, staff)).json)
  const first = async () => {
    const [oldest] = await waiting()
    if (oldest === undefined) throw new Error("no review is waiting")
    return { reviewId: oldest.reviewId, writtenAt: oldest.writtenAt }
  }
  const judge = (verdict: ReviewVerdict) => send(judgeReview.path, staff, verdict)
  const publish = async (words: string | null = null) => judge({ ...(await first()), status: "published", words })
  const page = async () => {
    const asked = { productPageId: sample.rotor, skuVariantNumber: null, project: null }
    const found = (await shop.visitor().ask(productPage, asked)).productPage
    return {
      titles: found?.reviews.map(({ title }) => title),
      answer: found?.reviews[0]?.staffAnswer,
      rating: found?.card.rating,
      count: found?.card.reviewCount,
      ones: found?.ratingCounts.find(({ stars }) => stars === 1)?.count,
      questions: found?.questions
    }
  }
  const catalogOnly = { titles: Array<string>(3).fill("Straight on"), rating: 4.3, count: 3, ones: 0 }
  const withOne = { titles: ["Loud", ...catalogOnly.titles], rating: 3.5, count: 4, ones: 1 }
  const own = async () => (await send(ownReview.path, author.cookie, { skuBaseNumber: "CAM-P2" })).json
  const listNotifications = async (by = author) => {
    const { notifications } = Schema.decodeUnknownSync(notificationHistory.result)((await send(notificationHistory.path, by.cookie)).json)
    return notifications.map(({ href, text, title }) => ({ href, text, title }))
  }

  it("OPS-108 staff see a review without the guid of its author", async () => {
    await write()
    const { json } = await send(staffReviews.path, staff)
    expect(json).toMatchObject([{ title: review.title }])
    expect(JSON.stringify(json)).not.toContain(author.webUserGuid)
  })

  it("publish a waiting review, which then counts toward the rating, and notify its author", async () => {
    await write()
    await republishReviews(shop.database.kysely)
    expect((await page()).titles).toEqual(catalogOnly.titles)
    const [one] = await waiting()
    expect(one).toMatchObject({ stars: 1, title: "Loud", author: "June", product: { href: "/item/ironvale-slotted-brake-rotor/2" } })
    expect(await publish("Slots whisper: that is how they work.")).toEqual({ status: 200, json: { isDone: true, now: [] } })
    expect(await page()).toMatchObject({ ...withOne, answer: "Slots whisper: that is how they work." })
    expect(await own()).toMatchObject({ review: { status: "published", staffAnswer: "Slots whisper: that is how they work." } })
    expect(await listNotifications()).toMatchObject([{ title: "Your review is published", href: "/item/ironvale-slotted-brake-rotor/2" }])
    expect(await listNotifications(shop.visitor())).toEqual([])
  })

  it("staff see the author's vehicle, which is public with the review until the review is removed", async () => {
    const asked = { productPageId: sample.rotor, skuVariantNumber: null, project: null }
    const shown = async () =>
      (await shop.visitor().ask(productPage, asked)).productPage?.reviews.map(({ car, fitted }) => ({ car, fitted }))
    const nothing = Array<unknown>(3).fill({ car: null, fitted: null })
    const vehicleData = { car: "1969 Chevrolet Camaro", fitted: "no" } as const
    await write(author, vehicleData)
    expect((await waiting())[0]).toMatchObject(vehicleData)
    await publish()
    expect(await shown()).toEqual([vehicleData, ...nothing])
    await write()
    await publish()
    expect(await shown()).toEqual([{ car: null, fitted: null }, ...nothing])
  })

  it("show a rejected review only to its author, with the reason", async () => {
    await write()
    await judge({ ...(await first()), status: "declined", words: "It names a person." })
    expect(await page()).toMatchObject({ titles: catalogOnly.titles, count: 3 })
    expect(await own()).toMatchObject({ review: { status: "declined", declinedBecause: "It names a person.", staffAnswer: null } })
    expect((await listNotifications())[0]?.text).toMatch(/It names a person\.$/)
    expect(await waiting()).toEqual([])
  })

  it("a changed review needs a new verdict, while its published version stays", async () => {
    await write()
    await publish()
    await write(author, { title: "Quiet", stars: "5" })
    expect(await page()).toMatchObject(withOne)
    await publish()
    expect(await page()).toMatchObject({ titles: ["Quiet", ...catalogOnly.titles], rating: 4.5, count: 4 })
    await write(author, { title: "Buy at my shop" })
    await judge({ ...(await first()), status: "declined", words: "It advertises." })
    expect(await page()).toMatchObject({ titles: catalogOnly.titles, rating: 4.3, count: 3 })
  })

  it("apply only to the version that staff read, and only once", async () => {
    await write()
    const read = await first()
    await shop.database.kysely
      .updateTable("customer_review")
      .set({ title: "Changed", written_at: new Date(Date.parse(read.writtenAt) + 1) })
      .execute()
    expect((await judge({ ...read, status: "published", words: null })).json).toMatchObject({ isDone: false, now: [{ title: "Changed" }] })
    expect((await page()).titles).toEqual(catalogOnly.titles)
    const changed = await first()
    const twoOfStaff = [judge({ ...changed, status: "published", words: null }), judge({ ...changed, status: "declined", words: "No." })]
    const done = (await Promise.all(twoOfStaff)).filter(({ json }) => Schema.decodeUnknownSync(judgeReview.result)(json).isDone)
    expect(done).toHaveLength(1)
    expect(await listNotifications()).toHaveLength(1)
  })

  it("require a reason, a limited length and an existing review", async () => {
    await write()
    const read = await first()
    for (const wrong of [
      { ...read, status: "declined", words: null },
      { ...read, status: "declined", words: "  " },
      { ...read, status: "published", words: "x".repeat(1001) },
      { ...read, status: "waiting", words: null },
      { ...read, writtenAt: "yesterday", status: "published", words: null }
    ])
      expect([wrong, (await send(judgeReview.path, staff, wrong)).status]).toEqual([wrong, 400])
    expect((await judge({ ...read, reviewId: 2_000_000_000, status: "published", words: null })).status).toBe(200)
    expect((await send(judgeReview.path, author.cookie, { ...read, status: "published", words: null })).status).toBe(404)
    expect(await waiting()).toHaveLength(1)
  })

  it("published reviews are kept after a new catalog, and are removed with the author's data", async () => {
    await write()
    await publish()
    await shop.database.kysely.deleteFrom("review").where("review_id", "<", 0).execute()
    await republishReviews(shop.database.kysely)
    expect(await page()).toMatchObject(withOne)
    await shop.database.kysely.transaction().execute((transaction) => eraseReviews(transaction, author.webUserGuid))
    expect(await page()).toMatchObject(catalogOnly)
  })

  it("keep only the account's review when a guest with a review of the same part signs in", async () => {
    const member = shop.visitor()
    await write()
    await write(member, { title: "Member's", stars: "5" })
    await publish()
    await publish()
    expect((await page()).count).toBe(5)
    await shop.database.kysely.transaction().execute((transaction) => mergeVisitor(transaction, author.webUserGuid, member.webUserGuid))
    expect(await page()).toMatchObject({ titles: ["Member's", ...catalogOnly.titles], count: 4, rating: 4.5 })
  })

  it("publish one answer per question, which is also kept in the next catalog", async () => {
    const { kysely } = shop.database
    const asked = { question_id: 9, product_page_id: sample.rotor, question: "Does it rust?", answer: null, asked_on: "2026-02-04" }
    await kysely.insertInto("question").values(asked).execute()
    const [open] = (await send(staffQuestions.path, staff)).json as ReadonlyArray<unknown>
    expect(open).toMatchObject({ questionId: 9, question: "Does it rust?", product: { href: "/item/ironvale-slotted-brake-rotor/2" } })
    expect((await send(answerQuestion.path, staff, { questionId: 9, answer: " " })).status).toBe(400)
    const answered = { isDone: true, now: [] }
    expect(await send(answerQuestion.path, staff, { questionId: 9, answer: "The hat is coated." })).toEqual({ status: 200, json: answered })
    expect((await send(answerQuestion.path, staff, { questionId: 9, answer: "Yes." })).json).toEqual({ ...answered, isDone: false })
    await kysely.updateTable("question").set({ answer: null }).where("question_id", "=", 9).execute()
    await answerQuestions(kysely)
    expect((await page()).questions).toContainEqual({ question: "Does it rust?", answer: "The hat is coated.", askedOn: "2026-02-04" })
  })
})
