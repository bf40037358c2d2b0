import { Context, Effect, Layer, type Stream, SubscriptionRef } from "effect"
import { Storage, readEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { Device } from "../../foundation/ports/Device.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { PushPreferences } from "./PushPreferences.ts"
import type { PushPermission } from "./model.ts"
import { applyPermissions, isDismissal, shouldShowPrompt } from "./rules.ts"
import { promptShown } from "./storage.ts"

export * from "./calls.ts"
export * from "./PushPreferences.ts"
export * from "./message.ts"
export * from "./model.ts"
export * from "./quietHours.ts"
export * from "./rules.ts"
export * from "./storage.ts"

/** State of the prompt for push messages. */
export type PushPromptState =
  | { readonly _tag: "Closed" }
  /** All types are selected initially (GAP-C43). */
  | { readonly _tag: "Open"; readonly permissions: ReadonlyArray<PushPermission> }
  /** The visitor accepted, but messages could not be turned on. Contains the service's message, if any (ERR-117). */
  | { readonly _tag: "Failed"; readonly message: string | null }

/** Prompt that asks to send messages to this device. */
export class PushPrompt extends Context.Service<
  PushPrompt,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<PushPromptState>
    /** Opens the prompt if allowed, and then not again for 14 days (PUSH-01 to PUSH-03). Never opens for bots or if messages are on. */
    readonly offer: Effect.Effect<void>
    /**
     * Turns on messages of these types. A denied permission or an empty list counts as a dismissal (PUSH-04, PUSH-06, PUSH-07, GAP-C53).
     */
    readonly accept: (types: ReadonlyArray<string>) => Effect.Effect<void>
    readonly dismiss: Effect.Effect<void>
  }
>()("@camber/domain/push/PushPrompt") {
  static readonly layer: Layer.Layer<PushPrompt, never, Device | PushPreferences | Storage | Telemetry | Visitor> = Layer.effect(
    PushPrompt,
    Effect.gen(function* () {
      const messages = yield* PushPreferences
      const { push } = yield* Device
      const telemetry = yield* Telemetry
      const visitor = yield* Visitor
      const storage = yield* Storage
      const live = yield* SubscriptionRef.make<PushPromptState>({ _tag: "Closed" })

      /** Closes the prompt and tracks its result, once (PUSH-08). */
      const finish = Effect.fnUntraced(function* (outcome: "Accepted" | "Dismissed", state: PushPromptState = { _tag: "Closed" }) {
        yield* SubscriptionRef.set(live, state)
        yield* telemetry.send({ name: `Push Prompt ${outcome}` })
      })
      /** Closes the prompt and returns its message types, so that only the first of two clicks counts. */
      const takeOpen = SubscriptionRef.modify(live, (state): readonly [ReadonlyArray<PushPermission> | null, PushPromptState] =>
        state._tag === "Open" ? [state.permissions, { _tag: "Closed" }] : [null, state]
      )

      return PushPrompt.of({
        changes: SubscriptionRef.changes(live),
        offer: Effect.gen(function* () {
          const wasShown = (yield* readEntry(promptShown)) !== null
          if ((yield* visitor.isBot) || !shouldShowPrompt({ permission: yield* push.permission, wasShown })) return
          const { isOn, permission, permissions } = yield* messages.load
          if (isOn || permission === "unsupported") return
          yield* writeEntry(promptShown, true)
          yield* SubscriptionRef.set(live, { _tag: "Open", permissions: permissions.map((kind) => ({ ...kind, granted: true })) })
        }).pipe(Effect.provideService(Storage, storage)),
        accept: Effect.fnUntraced(function* (types) {
          const kinds = yield* takeOpen
          if (kinds === null) return
          const permissions = applyPermissions(kinds, types)
          if (isDismissal(permissions)) return yield* finish("Dismissed")
          const result = yield* messages.turnOn(types)
          if (result._tag === "Refused") return yield* finish("Dismissed")
          yield* finish("Accepted", result._tag === "On" ? { _tag: "Closed" } : result)
        }),
        dismiss: Effect.flatMap(takeOpen, (kinds) => (kinds === null ? SubscriptionRef.set(live, { _tag: "Closed" }) : finish("Dismissed")))
      })
    })
  )
}
