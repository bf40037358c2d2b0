import { it } from "@effect/vitest"
import { MAX_PUSH_ATTEMPTS, type QuietHours, getDefaultQuietHours } from "@camber/domain/push"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { deliverPush } from "./deliverPush.ts"
import { MAX_QUEUED_MESSAGES } from "./queuePush.ts"
import { memoryPushSender, type PushAnswer } from "./testing/memoryPushSender.ts"

/** By the clock on a wall in Chicago: noon. */
const noon = Date.UTC(2040, 5, 1, 17)
const owner = crypto.randomUUID()
const [minutes, hours] = [60_000, 3_600_000]

describe.each(allDatabases)("messages to devices on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    for (const table of ["push_message", "push_subscription", "notification"] as const) await database.kysely.deleteFrom(table).execute()
  })
  afterAll(() => database.drop())

  const subscribe = (device: string, quiet: QuietHours | null = null, kinds: Array<"order" | "stock"> = ["order", "stock"]) =>
    Effect.promise(() =>
      database.kysely
        .insertInto("push_subscription")
        .values({
          web_user_guid: owner,
          device_guid: device,
          endpoint: `https://push.example/${device}`,
          key: "key",
          auth_secret: "secret",
          kinds,
          quiet_from: quiet?.from ?? null,
          quiet_until: quiet?.until ?? null,
          time_zone: quiet?.timeZone ?? null
        })
        .execute()
    )
  /** Told now, by the clock of the test. */
  const tell = (order: string, occasion: string, topic: "order" | "rewards" = "order") =>
    Effect.gen(function* () {
      const now = new Date(yield* TestClock.testClockWith((clock) => Effect.succeed(clock.currentTimeMillisUnsafe())))
      yield* Effect.promise(async () => {
        await database.kysely.transaction().execute((transaction) =>
          createNotification(transaction, owner, {
            topic,
            title: `Order ${order} ${occasion}`,
            text: "Tracking number: 1Z999.",
            href: `/account/orderhistory/${order}`,
            occasion: `${order}:${occasion}`,
            collapseKey: `order:${order}`
          })
        )
        await database.kysely.updateTable("push_message").set({ queued_at: now, due_at: now }).where("tries", "=", 0).execute()
      })
    })
  const world = (answer: (endpoint: string) => PushAnswer = () => ({ status: 201 })) => {
    const { send, sent } = memoryPushSender(({ endpoint }) => answer(endpoint))
    const seen = () =>
      sent.map(({ endpoint, payload }) => `${endpoint.slice(21)}: ${(JSON.parse(payload) as { readonly title: string }).title}`).toSorted()
    return { deliver: deliverPush(database.kysely, send), send, sent, seen }
  }
  const states = () =>
    Effect.promise(async () =>
      (await database.kysely.selectFrom("push_message").select(["state", "problem", "tries"]).orderBy("push_id").execute()).map(
        ({ problem, state, tries }) => [state, tries, problem]
      )
    )
  const begin = TestClock.setTime(noon)

  it.effect("PUSH-14 PUSH-15: each device that wants it is told once, of an order and no more than is needed", () =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("phone")
      yield* subscribe("desk")
      yield* subscribe("shed", null, ["stock"])
      yield* tell("1001", "is on its way")
      const { deliver, seen, sent } = world()
      expect([yield* deliver, yield* deliver]).toEqual([2, 0])
      expect(seen()).toEqual(["desk: Order 1001 is on its way", "phone: Order 1001 is on its way"])
      expect(JSON.parse(sent[0]?.payload ?? "")).toEqual({
        title: "Order 1001 is on its way",
        text: "See its status.",
        href: "/account/orderhistory/1001",
        collapseKey: "order:1001",
        unread: 1
      })
      expect(yield* states()).toEqual([
        ["sent", 1, null],
        ["sent", 1, null]
      ])
    })
  )

  it.effect("OPS-62 PUSH-14: what is due by the database's clock is sent on a machine that is a year behind, once", () =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("phone")
      yield* tell("1001", "is on its way")
      const { seen, send } = world()
      yield* TestClock.setTime(noon - 365 * 24 * hours)
      const deliver = (now?: () => number) => deliverPush(database.kysely, send, now)
      expect([yield* deliver(), yield* deliver(() => noon), yield* deliver(() => noon)]).toEqual([0, 1, 0])
      expect(seen()).toEqual(["phone: Order 1001 is on its way"])
    })
  )

  it.effect("PUSH-14: a delivery that dies leaves the others alone, and is tried again", () =>
    Effect.gen(function* () {
      yield* begin
      for (const device of ["phone", "desk", "shed"]) yield* subscribe(device)
      yield* tell("1001", "is on its way")
      const { seen, send } = world()
      let isBroken = true
      const deliver = deliverPush(database.kysely, (message) =>
        isBroken && message.endpoint.endsWith("desk") ? Promise.reject(new RangeError("no such key")) : send(message)
      )
      expect(yield* deliver).toBe(3)
      expect(seen()).toEqual(["phone: Order 1001 is on its way", "shed: Order 1001 is on its way"])
      expect((yield* states()).toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
        ["sent", 1, null],
        ["sent", 1, null],
        ["waiting", 1, "It could not be sent"]
      ])
      isBroken = false
      yield* TestClock.adjust(minutes)
      expect(yield* deliver).toBe(1)
      expect(seen()).toHaveLength(3)
    })
  )

  it.effect("PUSH-14: a subscription that cannot be read is no other one's matter", () =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("phone")
      yield* subscribe("desk")
      yield* Effect.promise(() =>
        database.kysely.updateTable("push_subscription").set({ endpoint: "no address" }).where("device_guid", "=", "desk").execute()
      )
      yield* tell("1001", "is on its way")
      expect(yield* world().deliver).toBe(2)
      expect((yield* states()).map(([state]) => String(state)).toSorted()).toEqual(["sent", "waiting"])
    })
  )

  it.effect("PUSH-14: what is said twice, of no kind of theirs, or to nobody's device is not sent", () =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("phone")
      yield* tell("1001", "is on its way")
      yield* tell("1001", "is on its way")
      yield* tell("1002", "points", "rewards")
      const { deliver, seen } = world()
      yield* deliver
      expect(seen()).toHaveLength(1)
    })
  )

  it.effect("PUSH-14: two processes send nothing twice, and what one of them left is sent by the other", () =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("phone")
      for (const order of ["1", "2", "3"]) yield* tell(order, "is on its way")
      const { deliver, seen } = world()
      expect((yield* Effect.all([deliver, deliver], { concurrency: 2 })).reduce((all, taken) => all + taken)).toBe(3)
      expect(seen()).toHaveLength(3)

      yield* tell("4", "is on its way")
      const crashing = deliverPush(database.kysely, () => Promise.reject(new Error("the process ends here")))
      yield* Effect.exit(crashing)
      expect(yield* deliver).toBe(0)
      yield* TestClock.adjust(2 * minutes + 1)
      expect(yield* deliver).toBe(1)
      expect(seen().at(-1)).toBe("phone: Order 4 is on its way")
    })
  )

  it.effect("PUSH-14: of what waits about one thing the latest alone is sent", () =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("phone")
      yield* tell("1001", "is on its way")
      yield* tell("1002", "is on its way")
      yield* tell("1001", "was delivered")
      const { deliver, seen } = world()
      yield* deliver
      expect(seen()).toEqual(["phone: Order 1001 was delivered", "phone: Order 1002 is on its way"])
    })
  )

  it.effect.each([404, 410])("PUSH-14: a device that is gone (%i) loses its subscription, and the others keep theirs", (status) =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("phone")
      yield* subscribe("desk")
      yield* tell("1001", "is on its way")
      const { deliver, sent } = world((endpoint) => ({ status: endpoint.endsWith("phone") ? status : 201 }))
      yield* deliver
      yield* tell("1001", "was delivered")
      yield* deliver
      expect(sent.map(({ endpoint }) => endpoint.slice(21)).toSorted()).toEqual(["desk", "desk", "phone"])
      expect(yield* states()).toContainEqual(["gone", 1, `HTTP ${status}`])
    })
  )

  it.effect("PUSH-14: what is not taken is tried again, later each time, as late as the service wants, and not for ever", () =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("phone")
      yield* tell("1001", "is on its way")
      let answer: PushAnswer = "away"
      const { deliver, sent } = world(() => answer)
      yield* deliver
      expect([yield* deliver, sent.length]).toEqual([0, 1])
      yield* TestClock.adjust(minutes)
      answer = { status: 429, after: 10 * minutes }
      yield* deliver
      yield* TestClock.adjust(10 * minutes - 1)
      expect([yield* deliver, sent.length]).toEqual([0, 2])
      yield* TestClock.adjust(1)
      answer = { status: 503 }
      for (let left = MAX_PUSH_ATTEMPTS + 3; left > 0; left--) {
        yield* deliver
        yield* TestClock.adjust(2 * hours)
      }
      expect([sent.length, yield* states()]).toEqual([MAX_PUSH_ATTEMPTS, [["failed", MAX_PUSH_ATTEMPTS, "HTTP 503"]]])
    })
  )

  it.effect("PUSH-14: what a service refuses is not tried again", () =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("phone")
      yield* tell("1001", "is on its way")
      const { deliver, sent } = world(() => ({ status: 403 }))
      yield* deliver
      yield* TestClock.adjust(24 * hours)
      yield* deliver
      expect([sent.length, yield* states()]).toEqual([1, [["failed", 1, "HTTP 403"]]])
    })
  )

  it.effect("PUSH-13: waits for the end of a device's quiet hours by its own zone, and then the latest is sent alone", () =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("chicago", getDefaultQuietHours("America/Chicago"))
      yield* subscribe("berlin", getDefaultQuietHours("Europe/Berlin"))
      yield* TestClock.adjust(10 * hours)
      yield* tell("1001", "is on its way")
      const { deliver, seen } = world()
      yield* deliver
      yield* TestClock.adjust(2 * hours)
      yield* tell("1001", "was delivered")
      yield* deliver
      expect(seen()).toEqual([])
      // In Berlin it is nearly eight in the morning, in Chicago one at night.
      yield* TestClock.adjust(hours - 1)
      yield* deliver
      expect(seen()).toEqual([])
      yield* TestClock.adjust(1)
      yield* deliver
      expect(seen()).toEqual(["berlin: Order 1001 was delivered"])
      yield* TestClock.adjust(7 * hours)
      yield* deliver
      expect(seen()).toEqual(["berlin: Order 1001 was delivered", "chicago: Order 1001 was delivered"])
    })
  )

  it.effect("PUSH-14: what was read meanwhile, or is wanted no more, is not sent", () =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("phone")
      yield* tell("1001", "is on its way")
      yield* Effect.promise(() => database.kysely.updateTable("notification").set({ read_at: new Date() }).execute())
      yield* tell("1002", "is on its way")
      yield* Effect.promise(() => database.kysely.deleteFrom("push_subscription").execute())
      const { deliver, seen } = world()
      yield* deliver
      expect([seen(), yield* states()]).toEqual([
        [],
        [
          ["dropped", 0, null],
          ["dropped", 0, null]
        ]
      ])
    })
  )

  it.effect("PUSH-14: keeps no more for a device than is worth reading", () =>
    Effect.gen(function* () {
      yield* begin
      yield* subscribe("phone")
      for (let order = 0; order <= MAX_QUEUED_MESSAGES; order++) yield* tell(`${order}`, "is on its way")
      const waiting = yield* states()
      expect(waiting).toHaveLength(MAX_QUEUED_MESSAGES)
    })
  )
})
