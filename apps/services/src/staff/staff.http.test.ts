import { activeBanners } from "@camber/domain/banners"
import { flagNames, getFeatureFlags, isOn } from "@camber/domain/flags"
import {
  answerQuestion,
  type BannerDraft,
  judgeReview,
  markMessage,
  saveBanner,
  removeBanner,
  resetFlag,
  staffActions,
  staffBanners,
  staffFeedback,
  staffFlags,
  staffMessages,
  staffOverview,
  staffPush,
  staffQuestions,
  staffReviews,
  switchFlag,
  turnDownQuestion
} from "@camber/domain/staff"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { deliverPush } from "../push/deliverPush.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { issueCode } from "../promotions/issueCode.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { signedInAs } from "./testing/signedInAs.ts"

const draft: BannerDraft = {
  id: null,
  bannerType: "promotion",
  ordinality: 1,
  title: "Ten off brakes",
  description: null,
  mobileTitle: null,
  promoCode: "BRAKE10",
  promoCodeDescription: null,
  startDate: null,
  endDate: "2999-01-01T00:00:00.000Z",
  url: "/shop/brakes~2-3",
  linkText: "Shop brakes",
  audience: null
}
const reads = [staffOverview, staffFlags, staffBanners, staffMessages, staffFeedback, staffReviews, staffQuestions, staffPush, staffActions]
const ribbon = { name: flagNames.greenSaveRibbon, value: "false", percent: 100, audience: null }
const writes = [
  [switchFlag, ribbon],
  [resetFlag, { name: ribbon.name }],
  [saveBanner, draft],
  [removeBanner, { id: 1 }],
  [judgeReview, { reviewId: 1, writtenAt: "2026-03-02T00:00:00.000Z", status: "published", words: null }],
  [answerQuestion, { questionId: 2, answer: "Both." }],
  [turnDownQuestion, { questionId: -2 }],
  [markMessage, { messageId: 1, isDone: true }]
] as const

