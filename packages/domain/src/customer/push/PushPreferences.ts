import { Context, Effect, Layer, Semaphore, type Stream, SubscriptionRef } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Device, type DevicePermission } from "../../foundation/ports/Device.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { Storage, readEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import { DEVICE_ID_COOKIE } from "../../foundation/visitor/cookies.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { createOrUpdateSubscription, getUserPermissions, pushDevice, removeSubscription } from "./calls.ts"
import type { PushPermission } from "./model.ts"
import { type QuietHours, getDefaultQuietHours } from "./quietHours.ts"
import { applyPermissions, isDismissal, toPushSubscription } from "./rules.ts"
import { savedPushKey, savedPushEndpoint } from "./storage.ts"

/** State of push messages on this device. */
export interface PushPreferencesState {
  /** Permission of the device; Also `unsupported` if the shop sends no messages; null until loaded. */
  readonly permission: DevicePermission | null
  /** Messages to this visitor are sent to this device. */
  readonly isOn: boolean
  /** Available message types (PUSH-09). No type is granted while messages are off. */
  readonly permissions: ReadonlyArray<PushPermission>
  readonly quietHours: QuietHours | null
  /** The last change failed, with the services' message if any (ERR-117). */
  readonly failure: { readonly message: string | null } | null
}

const INITIAL_STATE: PushPreferencesState = { permission: null, isOn: false, permissions: [], quietHours: null, failure: null }

/** Result of turning messages on. */
export type EnablePushResult =
  | { readonly _tag: "On" }
  /** The device or its user denied permission. */
  | { readonly _tag: "Refused" }
  /** With the services' message, if any (ERR-117). */
  | { readonly _tag: "Failed"; readonly message: string | null }

/** Push messages on this device: their types and quiet hours. Unavailable for bots. */
export class PushPreferences extends Context.Service<
  PushPreferences,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<PushPreferencesState>
    /** Loads the state and returns it. */
    readonly load: Effect.Effect<PushPreferencesState>
    /**
     * Turns on messages of these types: requests permission, subscribes and saves the subscription (PUSH-04, PUSH-07).
     *
     * Uses the default quiet hours unless the visitor has set others.
     */
    readonly turnOn: (types: ReadonlyArray<string>) => Effect.Effect<EnablePushResult>
    /** Removes the subscription from the services and the browser. */
    readonly turnOff: Effect.Effect<void>
    /** Changes types and quiet hours of an active subscription. An empty list of types turns messages off. */
    readonly choose: (types: ReadonlyArray<string>, quietHours: QuietHours | null) => Effect.Effect<void>
    /** Default quiet hours in this device's time zone. */
    readonly usualHours: Effect.Effect<QuietHours>
    /**
     * Renews the subscription after the service worker started, if the browser's subscription or the shop's key has changed (PWA-13,
     * PUSH-20).
     */
    readonly setUp: Effect.Effect<void>
  }
