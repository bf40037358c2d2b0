import { Context, Effect, Layer, Semaphore, type Stream, SubscriptionRef } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Device, type DevicePermission } from "../../foundation/ports/Device.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import { readEntry, writeEntry } from "../../foundation/ports/StorageEntry.ts"
import { DEVICE_ID_COOKIE } from "../../foundation/visitor/cookies.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { createOrUpdateSubscription, getUserPermissions, pushDevice, removeSubscription } from "./calls.ts"
import type { PushPermission } from "./model.ts"
import { type QuietHours, getDefaultQuietHours } from "./quietHours.ts"
import { applyPermissions, isDismissal, toPushSubscription } from "./rules.ts"
import { subscribedBy, subscribedTo } from "./storage.ts"

/** How the shop's messages stand on this device. */
export interface PushPreferencesState {
  /** Whether the device would show them; `unsupported` also where the shop sends none. Null until it is known. */
  readonly permission: DevicePermission | null
  /** They are sent to this device, for this visitor. */
  readonly isOn: boolean
  /** The kinds that there are (PUSH-09); of a device that is off none is granted. */
  readonly permissions: ReadonlyArray<PushPermission>
  readonly quietHours: QuietHours | null
  /** The last change could not be made; with the services' words, where they have some (ERR-117). */
  readonly failure: { readonly message: string | null } | null
}

const unknown: PushPreferencesState = { permission: null, isOn: false, permissions: [], quietHours: null, failure: null }

/** What came of turning messages on. */
export type EnablePushResult =
  | { readonly _tag: "On" }
  /** By the device, or by whoever holds it. */
  | { readonly _tag: "Refused" }
  /** With the services' words, where they have some (ERR-117). */
  | { readonly _tag: "Failed"; readonly message: string | null }

/** The shop's messages on this device: which of them a visitor wants, and when. Never for a bot. */
export class PushPreferences extends Context.Service<
  PushPreferences,
  {
    /** The present state first, then every change. */
    readonly changes: Stream.Stream<PushPreferencesState>
    /** Asks how they stand, and tells it. */
    readonly load: Effect.Effect<PushPreferencesState>
    /**
     * The visitor wants messages of these types here: asks the device, and where it grants that subscribes and saves it (PUSH-04, PUSH-07).
     * It is left alone at the usual hours, unless the visitor has chosen others.
     */
    readonly turnOn: (types: ReadonlyArray<string>) => Effect.Effect<EnablePushResult>
    /** Takes the subscription back, from the services and from the browser. */
    readonly turnOff: Effect.Effect<void>
    /** Other types, or other hours, on a device that is on. Without a type it is turned off. */
    readonly choose: (types: ReadonlyArray<string>, quietHours: QuietHours | null) => Effect.Effect<void>
    /** The hours that are offered first: the usual ones of this device's zone. */
    readonly usualHours: Effect.Effect<QuietHours>
    /**
     * Once the device's worker is there: where the browser has another subscription than the one that was saved, or the shop another key than
     * the one that it was made for, subscribes and saves that in its place (PWA-13, PUSH-20).
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
      const live = yield* SubscriptionRef.make(unknown)
      const inTurn = (yield* Semaphore.make(1)).withPermits(1)
      const deviceGuid = Effect.map(cookies.read(DEVICE_ID_COOKIE), (id = "") => (id === "" ? null : id))
      const become = (change: Partial<PushPreferencesState>) => SubscriptionRef.updateAndGet(live, (state) => ({ ...state, ...change }))
      const fail = (message: string | null): Effect.Effect<EnablePushResult> =>
        Effect.logError("Push subscription failed", message).pipe(
          Effect.andThen(become({ failure: { message } })),
          Effect.as({ _tag: "Failed", message })
        )
      const forget = Storage.use(({ local }) => Effect.andThen(local.remove(subscribedTo.key), local.remove(subscribedBy.key)))
      const usualHours = Effect.map(timeZone, getDefaultQuietHours)

      /** Asks how the device stands; null where nobody can say. */
      const ask = Effect.gen(function* () {
        const device = yield* deviceGuid
        const permission = yield* push.permission
        if (device === null || permission === "unsupported" || (yield* visitor.isBot)) return null
        const [kinds, present] = yield* Effect.all([callRest(getUserPermissions(device)), callRest(pushDevice)], { concurrency: 2 })
        if (kinds === null || present === null || present.publicKey === null || kinds.length === 0) return null
        return { permission, kinds, isOn: present.isOn, quietHours: present.quietHours, publicKey: present.publicKey, device }
      })
      const load = Effect.gen(function* () {
        const found = yield* ask
        if (found === null) return yield* become({ ...unknown, permission: "unsupported" })
        const { isOn, kinds, permission, quietHours } = found
        return yield* become({ permission, isOn: isOn && permission === "granted", permissions: kinds, quietHours, failure: null })
      })
      /** Subscribes and saves. */
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
        yield* writeEntry(subscribedTo, target.endpoint)
        yield* writeEntry(subscribedBy, publicKey)
        yield* become({ permission: "granted", isOn: true, permissions, quietHours, failure: null })
        return { _tag: "On" } satisfies EnablePushResult
      })
      const turnOff = Effect.gen(function* () {
        const device = yield* deviceGuid
        if (device === null) return
        const reply = yield* callRest(removeSubscription, { deviceGuid: device })
        if (reply?.success !== true) return void (yield* fail(reply?.message ?? null))
        yield* push.unsubscribe
        yield* forget
        const permissions = applyPermissions((yield* SubscriptionRef.get(live)).permissions, [])
        yield* become({ isOn: false, permissions, quietHours: null, failure: null })
      })

      return PushPreferences.of({
        changes: SubscriptionRef.changes(live),
        usualHours,
        load: inTurn(load).pipe(Effect.provide(services)),
        turnOn: Effect.fnUntraced(
          function* (types: ReadonlyArray<string>) {
            if (!(yield* push.ask)) {
              yield* become({ permission: yield* push.permission })
              return { _tag: "Refused" } as const
            }
            // Without a worker nobody receives anything; the shopper asked for it, whatever the network is like.
            const found = (yield* startWorker) ? yield* ask : null
            if (found === null) return yield* fail(null)
            return yield* save(found, applyPermissions(found.kinds, types), found.isOn ? found.quietHours : yield* usualHours)
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
            yield* become({ permissions, quietHours, failure: null })
            const found = yield* ask
            const { _tag } = found === null ? yield* fail(null) : yield* save(found, permissions, quietHours)
            if (_tag !== "On") yield* become({ permissions: before.permissions, quietHours: before.quietHours })
          },
          inTurn,
          Effect.provide(services)
        ),
        setUp: Effect.gen(function* () {
          const saved = yield* readEntry(subscribedTo)
          if (saved === null || (yield* push.permission) !== "granted") return
          const isCurrent = (yield* push.current)?.endpoint === saved.value
          const by = (yield* readEntry(subscribedBy))?.value
          if (isCurrent && by === ((yield* callRest(pushDevice))?.publicKey ?? by)) return
          const found = yield* ask
          if (found === null) return
          // It was taken back elsewhere.
          if (!found.isOn) return yield* forget
          yield* save(found, found.kinds, found.quietHours)
        }).pipe(inTurn, Effect.provide(services))
      })
    })
  )
}
