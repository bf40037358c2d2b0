import { Context, Effect, Layer, type Stream, SubscriptionRef } from "effect"
import { Storage } from "../../foundation/ports/Storage.ts"
import { readEntry, writeEntry } from "../../foundation/ports/StorageEntry.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { Device } from "../../foundation/ports/Device.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { PushPreferences } from "./PushPreferences.ts"
import type { PushPermission } from "./model.ts"
import { applyPermissions, isDismissal, shouldShowPrompt } from "./rules.ts"
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
    /** Opens the prompt where it is to be shown, which begins its 14 days (PUSH-01 to PUSH-03). Never for a bot, nor where messages are on. */
    readonly offer: Effect.Effect<void>
    /**
     * The visitor wants messages of these types: asks the device and subscribes. A device that refuses, or nothing chosen, is a dismissal
     * (PUSH-04, PUSH-06, PUSH-07, GAP-C53).
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

      /** The open prompt's end, which comes once (PUSH-08). */
      const end = Effect.fnUntraced(function* (outcome: "Accepted" | "Dismissed", state: PushPromptState = { _tag: "Closed" }) {
        yield* SubscriptionRef.set(live, state)
        yield* telemetry.send({ name: `Push Prompt ${outcome}` })
      })
      /** Takes the open prompt's kinds away, so that of two presses one counts. */
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
          if (isDismissal(permissions)) return yield* end("Dismissed")
          const came = yield* messages.turnOn(types)
          if (came._tag === "Refused") return yield* end("Dismissed")
          yield* end("Accepted", came._tag === "On" ? { _tag: "Closed" } : came)
        }),
        dismiss: Effect.flatMap(takeOpen, (kinds) => (kinds === null ? SubscriptionRef.set(live, { _tag: "Closed" }) : end("Dismissed")))
      })
    })
  )
}
