import { sampleNotification } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { layerFlags } from "../../foundation/flags/layerFlags.ts"
import { BrowserTestContext } from "./testing/BrowserTestContext.ts"
import { markRead, notificationHistory, unreadCount } from "./calls.ts"
import { NotificationCenter } from "./NotificationCenter.ts"

const createNotification = (id: number, isRead: boolean) =>
  sampleNotification({ id, title: `Order ${id}`, text: "It is on its way.", href: null, createdAt: id, isRead })
const createBrowser = (isOn = true) =>
  new BrowserTestContext()
    .answering("GetFeatureFlags", { featureFlags: [{ name: "Shell_Notifications", value: isOn }] })
    .answering(unreadCount.path, { countUnread: 2 })
    .answering(notificationHistory.path, {
      notifications: [createNotification(3, false), createNotification(2, true), createNotification(1, false)]
    })
    .answering(markRead.path, { countUnread: 1 })
const runCenter = <A, E>(browser: BrowserTestContext, run: (center: NotificationCenter["Service"]) => Effect.Effect<A, E>) =>
  NotificationCenter.use(run).pipe(Effect.provide(Layer.provideMerge(Layer.provide(NotificationCenter.layer, layerFlags), browser.layer)))
const getState = (center: NotificationCenter["Service"]) => Effect.map(Stream.runHead(center.changes), Option.getOrThrow)

describe("NotificationCenter", () => {
  it.effect.each<readonly [string, BrowserTestContext, number | null]>([
    ["if the flag is on", createBrowser(), 2],
    ["not if the flag is off", createBrowser(false), null],
    ["not for a bot", Object.assign(createBrowser(), { userAgent: "Googlebot/2.1" }), null]
  ])("NAV-19 CALL-22 counts unread notifications: %s", ([, browser, unread]) =>
    runCenter(browser, (center) =>
      Effect.gen(function* () {
        yield* center.count
        expect((yield* getState(center)).unread).toEqual(unread)
        expect(browser.count(unreadCount.path)).toEqual(unread === null ? 0 : 1)
      })
    )
  )

  it.effect("computes the unread count when the list is loaded", () =>
    runCenter(createBrowser(), (center) =>
      Effect.gen(function* () {
        yield* center.load
        expect(yield* getState(center)).toMatchObject({ unread: 2, hasFailed: false, notifications: [{ id: 3 }, { id: 2 }, { id: 1 }] })
      })
    )
  )

  it.effect("marks only unread notifications as read, once", () => {
    const browser = createBrowser()
    return runCenter(browser, (center) =>
      Effect.gen(function* () {
        yield* center.read([3])
        yield* center.load
        yield* center.read([3, 2, 99])
        yield* center.read([3, 2])
        expect(browser.asked.filter(([name]) => name === markRead.path)).toEqual([[markRead.path, { ids: [3] }]])
        expect(yield* getState(center)).toMatchObject({
          unread: 1,
          notifications: [{ id: 3, isRead: true }, { isRead: true }, { isRead: false }]
        })
      })
    )
  })

  it.effect("PUSH-18 shows the unread count on the app icon, and clears it after reading or on a visitor change", () => {
    const browser = createBrowser()
    return runCenter(browser, (center) =>
      Effect.gen(function* () {
        yield* center.count
        yield* center.load
        yield* center.read([3])
        expect(browser.badges).toEqual([2, 2, 1])
        yield* center.clear
        expect(browser.badges.at(-1)).toBe(0)
      })
    )
  })

  it.effect("reports a failure and keeps the notifications, but clears them on a visitor change", () => {
    const browser = createBrowser()
    return runCenter(browser, (center) =>
      Effect.gen(function* () {
        yield* center.load
        browser.answers.delete(notificationHistory.path)
        browser.answers.delete(markRead.path)
        yield* center.load
        yield* center.read([3])
        expect(yield* getState(center)).toMatchObject({ unread: 2, hasFailed: true, notifications: [{ id: 3, isRead: false }, {}, {}] })
        yield* center.clear
        expect(yield* getState(center)).toEqual({ unread: null, notifications: null, hasFailed: false })
      })
    )
  })
})
