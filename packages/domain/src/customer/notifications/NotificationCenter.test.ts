import { sampleNotification } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { Flags } from "../../foundation/flags/Flags.ts"
import { BrowserTestContext } from "./testing/BrowserTestContext.ts"
import { markRead, notificationHistory, unreadCount } from "./calls.ts"
import { NotificationCenter } from "./NotificationCenter.ts"

const told = (id: number, isRead: boolean) =>
  sampleNotification({ id, title: `Order ${id}`, text: "It is on its way.", href: null, createdAt: id, isRead })
const around = (isOn = true) =>
  new BrowserTestContext()
    .answering("GetFeatureFlags", { featureFlags: [{ name: "Shell_Notifications", value: isOn }] })
    .answering(unreadCount.path, { countUnread: 2 })
    .answering(notificationHistory.path, { notifications: [told(3, false), told(2, true), told(1, false)] })
    .answering(markRead.path, { countUnread: 1 })
const inside = <A, E>(world: BrowserTestContext, run: (centre: NotificationCenter["Service"]) => Effect.Effect<A, E>) =>
  NotificationCenter.use(run).pipe(Effect.provide(Layer.provideMerge(Layer.provide(NotificationCenter.layer, Flags.layer), world.layer)))
const stateOf = (centre: NotificationCenter["Service"]) => Effect.map(Stream.runHead(centre.changes), Option.getOrThrow)

describe("the notification centre", () => {
  it.effect.each<readonly [string, BrowserTestContext, number | null]>([
    ["with the flag on", around(), 2],
    ["not with the flag off", around(false), null],
    ["not of a bot", Object.assign(around(), { userAgent: "Googlebot/2.1" }), null]
  ])("NAV-19 CALL-22 counts what is unread: %s", ([, world, unread]) =>
    inside(world, (centre) =>
      Effect.gen(function* () {
        yield* centre.count
        expect([(yield* stateOf(centre)).unread, world.count(unreadCount.path)]).toEqual([unread, unread === null ? 0 : 1])
      })
    )
  )

  it.effect("counts what came with the history itself", () =>
    inside(around(), (centre) =>
      Effect.gen(function* () {
        yield* centre.load
        expect(yield* stateOf(centre)).toMatchObject({ unread: 2, hasFailed: false, notifications: [{ id: 3 }, { id: 2 }, { id: 1 }] })
      })
    )
  )

  it.effect("sends of what was read what is unread alone, once", () => {
    const world = around()
    return inside(world, (centre) =>
      Effect.gen(function* () {
        yield* centre.read([3])
        yield* centre.load
        yield* centre.read([3, 2, 99])
        yield* centre.read([3, 2])
        expect(world.asked.filter(([name]) => name === markRead.path)).toEqual([[markRead.path, { ids: [3] }]])
        expect(yield* stateOf(centre)).toMatchObject({
          unread: 1,
          notifications: [{ id: 3, isRead: true }, { isRead: true }, { isRead: false }]
        })
      })
    )
  })

  it.effect("PUSH-18: shows at the shop's icon how many are unread, and none once they are read or nobody is known", () => {
    const world = around()
    return inside(world, (centre) =>
      Effect.gen(function* () {
        yield* centre.count
        yield* centre.load
        yield* centre.read([3])
        expect(world.badges).toEqual([2, 2, 1])
        yield* centre.clear
        expect(world.badges.at(-1)).toBe(0)
      })
    )
  })

  it.effect("says that it failed, keeps what it knows, and knows nothing of another visitor", () => {
    const world = around()
    return inside(world, (centre) =>
      Effect.gen(function* () {
        yield* centre.load
        world.answers.delete(notificationHistory.path)
        world.answers.delete(markRead.path)
        yield* centre.load
        yield* centre.read([3])
        expect(yield* stateOf(centre)).toMatchObject({ unread: 2, hasFailed: true, notifications: [{ id: 3, isRead: false }, {}, {}] })
        yield* centre.clear
        expect(yield* stateOf(centre)).toEqual({ unread: null, notifications: null, hasFailed: false })
      })
    )
  })
})
