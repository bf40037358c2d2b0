import { createOrUpdateSubscription, getUserPermissions, pushDevice, type PushSubscription, removeSubscription } from "@camber/domain/push"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { endOtherSessions, mergeVisitor } from "../account/createSession.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"
import { MAX_DEVICES } from "./saveSubscription.ts"

/** Creates a device that subscribes to these kinds. By default, each device has its own endpoint. */
const device = (deviceGuid: string, wanted: ReadonlyArray<string>, changes: Partial<PushSubscription> = {}) => ({
  key: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
  endpoint: `https://push.example/${deviceGuid}`,
  authSecret: "tBHItJI5svbpez7KI4CCXg",
  webUserGuid: null,
  deviceGuid,
  quietHours: null,
  userPermissions: ["order", "price", "stock", "question", "weather"].map((type) => ({
    type,
    displayName: "",
    granted: wanted.includes(type)
  })),
  ...changes
})

describe.each(allDatabases)("push subscriptions on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const send = async ({ cookie }: TestVisitor, path: string, init: RequestInit = {}) => {
    const headers = { cookie, "content-type": "application/json" }
    const answer = await shop.handler(new Request(`http://shop.test${path}`, { ...init, headers }))
    if (answer === undefined) throw new Error("no handler for this path")
    return answer
  }
  const subscribe = async (visitor: TestVisitor, subscription: unknown) =>
    send(visitor, createOrUpdateSubscription.path, { method: "POST", body: JSON.stringify(subscription) })
  const outcome = async (visitor: TestVisitor, subscription: unknown) =>
    Schema.decodeUnknownSync(createOrUpdateSubscription.result)(await (await subscribe(visitor, subscription)).json())
  const permissions = async (visitor: TestVisitor, deviceGuid: string) => {
    const call = getUserPermissions(deviceGuid)
    return Schema.decodeUnknownSync(call.result)(await (await send(visitor, call.path)).json())
  }
  const wanted = async (visitor: TestVisitor, deviceGuid: string) =>
    (await permissions(visitor, deviceGuid)).flatMap(({ granted, type }) => (granted ? type : []))
  const success = { success: true, message: null }

  it("CALL-133 PUSH-09 lists the kinds by name, none of which a new device has selected", async () => {
    expect(await permissions(shop.visitor(), "new & strange")).toEqual([
      { type: "order", displayName: "Order Updates", granted: false },
      { type: "stock", displayName: "Back in Stock", granted: false },
      { type: "price", displayName: "Price Drops", granted: false },
      { type: "question", displayName: "Answers to Questions", granted: false }
    ])
  })

  it("CALL-134 PUSH-11 stores the kinds of each device; a new choice replaces the previous one", async () => {
    const visitor = shop.visitor()
    const { webUserGuid } = visitor
    expect(await outcome(visitor, device("phone", ["order", "weather"], { webUserGuid }))).toEqual(success)
    expect(await outcome(visitor, device("desk", ["price"]))).toEqual(success)
    expect([await wanted(visitor, "phone"), await wanted(visitor, "desk")]).toEqual([["order"], ["price"]])
    for (let tries = 0; tries < 2; tries++) await outcome(visitor, device("phone", ["question", "stock"]))
    expect([await wanted(visitor, "phone"), await wanted(visitor, "desk")]).toEqual([["stock", "question"], ["price"]])
  })

  it("deletes the subscription of a device without kinds", async () => {
    const visitor = shop.visitor()
    await outcome(visitor, device("silent", ["order"]))
    expect(await outcome(visitor, device("silent", []))).toEqual(success)
    const rows = await shop.database.kysely.selectFrom("push_subscription").select("endpoint").where("device_guid", "=", "silent").execute()
    expect(rows).toEqual([])
  })

  it("shows a subscription only to its owner, and rejects another visitor's guid", async () => {
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    await outcome(visitor, device("mine", ["order"]))
    expect(await wanted(other, "mine")).toEqual([])
    const { message, success } = await outcome(other, device("theirs", ["order"], { webUserGuid: visitor.webUserGuid }))
    expect([success, message]).toEqual([false, expect.stringMatching(/Reload/)])
    expect([await wanted(visitor, "theirs"), await wanted(other, "theirs")]).toEqual([[], []])
  })

  it("moves a subscription to the visitor who last used the browser", async () => {
    const [before, after] = [shop.visitor(), shop.visitor()]
    const endpoint = "https://push.example/shared"
    await outcome(before, device("d-1", ["order"], { endpoint }))
    await outcome(after, device("d-2", ["price"], { endpoint }))
    expect([await wanted(before, "d-1"), await wanted(after, "d-2")]).toEqual([[], ["price"]])
  })

  it("keeps only the last devices of a visitor", async () => {
    const visitor = shop.visitor()
    for (let made = 0; made <= MAX_DEVICES; made++) await outcome(visitor, device(`made-${made}`, ["order"]))
    expect([await wanted(visitor, "made-0"), await wanted(visitor, "made-1")]).toEqual([[], ["order"]])
    expect(await wanted(visitor, `made-${MAX_DEVICES}`)).toEqual(["order"])
  })

  it("moves subscriptions from an anonymous visitor to the account on sign-in", async () => {
    const [anonymous, customer] = [shop.visitor(), shop.visitor()]
    await outcome(anonymous, device("tablet", ["stock"]))
    await shop.database.kysely.transaction().execute((all) => mergeVisitor(all, anonymous.webUserGuid, customer.webUserGuid))
    expect([await wanted(anonymous, "tablet"), await wanted(customer, "tablet")]).toEqual([[], ["stock"]])
  })

  it("PUSH-13 PUSH-16 returns a device's state and quiet hours by its cookie", async () => {
    const visitor = shop.visitor()
    const quietHours = { from: 1260, until: 480, timeZone: "America/Chicago" }
    const here = async ({ cookie }: TestVisitor, deviceGuid: string) =>
      (await send({ ...visitor, cookie: `DeviceId=${deviceGuid}; ${cookie.replace(/DeviceId=[^;]*;? ?/, "")}` }, pushDevice.path)).json()
    const publicKey = "shops-own-key"
    expect(await here(visitor, "shed")).toEqual({ publicKey, isOn: false, quietHours: null })
    await outcome(visitor, device("shed", ["order"], { quietHours }))
    expect(await here(visitor, "shed")).toEqual({ publicKey, isOn: true, quietHours })
    expect(await here(shop.visitor(), "shed")).toEqual({ publicKey, isOn: false, quietHours: null })
  })

  it("PUSH-16 lets only the owner remove a subscription, and again without an error", async () => {
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    await outcome(visitor, device("boat", ["order"]))
    const unsubscribe = async (who: TestVisitor) =>
      (await send(who, removeSubscription.path, { method: "POST", body: JSON.stringify({ deviceGuid: "boat" }) })).json()
    expect([await unsubscribe(other), await wanted(visitor, "boat")]).toEqual([success, ["order"]])
    for (let tries = 0; tries < 2; tries++) expect([await unsubscribe(visitor), await wanted(visitor, "boat")]).toEqual([success, []])
  })

  it("PUSH-16 ends the subscription when its owner signs out, and on all other devices when the owner changes the password", async () => {
    const { kysely } = shop.database
    const cookie = await signedInAs(shop, ["registered"], "june@shop.test")
    const { account_id, web_user_guid } = await kysely
      .selectFrom("account")
      .select(["account_id", "web_user_guid"])
      .where("email", "=", "june@shop.test")
      .executeTakeFirstOrThrow()
    const owner = { ...shop.visitor(), cookie }
    const devices = async () =>
      (await kysely.selectFrom("push_subscription").select("device_guid").where("web_user_guid", "=", web_user_guid).execute())
        .map(({ device_guid }) => device_guid)
        .toSorted()
    for (const name of ["bench", "laptop", "phone"]) await outcome(owner, device(name, ["order"]))
    const headers = { cookie: `${cookie}; DeviceId=phone`, "sec-fetch-site": "same-origin", "x-camber": "1" }
    const left = await shop.handler(new Request("http://shop.test/api/account/login/logout", { headers }))
    expect([left?.status, await devices()]).toEqual([200, ["bench", "laptop"]])
    await kysely.transaction().execute((all) => endOtherSessions(all, account_id, { sessionId: null, deviceGuid: "laptop" }))
    expect(await devices()).toEqual(["laptop"])
  })

  it("PUSH-13 rejects an unknown time zone for quiet hours with a message", async () => {
    const visitor = shop.visitor()
    const reply = await outcome(visitor, device("mars", ["order"], { quietHours: { from: 0, until: 60, timeZone: "Mars/Olympus" } }))
    expect([reply, await wanted(visitor, "mars")]).toEqual([{ success: false, message: expect.stringMatching(/time zone/) }, []])
  })

  it.each([
    "http://169.254.169.254/latest",
    "https://127.0.0.1/push",
    "http://127.0.0.1:3130/push",
    "https://database/push",
    "https://vault.internal/push"
  ])("PUSH-19 rejects the endpoint %s with a message", async (endpoint) => {
    const visitor = shop.visitor()
    const { message, success } = await outcome(visitor, device("inside", ["order"], { endpoint }))
    expect([success, message, await wanted(visitor, "inside")]).toEqual([false, expect.stringMatching(/support/), []])
  })

  it.each<readonly [string, unknown]>([
    ["an endpoint with an invalid scheme", device("d", ["order"], { endpoint: "javascript:alert(1)" })],
    ["a very long endpoint", device("d", ["order"], { endpoint: `https://push.example/${"x".repeat(1000)}` })],
    ["a key with markup", device("d", ["order"], { key: "<script>" })],
    ["an empty device id", device("", ["order"])],
    ["a hundred kinds", device("d", [], { userPermissions: Array(100).fill({ type: "order", displayName: "", granted: true }) })],
    ["invalid quiet hours", device("d", ["order"], { quietHours: { from: -1, until: 1440, timeZone: "UTC" } })],
    ["quiet hours with an invalid time zone", device("d", ["order"], { quietHours: { from: 0, until: 60, timeZone: "<b>" } })],
    ["an empty body", {}]
  ])("rejects %s", async (_what, subscription) => {
    expect((await subscribe(shop.visitor(), subscription)).status).toBe(400)
  })
})
