import { productPage } from "@camber/domain/catalog"
import { notificationHistory } from "@camber/domain/notifications"
import { QUESTION_PATH } from "@camber/domain/questions"
import { answerQuestion, staffQuestions, turnDownQuestion } from "@camber/domain/staff"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

const draft = { skuBaseNumber: "CAM-P2", question: "Does it clear a 15 in. wheel?", emailAddress: "june@example.com" }

describe.each(allDatabases)("questions on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  let author: TestVisitor
  beforeAll(async () => {
    shop = await openServices(open)
    staff = await signedInAs(shop, ["registered", "staff"])
  })
  beforeEach(async () => {
    author = shop.visitor()
    await shop.database.kysely.deleteFrom("customer_question").execute()
    await shop.database.kysely.deleteFrom("mail").execute()
  })
  afterAll(() => shop.database.drop())

  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = { cookie: author.cookie }) => {
    const isForm = body instanceof URLSearchParams
    const answer = await shop.handler(
      new Request(`http://shop.test${path}`, {
        method: "POST",
        headers: { ...(!isForm && { "content-type": "application/json" }), ...headers },
        body: isForm ? body : JSON.stringify(body)
      })
    )
    const json: unknown = answer?.status === 200 ? await answer.json() : null
    return { status: answer?.status, location: answer?.headers.get("location"), json }
  }
  const ask = async (change: Partial<typeof draft> = {}, cookie = author.cookie) =>
    (await post(QUESTION_PATH, { ...draft, ...change }, { cookie })).json
  const askByForm = async (change: Partial<typeof draft> = {}, headers?: Readonly<Record<string, string>>) =>
    post(QUESTION_PATH, new URLSearchParams({ ...draft, ...change }), headers)
  const readStored = () => shop.database.kysely.selectFrom("customer_question").selectAll().execute()
  const leadsTo = (outcome: string, sku = "CAM-P2") => ({
    status: 303,
    location: `/QuestionSubmission?pr_page_id=${sku}&question=${outcome}`
  })
  const read = async (path: string, cookie: string): Promise<unknown> =>
    (await shop.handler(new Request(`http://shop.test${path}`, { headers: { cookie } })))?.json()
  const waiting = async () => Schema.decodeUnknownSync(staffQuestions.result)(await read(staffQuestions.path, staff))
  const firstWaiting = async () => {
    const [one] = await waiting()
    if (one === undefined) throw new Error("no question is open")
    return one.questionId
  }
  const byStaff = async (path: string, body: unknown) => (await post(path, body, { cookie: staff })).json
  const shown = async () => {
    const asked = { productPageId: sample.rotor, skuVariantNumber: null, project: null }
    return (await shop.visitor().ask(productPage, asked)).productPage?.questions.map(({ answer, question }) => ({ answer, question }))
  }
  const getNotifications = async (by: TestVisitor) =>
    Schema.decodeUnknownSync(notificationHistory.result)(await read(notificationHistory.path, by.cookie)).notifications

  it("NAV-120 NAV-121 shows a question to all visitors only after it is answered", async () => {
    const before = await shown()
    expect(await ask()).toEqual({ outcome: "stored" })
    expect(await waiting()).toMatchObject([{ question: draft.question, product: { href: "/item/ironvale-slotted-brake-rotor/2" } }])
    expect(await shown()).toEqual(before)
    const questionId = await firstWaiting()
    expect(questionId).toBeLessThan(0)
    expect(await byStaff(answerQuestion.path, { questionId, answer: "It clears one." })).toEqual({ isDone: true, now: [] })
    expect(await byStaff(answerQuestion.path, { questionId, answer: "It does not." })).toEqual({ isDone: false, now: [] })
    expect(await shown()).toEqual([{ question: draft.question, answer: "It clears one." }, ...(before ?? [])])
  })

  it("NAV-122 notifies the visitor of the answer, also by mail if the visitor left an email address", async () => {
    const other = shop.visitor()
    await ask()
    await ask({ emailAddress: "" }, other.cookie)
    for (const questionId of (await waiting()).map((item) => item.questionId))
      await byStaff(answerQuestion.path, { questionId, answer: "It clears one." })
    for (const by of [author, other])
      expect(await getNotifications(by)).toMatchObject([{ topic: "question", href: "/item/ironvale-slotted-brake-rotor/2#questions" }])
    expect(await getNotifications(shop.visitor())).toEqual([])
    expect((await readStored()).map(({ email }) => email)).toEqual([null, null])
    // Two equal questions with equal answers appear only once.
    expect((await shown())?.filter(({ question }) => question === draft.question)).toHaveLength(1)
    const mails = await shop.database.kysely.selectFrom("mail").selectAll().execute()
    expect(mails).toMatchObject([{ recipient: "june@example.com", subject: expect.stringContaining("Slotted") }])
    // The action log contains the text of the question instead of its number.
    const noted = await shop.database.kysely.selectFrom("staff_action").select("subject").orderBy("action_id", "desc").executeTakeFirst()
    expect(noted?.subject).toBe(draft.question)
    for (const words of [draft.question, "It clears one.", "http://shop.test/item/ironvale-slotted-brake-rotor/2#questions"])
      expect(mails[0]?.body).toContain(words)
  })

  it("removes a rejected question from the queue and hides it, but does not remove a question of the catalog", async () => {
    await ask()
    const before = await shown()
    const questionId = await firstWaiting()
    expect(await byStaff(turnDownQuestion.path, { questionId })).toEqual({ isDone: true, now: [] })
    expect(await byStaff(answerQuestion.path, { questionId, answer: "It clears one." })).toEqual({ isDone: false, now: [] })
    expect(await byStaff(turnDownQuestion.path, { questionId: 2 })).toEqual({ isDone: false, now: [] })
    expect([await shown(), await getNotifications(author), (await readStored())[0]?.email]).toEqual([before, [], null])
    expect((await post(turnDownQuestion.path, { questionId })).status).toBe(404)
  })

  it("NAV-119 redirects back to the page of the form if the browser submitted it without scripts", async () => {
    expect(await askByForm()).toMatchObject(leadsTo("stored"))
    expect(await askByForm({ question: "Fits?" })).toMatchObject(leadsTo("invalid"))
    expect(await askByForm({ skuBaseNumber: "//evil.test\r\nset-cookie: a=b" })).toMatchObject(
      leadsTo("invalid", "%2F%2Fevil.test%0D%0Aset-cookie%3A%20a%3Db")
    )
    expect(await readStored()).toMatchObject([{ question: draft.question, email: "june@example.com", web_user_guid: author.webUserGuid }])
  })

  it("stores a visitor's question once under concurrent requests, and as plain text", async () => {
    const question = `Is <script>alert("1")</script> & '; drop table product; -- about it?`
    await Promise.all([ask({ question }), ask({ question: `  ${question} ` })])
    expect((await readStored()).map((row) => row.question)).toEqual([question])
    await ask({ question }, shop.visitor().cookie)
    expect(await readStored()).toHaveLength(2)
  })

  it("stores a question of the maximum length, regardless of its size in bytes", async () => {
    const question = Array.from({ length: 1000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join("")
    expect([await ask({ question }), await ask({ question })]).toEqual([{ outcome: "stored" }, { outcome: "stored" }])
    expect((await readStored()).map((row) => row.question)).toEqual([question])
  })

  it.each([
    ["with too few characters", { question: " Fits?      " }],
    ["with too many characters", { question: "x".repeat(1001) }],
    ["with an invalid character", { question: "Does it clear a\u0000 wheel?" }],
    ["with an invalid email address", { emailAddress: "june" }]
  ])("stores no question %s", async (_, change) => {
    expect((await post(QUESTION_PATH, { ...draft, ...change })).status).toBe(400)
    expect(await askByForm(change)).toMatchObject(leadsTo("invalid"))
    expect(await readStored()).toEqual([])
  })

  it("stores no question about an unknown product and no questions from bots", async () => {
    expect(await ask({ skuBaseNumber: "CAM-NONE" })).toEqual({ outcome: "invalid" })
    expect((await post(QUESTION_PATH, draft, { cookie: author.cookie, "user-agent": "Googlebot/2.1" })).json).toEqual({
      outcome: "invalid"
    })
    expect(await readStored()).toEqual([])
  })

  it("accepts ten questions an hour per visitor without blocking other visitors", async () => {
    const outcomes: Array<unknown> = []
    for (let at = 0; at < 11; at++) outcomes.push(await ask({ question: `Does it clear wheel No. ${at}?` }))
    expect(outcomes).toEqual([...Array<object>(10).fill({ outcome: "stored" }), { outcome: "wait" }])
    expect(await ask({}, shop.visitor().cookie)).toEqual({ outcome: "stored" })
  })

  it("rejects cross-site requests, other media types, bodies that are too long, and other methods", async () => {
    expect((await askByForm({}, { cookie: author.cookie, "sec-fetch-site": "cross-site" })).status).toBe(403)
    expect((await post(QUESTION_PATH, draft, { cookie: author.cookie, "content-type": "text/plain" })).status).toBe(415)
    expect((await askByForm({ question: "x".repeat(20_000) })).status).toBe(413)
    expect((await shop.handler(new Request(`http://shop.test${QUESTION_PATH}`)))?.status).toBe(405)
  })
})