>()("@camber/domain/push/DeviceMessages") {
  static readonly layer: Layer.Layer<PushPreferences, never, Cookies | Device | Http | Storage | Visitor> = Layer.effect(
    PushPreferences,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      const { push, startWorker, timeZone } = yield* Device
      const visitor = yield* Visitor
      const services = yield* Effect.context<Http | Storage>()
      const live = yield* SubscriptionRef.make(INITIAL_STATE)
      const inTurn = (yield* Semaphore.make(1)).withPermits(1)
      const deviceGuid = Effect.map(cookies.read(DEVICE_ID_COOKIE), (id = "") => (id === "" ? null : id))
      const update = (change: Partial<PushPreferencesState>) => SubscriptionRef.updateAndGet(live, (state) => ({ ...state, ...change }))
      const fail = (message: string | null): Effect.Effect<EnablePushResult> =>
        Effect.logError("Failed to save push subscription", message).pipe(
          Effect.andThen(update({ failure: { message } })),
          Effect.as({ _tag: "Failed", message })
        )
      const clearStoredSubscription = Storage.use(({ local }) =>
        Effect.andThen(local.remove(savedPushEndpoint.key), local.remove(savedPushKey.key))
      )
      const usualHours = Effect.map(timeZone, getDefaultQuietHours)

      /** Loads the device's state; null if it is unavailable. */
      const fetchState = Effect.gen(function* () {
        const device = yield* deviceGuid
        const permission = yield* push.permission
        if (device === null || permission === "unsupported" || (yield* visitor.isBot)) return null
        const [kinds, deviceState] = yield* Effect.all([callRest(getUserPermissions(device)), callRest(pushDevice)], { concurrency: 2 })
        if (kinds === null || deviceState === null || deviceState.publicKey === null || kinds.length === 0) return null
        return { permission, kinds, isOn: deviceState.isOn, quietHours: deviceState.quietHours, publicKey: deviceState.publicKey, device }
      })
      const load = Effect.gen(function* () {
        const state = yield* fetchState
        if (state === null) return yield* update({ ...INITIAL_STATE, permission: "unsupported" })
        const { isOn, kinds, permission, quietHours } = state
        return yield* update({ permission, isOn: isOn && permission === "granted", permissions: kinds, quietHours, failure: null })
      })
      /** Subscribes and saves the subscription. */
      const save = Effect.fnUntraced(function* (
        { device, publicKey }: { readonly device: string; readonly publicKey: string },
        permissions: ReadonlyArray<PushPermission>,
        quietHours: QuietHours | null
      ) {
        const target = yield* push.subscribe(publicKey)
        if (target === null) return yield* fail(null)
        const who = { webUserGuid: yield* visitor.guid, deviceGuid: device }
        const reply = yield* callRest(createOrUpdateSubscription, toPushSubscription(target, who, permissions, quietHours))
        if (reply?.success !== true) return yield* fail(reply?.message ?? null)
        yield* writeEntry(savedPushEndpoint, target.endpoint)
        yield* writeEntry(savedPushKey, publicKey)
        yield* update({ permission: "granted", isOn: true, permissions, quietHours, failure: null })
        return { _tag: "On" } satisfies EnablePushResult
      })
      const turnOff = Effect.gen(function* () {
        const device = yield* deviceGuid
        if (device === null) return
        const reply = yield* callRest(removeSubscription, { deviceGuid: device })
        if (reply?.success !== true) return void (yield* fail(reply?.message ?? null))
        yield* push.unsubscribe
        yield* clearStoredSubscription
        const permissions = applyPermissions((yield* SubscriptionRef.get(live)).permissions, [])
        yield* update({ isOn: false, permissions, quietHours: null, failure: null })
      })

      return PushPreferences.of({
        changes: SubscriptionRef.changes(live),
        usualHours,
        load: inTurn(load).pipe(Effect.provide(services)),
        turnOn: Effect.fnUntraced(
          function* (types: ReadonlyArray<string>) {
            if (!(yield* push.ask)) {
              yield* update({ permission: yield* push.permission })
              return { _tag: "Refused" } as const
            }
            // Messages require the service worker. The service worker starts even with data saver on, because the shopper requested
            // messages.
            const state = (yield* startWorker) ? yield* fetchState : null
            if (state === null) return yield* fail(null)
            return yield* save(state, applyPermissions(state.kinds, types), state.isOn ? state.quietHours : yield* usualHours)
          },
          inTurn,
          Effect.provide(services)
        ),
        turnOff: inTurn(turnOff).pipe(Effect.provide(services)),
        choose: Effect.fnUntraced(
          function* (types: ReadonlyArray<string>, quietHours: QuietHours | null) {
            const before = yield* SubscriptionRef.get(live)
            if (!before.isOn) return
            const permissions = applyPermissions(before.permissions, types)
            if (isDismissal(permissions)) return yield* turnOff
            yield* update({ permissions, quietHours, failure: null })
            const state = yield* fetchState
            const { _tag } = state === null ? yield* fail(null) : yield* save(state, permissions, quietHours)
            if (_tag !== "On") yield* update({ permissions: before.permissions, quietHours: before.quietHours })
          },
          inTurn,
          Effect.provide(services)
        ),
        setUp: Effect.gen(function* () {
          const saved = yield* readEntry(savedPushEndpoint)
          if (saved === null || (yield* push.permission) !== "granted") return
          const isCurrent = (yield* push.current)?.endpoint === saved.value
          const savedKey = (yield* readEntry(savedPushKey))?.value
          if (isCurrent && savedKey === ((yield* callRest(pushDevice))?.publicKey ?? savedKey)) return
          const state = yield* fetchState
          if (state === null) return
          // The subscription was removed elsewhere.
          if (!state.isOn) return yield* clearStoredSubscription
          yield* save(state, state.kinds, state.quietHours)
        }).pipe(inTurn, Effect.provide(services))
      })
    })
  )
}
