import { Context, Effect, Layer, SubscriptionRef, type Stream } from "effect"
import { Cookies } from "../ports/Cookies.ts"
import { Device } from "../ports/Device.ts"
import type { Http } from "../ports/Http.ts"
import { askRest } from "../ports/RestCall.ts"
import type { Storage } from "../ports/Storage.ts"
import { readEntry, writeEntry } from "../ports/StorageEntry.ts"
import { Telemetry } from "../ports/Telemetry.ts"
import { DEVICE_ID_COOKIE } from "../visitor/cookies.ts"
import { Visitor } from "../visitor/Visitor.ts"
import { createOrUpdateSubscription, getUserPermissions } from "./calls.ts"
import type { PushPermission } from "./model.ts"
import { chosenPermissions, isDismissal, showsPrompt, subscriptionOf } from "./rules.ts"
import { promptShown } from "./storage.ts"

/** The question whether the shop may send messages. */
export type PushPromptState =
  | { readonly _tag: "Closed" }
  /** Every kind is chosen at first (GAP-C43). */
  | { readonly _tag: "Open"; readonly permissions: ReadonlyArray<PushPermission> }
  /** It was accepted, and the messages could not be switched on; the service's message, if it has one (ERR-117). */
  | { readonly _tag: "Failed"; readonly message: string | null }

/** Asking to send messages to this device. */
export class PushPrompt extends Context.Service<
  PushPrompt,
  {
    /** The present state first, then every change. */
    readonly changes: Stream.Stream<PushPromptState>
    /** Opens the prompt where it is to be shown, which begins its 14 days (PUSH-01 to PUSH-03). Never for a bot. */
    readonly offer: Effect.Effect<void>
    /**
     * The visitor wants messages of these types: asks the device and subscribes. A device that refuses, or nothing chosen, is a dismissal
     * (PUSH-04, PUSH-06, PUSH-07, GAP-C53).
     */
    readonly accept: (types: ReadonlyArray<string>) => Effect.Effect<void>
    readonly dismiss: Effect.Effect<void>
  }
>()("@camber/domain/push/PushPrompt") {
  static readonly layer: Layer.Layer<PushPrompt, never, Cookies | Device | Http | Storage | Telemetry | Visitor> = Layer.effect(
    PushPrompt,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      const { push } = yield* Device
      const telemetry = yield* Telemetry
      const visitor = yield* Visitor
      const services = yield* Effect.context<Http | Storage>()
      const live = yield* SubscriptionRef.make<PushPromptState>({ _tag: "Closed" })
      const deviceGuid = Effect.map(cookies.read(DEVICE_ID_COOKIE), (id = "") => (id === "" ? null : id))

      /** The open prompt's end, which comes once (PUSH-08). */
      const end = Effect.fnUntraced(function* (outcome: "Accepted" | "Dismissed", state: PushPromptState = { _tag: "Closed" }) {
        yield* SubscriptionRef.set(live, state)
        yield* telemetry.send({ name: `Push Prompt ${outcome}` })
      })
      const subscribe = Effect.fnUntraced(function* (permissions: ReadonlyArray<PushPermission>) {
        const [target, device] = [yield* push.subscribe, yield* deviceGuid]
        if (target === null || device === null) return { success: false, message: null }
        const subscription = subscriptionOf(target, { webUserGuid: yield* visitor.guid, deviceGuid: device }, permissions)
        return (yield* askRest(createOrUpdateSubscription, subscription)) ?? { success: false, message: null }
      })
      /** Takes the open prompt's kinds away, so that of two presses one counts. */
      const takeOpen = SubscriptionRef.modify(live, (state): readonly [ReadonlyArray<PushPermission> | null, PushPromptState] =>
        state._tag === "Open" ? [state.permissions, { _tag: "Closed" }] : [null, state]
      )

      return PushPrompt.of({
        changes: SubscriptionRef.changes(live),
        offer: Effect.gen(function* () {
          const device = yield* deviceGuid
          const wasShown = (yield* readEntry(promptShown)) !== null
          if (device === null || (yield* visitor.isBot) || !showsPrompt({ permission: yield* push.permission, wasShown })) return
          const kinds = (yield* askRest(getUserPermissions(device))) ?? []
          if (kinds.length === 0) return
          yield* writeEntry(promptShown, true)
          yield* SubscriptionRef.set(live, { _tag: "Open", permissions: kinds.map((kind) => ({ ...kind, granted: true })) })
        }).pipe(Effect.provide(services)),
        accept: Effect.fnUntraced(function* (types) {
          const kinds = yield* takeOpen
          if (kinds === null) return
          const permissions = chosenPermissions(kinds, types)
          if (isDismissal(permissions) || !(yield* push.ask)) return yield* end("Dismissed")
          const { message, success } = yield* subscribe(permissions)
          if (!success) yield* Effect.logError("Push subscription failed", message)
          yield* end("Accepted", success ? { _tag: "Closed" } : { _tag: "Failed", message })
        }, Effect.provide(services)),
        dismiss: Effect.flatMap(takeOpen, (kinds) => (kinds === null ? SubscriptionRef.set(live, { _tag: "Closed" }) : end("Dismissed")))
      })
    })
  )
}
