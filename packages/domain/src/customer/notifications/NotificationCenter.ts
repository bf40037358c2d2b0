import { Context, Effect, Layer, type Stream, SubscriptionRef } from "effect"
import { Flags } from "../../foundation/flags/Flags.ts"
import { Device } from "../../foundation/ports/Device.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { markRead, notificationHistory, unreadCount } from "./calls.ts"
import type { Notification } from "./notification.ts"

/** What the shop has told this visitor. */
export interface NotificationCenterState {
  /** Null until it is known. */
  readonly unread: number | null
  /** Newest first; null until they were asked for. */
  readonly notifications: ReadonlyArray<Notification> | null
  /** The last question had no answer. */
  readonly hasFailed: boolean
}

const nothingKnown: NotificationCenterState = { unread: null, notifications: null, hasFailed: false }

/** The notifications that wait for a visitor, signed in or not, with their number at the shop's icon. Commands never fail; what went wrong is logged. */
export class NotificationCenter extends Context.Service<
  NotificationCenter,
  {
    /** The present state first, then every change. */
    readonly changes: Stream.Stream<NotificationCenterState>
    /** Asks how many are unread, where the flag is on and the visitor is no bot (NAV-19). */
    readonly count: Effect.Effect<void>
    /** Asks for the notifications. They stay unread until somebody says that they were read. */
    readonly load: Effect.Effect<void>
    /** These were read. What is not known as unread is not sent. */
    readonly read: (ids: ReadonlyArray<number>) => Effect.Effect<void>
    /** Another visitor, for instance after signing in: nothing is known any more. */
    readonly clear: Effect.Effect<void>
  }
>()("@camber/domain/notifications/NotificationCentre") {
  static readonly layer: Layer.Layer<NotificationCenter, never, Device | Flags | Visitor | Http> = Layer.effect(
    NotificationCenter,
    Effect.gen(function* () {
      const flags = yield* Flags
      const visitor = yield* Visitor
      const http = yield* Http
      const live = yield* SubscriptionRef.make(nothingKnown)
      const { badge } = yield* Device
      const become = (change: Partial<NotificationCenterState>) =>
        Effect.andThen(
          SubscriptionRef.update(live, (state) => ({ ...state, ...change })),
          change.unread === undefined ? Effect.void : badge(change.unread ?? 0)
        )
      const withHttp = Effect.provideService(Http, http)

      return NotificationCenter.of({
        changes: SubscriptionRef.changes(live),
        count: Effect.gen(function* () {
          if ((yield* visitor.isBot) || !(yield* flags.isOn("notifications"))) return
          const answer = yield* callRest(unreadCount)
          if (answer !== null) yield* become({ unread: answer.countUnread })
        }).pipe(withHttp),
        load: Effect.gen(function* () {
          const answer = yield* callRest(notificationHistory)
          if (answer === null) return yield* become({ hasFailed: true })
          const { notifications } = answer
          yield* become({ notifications, unread: notifications.filter(({ isRead }) => !isRead).length, hasFailed: false })
        }).pipe(withHttp),
        read: Effect.fnUntraced(function* (ids: ReadonlyArray<number>) {
          const { notifications } = yield* SubscriptionRef.get(live)
          const unread = notifications?.filter(({ id, isRead }) => !isRead && ids.includes(id)).map(({ id }) => id) ?? []
          if (unread.length === 0) return
          const answer = yield* callRest(markRead, { ids: unread })
          if (answer === null) return
          const known = (yield* SubscriptionRef.get(live)).notifications
          yield* become({
            unread: answer.countUnread,
            notifications: known?.map((one) => (unread.includes(one.id) ? { ...one, isRead: true } : one)) ?? null
          })
        }, withHttp),
        clear: become(nothingKnown)
      })
    })
  )
}