describe.each(allDatabases)("the staff API on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  beforeAll(async () => {
    shop = await openServices(open)
    staff = await signedInAs(shop, ["registered", "staff"], "boss@shop.test")
  })
  afterAll(() => shop.database.drop())

  const send = async (path: string, cookie: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const response = await shop.handler(
      new Request(`http://shop.test${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { "content-type": "application/json", cookie, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) })
      })
    )
    const text = (await response?.text()) ?? ""
    return { status: response?.status, body: text === "" ? null : JSON.parse(text) }
  }
  const isRibbonOn = async (visitor = shop.visitor()) => {
    const { ask, webUserGuid } = visitor
    const { featureFlags } = await ask(getFeatureFlags, { vin: null, webUserGuid, appSpecificFeatureFlags: [ribbon.name] })
    return isOn(featureFlags, "greenSaveRibbon")
  }

  it("returns 404 to other users, and writes nothing", async () => {
    const others = [
      shop.visitor().cookie,
      "",
      await signedInAs(shop, ["registered"]),
      await signedInAs(shop, ["registered", "internal", "employee"])
    ]
    for (const cookie of others) {
      for (const { path } of reads) expect([path, (await send(path, cookie)).status]).toEqual([path, 404])
      for (const [{ path }, body] of writes) {
        expect([path, (await send(path, cookie, body)).status, (await send(path, cookie)).status]).toEqual([path, 404, 404])
      }
    }
    const tables = ["feature_flag", "banner", "staff_action"] as const
    for (const table of tables) expect(await shop.database.kysely.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it("rejects cross-site and invalid requests without a log entry", async () => {
    for (const [{ path }, body] of writes) {
      expect((await send(path, staff, body, { "sec-fetch-site": "cross-site" })).status).toBe(403)
      expect((await send(path, staff, body, { origin: "https://evil.example" })).status).toBe(403)
    }
    const wrong = [
      [switchFlag.path, { ...ribbon, name: "Nobody_Knows" }],
      [switchFlag.path, { ...ribbon, percent: 101 }],
      [switchFlag.path, { ...ribbon, audience: "everybody" }],
      [resetFlag.path, { name: "Nobody_Knows" }],
      [saveBanner.path, { ...draft, url: "//evil.example" }],
      [saveBanner.path, { ...draft, url: "javascript:alert(1)" }],
      [saveBanner.path, { ...draft, title: "x".repeat(121) }],
      [saveBanner.path, { ...draft, endDate: "tomorrow" }],
      [saveBanner.path, { ...draft, audience: "everyone" }],
      [saveBanner.path, { ...draft, promoCode: "NOBODY-ISSUED-THIS" }]
    ] as const
    for (const [path, body] of wrong) expect([body, (await send(path, staff, body)).status]).toEqual([body, 400])
    expect((await send(staffActions.path, staff)).body).toEqual([])
  })

  it("switches a flag on and off with immediate effect, and logs who did it", async () => {
    const { body } = await send(switchFlag.path, staff, ribbon)
    expect(body.isDone).toBe(true)
    expect(body.now.find(({ name }: { name: string }) => name === ribbon.name)).toMatchObject({
      standard: "true",
      switched: { value: "false" }
    })
    expect(await isRibbonOn()).toBe(false)
    await send(resetFlag.path, staff, { name: ribbon.name })
    expect(await isRibbonOn()).toBe(true)
    expect((await send(resetFlag.path, staff, { name: ribbon.name })).body.isDone).toBe(false)
    expect((await send(staffActions.path, staff)).body).toMatchObject([
      { who: "boss@shop.test", what: "flag reset", subject: ribbon.name },
      { who: "boss@shop.test", what: "flag switched", subject: ribbon.name }
    ])
    const [noted] = await shop.database.kysely.selectFrom("staff_action").select("change").orderBy("action_id").execute()
    expect(noted?.change).toEqual(ribbon)
  })

  it("switches a flag for one audience, determined by the garage", async () => {
    await send(switchFlag.path, staff, { ...ribbon, audience: "race" })
    const [racer, driver] = [shop.visitor(), shop.visitor()]
    const row = (webUserGuid: string, project: object) => ({
      web_user_guid: webUserGuid,
      project_id: crypto.randomUUID(),
      identity: crypto.randomUUID(),
      project: JSON.stringify({ ...UNKNOWN_PROJECT, ...project })
    })
    await shop.database.kysely
      .insertInto("customer_project")
      .values([
        row(racer.webUserGuid, { raceTypeId: 2 }),
        row(driver.webUserGuid, { vehicle: { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro } })
      ])
      .execute()
    expect([await isRibbonOn(racer), await isRibbonOn(driver), await isRibbonOn()]).toEqual([false, true, true])
    await send(resetFlag.path, staff, { name: ribbon.name })
  })

  it("GAP-C64 saves, changes and removes a banner; shoppers see only valid banners, and their text is escaped", async () => {
    await issueCode(shop.database.kysely, { code: "brake10", discount: { _tag: "PercentOff", percent: 10 }, uses: 1 })
    const shown = async () => (await shop.visitor().ask(activeBanners, {})).activeBanners.map(({ title }) => title)
    const [kept] = (await send(saveBanner.path, staff, { ...draft, title: "<script>alert(1)</script>" })).body.now
    expect(await shown()).toEqual(["<script>alert(1)</script>"])
    await send(saveBanner.path, staff, { ...draft, id: kept.id })
    expect([await shown(), (await send(staffBanners.path, staff)).body]).toEqual([["Ten off brakes"], [{ ...draft, id: kept.id }]])
    await shop.database.kysely.updateTable("promo_code").set({ uses_left: 0 }).where("code", "=", "BRAKE10").execute()
    expect(await shown()).toEqual([])
    const gone = { isDone: false, now: [] }
    expect((await send(removeBanner.path, staff, { id: kept.id })).body).toEqual({ ...gone, isDone: true })
    expect(await shown()).toEqual([])
    expect((await send(removeBanner.path, staff, { id: kept.id })).body).toEqual(gone)
    expect((await send(saveBanner.path, staff, { ...draft, id: kept.id })).body).toEqual(gone)
    expect(await shown()).toEqual([])
  })

  it("VIS-10 limits a banner to one audience, and shows it to all visitors again", async () => {
    const listAudiences = async () => (await shop.visitor().ask(activeBanners, {})).activeBanners.map(({ audience }) => audience)
    const forRacers = { ...draft, promoCode: null, audience: "race" as const }
    const [kept] = (await send(saveBanner.path, staff, forRacers)).body.now
    expect([kept.audience, await listAudiences()]).toEqual(["race", ["race"]])
    await send(saveBanner.path, staff, { ...forRacers, id: kept.id, audience: null })
    expect(await listAudiences()).toEqual([null])
    await send(removeBanner.path, staff, { id: kept.id })
  })

  it("changes nothing if the action cannot be logged", async () => {
    await shop.database.kysely.schema.alterTable("staff_action").renameTo("staff_action_away").execute()
    expect((await send(switchFlag.path, staff, ribbon)).status).toBe(500)
    await shop.database.kysely.schema.alterTable("staff_action_away").renameTo("staff_action").execute()
    expect(await isRibbonOn()).toBe(true)
  })

  it("PUSH-17 shows sent and failed push messages without personal data", async () => {
    const { kysely } = shop.database
    const visitor = crypto.randomUUID()
    await kysely
      .insertInto("push_subscription")
      .values({
        web_user_guid: visitor,
        device_guid: "phone",
        endpoint: "https://push.example/secret",
        key: "key",
        auth_secret: "secret",
        kinds: ["order"],
        quiet_from: null,
        quiet_until: null,
        time_zone: null
      })
      .execute()
    for (const number of ["1", "2"])
      await createNotification(kysely, visitor, {
        topic: "order",
        title: `Order ${number} is on its way`,
        text: "",
        href: null,
        occasion: number,
        collapseKey: `order:${number}`
      })
    await Effect.runPromise(
      deliverPush(kysely, async ({ payload }) =>
        payload.includes("Order 1") ? { _tag: "Taken" } : { _tag: "Refused", problem: "HTTP 403" }
      )
    )
    const { body } = await send(staffPush.path, staff)
    expect(body.counts).toEqual([
      { topic: "order", state: "failed", count: 1 },
      { topic: "order", state: "sent", count: 1 }
    ])
    expect(body.newest).toMatchObject([
      { title: "Order 2 is on its way", service: "push.example", state: "failed", tries: 1, problem: "HTTP 403" },
      { title: "Order 1 is on its way", service: "push.example", state: "sent", tries: 1, problem: null }
    ])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`secret|${visitor}`))
  })

  it("shows the newest messages first", async () => {
    const message = { web_user_guid: crypto.randomUUID(), name: "Ann", email: "ann@mail.test", topic: "order" as const }
    for (const text of ["first", "second"])
      await shop.database.kysely
        .insertInto("contact_message")
        .values({ ...message, message: text })
        .execute()
    expect((await send(staffMessages.path, staff)).body.map((entry: { message: string }) => entry.message)).toEqual(["second", "first"])
  })

  it("OPS-92 lists finished messages last, counts only open messages, and logs who marked them", async () => {
    const textsOf = (messages: ReadonlyArray<{ message: string; isDone: boolean }>) =>
      messages.map(({ isDone, message }) => [message, isDone])
    const { body: all } = await send(staffMessages.path, staff)
    const second = all.find(({ message }: { message: string }) => message === "second")
    const waiting = async () => (await send("/api/staff/waiting", staff)).body.messages
    const open = await waiting()
    const mark = async (isDone: boolean) => (await send(markMessage.path, staff, { messageId: second.messageId, isDone })).body
    const marked = await mark(true)
    expect(marked.isDone).toBe(true)
    expect(textsOf(marked.now)).toEqual([
      ["first", false],
      ["second", true]
    ])
    expect(await waiting()).toBe(open - 1)
    expect((await mark(true)).isDone).toBe(false)
    expect(textsOf((await mark(false)).now)).toEqual([
      ["second", false],
      ["first", false]
    ])
    const { body: actions } = await send(staffActions.path, staff)
    expect(actions.slice(0, 2).map(({ what }: { what: string }) => what)).toEqual(["message reopened", "message done"])
  })
})
