import { Context, Effect, Layer, type Stream, SubscriptionRef } from "effect"
import { Flags } from "../../foundation/flags/Flags.ts"
import { Device } from "../../foundation/ports/Device.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { markRead, notificationHistory, unreadCount } from "./calls.ts"
import type { Notification } from "./notification.ts"

export * from "./calls.ts"
export * from "./machine.ts"
export * from "./model.ts"
export * from "./notification.ts"
export * from "./Toasts.ts"
export * from "./layerToasts.ts"

/** Notifications of this visitor. */
export interface NotificationCenterState {
  /** null until loaded. */
  readonly unread: number | null
  /** Newest first; null until loaded. */
  readonly notifications: ReadonlyArray<Notification> | null
  /** The last request failed. */
  readonly hasFailed: boolean
}

const EMPTY_STATE: NotificationCenterState = { unread: null, notifications: null, hasFailed: false }

/** Notifications of a visitor, with the unread count on the app icon. Commands never fail: errors are logged. */
export class NotificationCenter extends Context.Service<
  NotificationCenter,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<NotificationCenterState>
    /** Loads the unread count, if the flag is on and the visitor is not a bot (NAV-19). */
    readonly count: Effect.Effect<void>
    /** Loads the notifications. The notifications stay unread until `read` is called. */
    readonly load: Effect.Effect<void>
    /** Marks notifications as read. Skips ids that are not known to be unread. */
    readonly read: (ids: ReadonlyArray<number>) => Effect.Effect<void>
    /** Clears the state after the visitor changed, for example by signing in. */
    readonly clear: Effect.Effect<void>
  }
>()("@camber/domain/notifications/NotificationCentre") {
  static readonly layer: Layer.Layer<NotificationCenter, never, Device | Flags | Visitor | Http> = Layer.effect(
    NotificationCenter,
    Effect.gen(function* () {
      const flags = yield* Flags
      const visitor = yield* Visitor
      const http = yield* Http
      const live = yield* SubscriptionRef.make(EMPTY_STATE)
      const { badge } = yield* Device
      const update = (change: Partial<NotificationCenterState>) =>
        Effect.andThen(
          SubscriptionRef.update(live, (state) => ({ ...state, ...change })),
          change.unread === undefined ? Effect.void : badge(change.unread ?? 0)
        )
      const withHttp = Effect.provideService(Http, http)

      return NotificationCenter.of({
        changes: SubscriptionRef.changes(live),
        count: Effect.gen(function* () {
          if ((yield* visitor.isBot) || !(yield* flags.isOn("notifications"))) return
          const response = yield* callRest(unreadCount)
          if (response !== null) yield* update({ unread: response.countUnread })
        }).pipe(withHttp),
        load: Effect.gen(function* () {
          const response = yield* callRest(notificationHistory)
          if (response === null) return yield* update({ hasFailed: true })
          const { notifications } = response
          yield* update({ notifications, unread: notifications.filter(({ isRead }) => !isRead).length, hasFailed: false })
        }).pipe(withHttp),
        read: Effect.fnUntraced(function* (ids: ReadonlyArray<number>) {
          const { notifications } = yield* SubscriptionRef.get(live)
          const unread = notifications?.filter(({ id, isRead }) => !isRead && ids.includes(id)).map(({ id }) => id) ?? []
          if (unread.length === 0) return
          const response = yield* callRest(markRead, { ids: unread })
          if (response === null) return
          const known = (yield* SubscriptionRef.get(live)).notifications
          yield* update({
            unread: response.countUnread,
            notifications:
              known?.map((notification) => (unread.includes(notification.id) ? { ...notification, isRead: true } : notification)) ?? null
          })
        }, withHttp),
        clear: update(EMPTY_STATE)
      })
    })
  )
}
