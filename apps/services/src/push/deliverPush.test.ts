import { it } from "@effect/vitest"
import { MAX_PUSH_ATTEMPTS, type QuietHours, getDefaultQuietHours } from "@camber/domain/push"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { deliverPush } from "./deliverPush.ts"
import { MAX_QUEUED_MESSAGES } from "./queuePush.ts"
import { memoryPushSender, type PushAnswer } from "./testing/pushSenderContract.ts"

/** Noon in Chicago. */
const noon = Date.UTC(2040, 5, 1, 17)
const owner = crypto.randomUUID()
const [minutes, hours] = [60_000, 3_600_000]

describe.each(allDatabases)("push delivery on $kind", ({ open }) => {
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
  /** Creates a notification at the time of the test clock. */
  const notify = (order: string, occasion: string, topic: "order" | "rewards" = "order") =>
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
  const createFixture = (answer: (endpoint: string) => PushAnswer = () => ({ status: 201 })) => {
    const { send, sent } = memoryPushSender(({ endpoint }) => answer(endpoint))
    const seen = () =>
      sent.map(({ endpoint, payload }) => `${endpoint.slice(21)}: ${(JSON.parse(payload) as { readonly title: string }).title}`).toSorted()
    return { deliver: deliverPush(database.kysely, send), send, sent, seen }
  }
  const readStates = () =>
    Effect.promise(async () =>
      (await database.kysely.selectFrom("push_message").select(["state", "problem", "tries"]).orderBy("push_id").execute()).map(
        ({ problem, state, tries }) => [state, tries, problem]
      )
    )
  const startAtNoon = TestClock.setTime(noon)

  it.effect("PUSH-14 PUSH-15 sends each notification once to every subscribed device, with minimal order details", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("phone")
      yield* subscribe("desk")
      yield* subscribe("shed", null, ["stock"])
      yield* notify("1001", "is on its way")
      const { deliver, seen, sent } = createFixture()
      expect([yield* deliver, yield* deliver]).toEqual([2, 0])
      expect(seen()).toEqual(["desk: Order 1001 is on its way", "phone: Order 1001 is on its way"])
      expect(JSON.parse(sent[0]?.payload ?? "")).toEqual({
        title: "Order 1001 is on its way",
        text: "See its status.",
        href: "/account/orderhistory/1001",
        collapseKey: "order:1001",
        unread: 1
      })
      expect(yield* readStates()).toEqual([
        ["sent", 1, null],
        ["sent", 1, null]
      ])
    })
  )

  it.effect("OPS-62 PUSH-14 sends once by the database clock, even if the machine is a year behind", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("phone")
      yield* notify("1001", "is on its way")
      const { seen, send } = createFixture()
      yield* TestClock.setTime(noon - 365 * 24 * hours)
      const deliver = (now?: () => number) => deliverPush(database.kysely, send, now)
      expect([yield* deliver(), yield* deliver(() => noon), yield* deliver(() => noon)]).toEqual([0, 1, 0])
      expect(seen()).toEqual(["phone: Order 1001 is on its way"])
    })
  )

  it.effect("PUSH-14 retries a failed delivery, which does not affect others", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      for (const device of ["phone", "desk", "shed"]) yield* subscribe(device)
      yield* notify("1001", "is on its way")
      const { seen, send } = createFixture()
      let isBroken = true
      const deliver = deliverPush(database.kysely, (message) =>
        isBroken && message.endpoint.endsWith("desk") ? Promise.reject(new RangeError("no such key")) : send(message)
      )
      expect(yield* deliver).toBe(3)
      expect(seen()).toEqual(["phone: Order 1001 is on its way", "shed: Order 1001 is on its way"])
      expect((yield* readStates()).toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
        ["sent", 1, null],
        ["sent", 1, null],
        ["waiting", 1, "Unexpected error. See the log."]
      ])
      isBroken = false
      yield* TestClock.adjust(minutes)
      expect(yield* deliver).toBe(1)
      expect(seen()).toHaveLength(3)
    })
  )

  it.effect("PUSH-14 is not affected by an invalid subscription of another device", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("phone")
      yield* subscribe("desk")
      yield* Effect.promise(() =>
        database.kysely.updateTable("push_subscription").set({ endpoint: "no address" }).where("device_guid", "=", "desk").execute()
      )
      yield* notify("1001", "is on its way")
      expect(yield* createFixture().deliver).toBe(2)
      expect((yield* readStates()).map(([state]) => String(state)).toSorted()).toEqual(["sent", "waiting"])
    })
  )

  it.effect("PUSH-14 sends no duplicates, no unsubscribed kinds and no messages without a device", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("phone")
      yield* notify("1001", "is on its way")
      yield* notify("1001", "is on its way")
      yield* notify("1002", "points", "rewards")
      const { deliver, seen } = createFixture()
      yield* deliver
      expect(seen()).toHaveLength(1)
    })
  )

  it.effect("PUSH-14 sends nothing twice in two processes, and one process sends the messages that the other left", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("phone")
      for (const order of ["1", "2", "3"]) yield* notify(order, "is on its way")
      const { deliver, seen } = createFixture()
      expect((yield* Effect.all([deliver, deliver], { concurrency: 2 })).reduce((all, taken) => all + taken)).toBe(3)
      expect(seen()).toHaveLength(3)

      yield* notify("4", "is on its way")
      const crashing = deliverPush(database.kysely, () => Promise.reject(new Error("the process ends here")))
      yield* Effect.exit(crashing)
      expect(yield* deliver).toBe(0)
      yield* TestClock.adjust(2 * minutes + 1)
      expect(yield* deliver).toBe(1)
      expect(seen().at(-1)).toBe("phone: Order 4 is on its way")
    })
  )

  it.effect("PUSH-14 sends only the latest queued message per subject", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("phone")
      yield* notify("1001", "is on its way")
      yield* notify("1002", "is on its way")
      yield* notify("1001", "was delivered")
      const { deliver, seen } = createFixture()
      yield* deliver
      expect(seen()).toEqual(["phone: Order 1001 was delivered", "phone: Order 1002 is on its way"])
    })
  )

  it.effect.each([404, 410])("PUSH-14 deletes the subscription of a device that is gone (%i) and keeps the others", (status) =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("phone")
      yield* subscribe("desk")
      yield* notify("1001", "is on its way")
      const { deliver, sent } = createFixture((endpoint) => ({ status: endpoint.endsWith("phone") ? status : 201 }))
      yield* deliver
      yield* notify("1001", "was delivered")
      yield* deliver
      expect(sent.map(({ endpoint }) => endpoint.slice(21)).toSorted()).toEqual(["desk", "desk", "phone"])
      expect(yield* readStates()).toContainEqual(["gone", 1, `HTTP ${status}`])
    })
  )

  it.effect("PUSH-14 retries with backoff and Retry-After, up to a limit", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("phone")
      yield* notify("1001", "is on its way")
      let answer: PushAnswer = "away"
      const { deliver, sent } = createFixture(() => answer)
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
      expect([sent.length, yield* readStates()]).toEqual([MAX_PUSH_ATTEMPTS, [["failed", MAX_PUSH_ATTEMPTS, "HTTP 503"]]])
    })
  )

  it.effect("PUSH-14 does not retry a message that a service rejects", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("phone")
      yield* notify("1001", "is on its way")
      const { deliver, sent } = createFixture(() => ({ status: 403 }))
      yield* deliver
      yield* TestClock.adjust(24 * hours)
      yield* deliver
      expect([sent.length, yield* readStates()]).toEqual([1, [["failed", 1, "HTTP 403"]]])
    })
  )

  it.effect("PUSH-13 waits for the end of a device's quiet hours in its time zone, then sends only the latest message", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("chicago", getDefaultQuietHours("America/Chicago"))
      yield* subscribe("berlin", getDefaultQuietHours("Europe/Berlin"))
      yield* TestClock.adjust(10 * hours)
      yield* notify("1001", "is on its way")
      const { deliver, seen } = createFixture()
      yield* deliver
      yield* TestClock.adjust(2 * hours)
      yield* notify("1001", "was delivered")
      yield* deliver
      expect(seen()).toEqual([])
      // Now it is nearly 8 a.m. in Berlin and 1 a.m. in Chicago.
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

  it.effect("PUSH-14 does not send a message that was read, or whose kind was unsubscribed, in the meantime", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("phone")
      yield* notify("1001", "is on its way")
      yield* Effect.promise(() => database.kysely.updateTable("notification").set({ read_at: new Date() }).execute())
      yield* notify("1002", "is on its way")
      yield* Effect.promise(() => database.kysely.deleteFrom("push_subscription").execute())
      const { deliver, seen } = createFixture()
      yield* deliver
      expect([seen(), yield* readStates()]).toEqual([
        [],
        [
          ["dropped", 0, null],
          ["dropped", 0, null]
        ]
      ])
    })
  )

  it.effect("PUSH-14 limits the queued messages per device", () =>
    Effect.gen(function* () {
      yield* startAtNoon
      yield* subscribe("phone")
      for (let order = 0; order <= MAX_QUEUED_MESSAGES; order++) yield* notify(`${order}`, "is on its way")
      const waiting = yield* readStates()
      expect(waiting).toHaveLength(MAX_QUEUED_MESSAGES)
    })
  )
})
