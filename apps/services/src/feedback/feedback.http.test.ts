import { COLLECTOR_PATH } from "@camber/domain/telemetry"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { staffFeedbackIn } from "../staff/staffApi.ts"
import { MOST_FEEDBACK } from "./saveFeedback.ts"

const markup = `<script>alert(1)</script>'; drop table feedback; -- "é😀`
const submitted = (changes: object = {}) => ({
  name: "Feedback Submitted",
  element: "Tab",
  emotion: "positive",
  feedback: "Good parts",
  okay_to_contact: false,
  email: "ann@example.com",
  partNumber: null,
  url: null,
  source: "external",
  misoId: null,
  ...changes
})

describe.each(allDatabases)("feedback on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const send = async (
    { cookie }: Pick<TestVisitor, "cookie">,
    events: ReadonlyArray<object>,
    headers: Readonly<Record<string, string>> = {}
  ) => {
    const request = new Request(`http://shop.test${COLLECTOR_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie, ...headers },
      body: JSON.stringify({ events: events.map((event) => ({ event, at: Date.UTC(2026, 9, 1), page: "/shop/all" })) })
    })
    return (await shop.handler(request))?.status
  }
  const readStored = async ({ webUserGuid }: TestVisitor) =>
    shop.database.kysely.selectFrom("feedback").selectAll().where("web_user_guid", "=", webUserGuid).orderBy("feedback_id").execute()

  it("FB-19 GAP-C14 stores feedback for staff as plain text, and the email address only if the visitor agrees to a reply", async () => {
    const visitor = shop.visitor()
    const answerMe = { okay_to_contact: true, feedback: markup, partNumber: "CAM-1", url: "/item/x/1" }
    expect(await send(visitor, [submitted(), submitted(answerMe)])).toBe(204)
    expect((await readStored(visitor)).map(({ email, feedback, part_number }) => [feedback, email, part_number])).toEqual([
      ["Good parts", null, null],
      [markup, "ann@example.com", "CAM-1"]
    ])
    const [newest] = await staffFeedbackIn(shop.database.kysely)
    expect(newest).toMatchObject({ feedback: markup, element: "Tab", emotion: "positive", page: "/shop/all" })
  })

  it("ANL-104 stores whether an employee or a customer sent the feedback", async () => {
    for (const source of ["internal", "external"]) {
      await send(shop.visitor(), [submitted({ source })])
      expect((await staffFeedbackIn(shop.database.kysely))[0]).toMatchObject({ source })
    }
  })

  it("limits feedback per visitor and day without blocking other visitors", async () => {
    const [loud, other] = [shop.visitor(), shop.visitor()]
    for (let sent = 0; sent < 3; sent++) await send(loud, Array(10).fill(submitted()))
    await send(other, [submitted()])
    expect([(await readStored(loud)).length, (await readStored(other)).length]).toEqual([MOST_FEEDBACK, 1])
  })

  it("VIS-09 stores feedback of visitors who opted out of tracking, but none of their events", async () => {
    const visitor = shop.visitor()
    await send(visitor, [submitted(), { name: "Products Searched", query: "rotor" }], { "sec-gpc": "1" })
    const events = await shop.database.kysely.selectFrom("event").select("name").where("web_user_guid", "=", visitor.webUserGuid).execute()
    expect([(await readStored(visitor)).length, events]).toEqual([1, []])
  })

  it("VIS-22 ignores feedback from bots", async () => {
    const before = await staffFeedbackIn(shop.database.kysely)
    await send(shop.visitor(), [submitted()], { "user-agent": "Googlebot/2.1" })
    expect(await staffFeedbackIn(shop.database.kysely)).toEqual(before)
  })

  it.each([
    ["an overlong text", { feedback: "x".repeat(5000) }],
    ["an unknown emotion", { emotion: "furious" }],
    ["a missing text", { feedback: 7 }]
  ])("rejects %s with 400 and stores nothing", async (_what, changes) => {
    const visitor = shop.visitor()
    expect(await send(visitor, [submitted(changes)])).toBe(400)
    expect(await readStored(visitor)).toEqual([])
  })
})
