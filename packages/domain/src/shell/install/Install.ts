import { Context, Effect, Layer, type Stream, SubscriptionRef } from "effect"
import { Flags } from "../../foundation/flags/Flags.ts"
import { Device, type PromptOutcome } from "../../foundation/ports/Device.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { VisitorAgent } from "../../foundation/ports/VisitorAgent.ts"
import { deviceKind } from "./deviceKind.ts"
import {
  allowsPrefetch,
  installHref,
  getInstallOffer,
  type Platform,
  detectPlatform,
  shouldShowInstallEntry,
  installInstructions,
  type Instructions
} from "./rules.ts"

export * from "./deviceKind.ts"
export * from "./rules.ts"

/** The shop's own install prompt. */
export type InstallPrompt =
  | { readonly _tag: "Closed" }
  | { readonly _tag: "QrCode"; readonly href: string; readonly isEngaged: boolean }
  | { readonly _tag: "Steps"; readonly instructions: Instructions; readonly isEngaged: boolean }

const closed: InstallPrompt = { _tag: "Closed" }

/** Installs the shop as an app. */
export class Install extends Context.Service<
  Install,
  {
    /** Emits the current prompt first, then every change. */
    readonly changes: Stream.Stream<InstallPrompt>
    /** Registers the service worker for offline use, unless network usage must be reduced and the app is not installed (PWA-12). */
    readonly prepare: Effect.Effect<void>
    /** True if the flag is on and the app is not installed (PWA-07, NAV-15). */
    readonly isEntryShown: Effect.Effect<boolean>
    /**
     * Starts the installation: opens the shop's own prompt, or shows the browser's prompt and waits until it closes (PWA-02 to PWA-07).
     * Also registers the service worker if the app is installed on this device.
     */
    readonly offer: Effect.Effect<void>
    /** Reports the shopper's first action in the open prompt (ANL-117). */
    readonly engage: Effect.Effect<void>
    /** Closes the open prompt. Reports the outcome, then discards the captured browser prompt (PWA-06). */
    readonly end: (outcome: PromptOutcome) => Effect.Effect<void>
  }
>()("@camber/domain/install/Install") {
  static readonly layer: Layer.Layer<Install, never, Device | Flags | Tabs | Telemetry | VisitorAgent> = Layer.effect(
    Install,
    Effect.gen(function* () {
      const agent = yield* VisitorAgent
      const device = yield* Device
      const flags = yield* Flags
      const tabs = yield* Tabs
      const telemetry = yield* Telemetry
      const live = yield* SubscriptionRef.make(closed)
      const kind = Effect.zipWith(agent.userAgent, device.hasTouch, deviceKind)

      const track = Effect.fnUntraced(function* (what: "Shown" | "Engaged" | "Accepted" | "Dismissed", platform?: Platform) {
        yield* telemetry.send({ name: `Install Prompt ${what}`, platform: platform ?? detectPlatform(yield* kind) })
      })
      const open = (prompt: InstallPrompt) => Effect.andThen(SubscriptionRef.set(live, prompt), track("Shown"))
      const reportEnd = (outcome: PromptOutcome) =>
        Effect.andThen(track(outcome === "accepted" ? "Accepted" : "Dismissed"), device.install.discard)
      /** Shows the browser's prompt, which may no longer be available. */
      const promptByBrowser = Effect.gen(function* () {
        yield* track("Shown")
        const outcome = yield* device.install.prompt
        if (outcome !== null) yield* reportEnd(outcome)
      })

      return Install.of({
        changes: SubscriptionRef.changes(live),
        prepare: Effect.gen(function* () {
          if (allowsPrefetch({ isInstalled: yield* agent.isInstalled, sparesNetwork: yield* device.sparesNetwork }))
            yield* device.startWorker
        }),
        isEntryShown: Effect.gen(function* () {
          const isInstalled = (yield* agent.isInstalled) || (yield* device.install.wasInstalled)
          return shouldShowInstallEntry({ isFlagOn: yield* flags.isOn("appInstall"), isInstalled })
        }),
        offer: Effect.gen(function* () {
          if (!(yield* flags.isOn("appInstall"))) return
          const present = yield* kind
          const isInstalled = yield* agent.isInstalled
          switch (getInstallOffer({ platform: detectPlatform(present), isInstalled, isHeld: yield* device.install.isHeld })) {
            case "qrCode":
              return yield* open({ _tag: "QrCode", href: installHref((yield* tabs.address).origin), isEngaged: false })
            case "steps":
              yield* open({ _tag: "Steps", instructions: installInstructions(present), isEngaged: false })
              return yield* Effect.asVoid(device.startWorker)
            case "browser":
              yield* promptByBrowser
              return yield* Effect.asVoid(device.startWorker)
            case "none":
              return yield* Effect.logError("Install prompt on an unsupported device", yield* agent.userAgent)
          }
        }),
        engage: Effect.gen(function* () {
          const isNew = yield* SubscriptionRef.modify(live, (prompt): readonly [boolean, InstallPrompt] =>
            prompt._tag === "Closed" || prompt.isEngaged ? [false, prompt] : [true, { ...prompt, isEngaged: true }]
          )
          if (isNew) yield* track("Engaged")
        }),
        end: Effect.fnUntraced(function* (outcome: PromptOutcome) {
          const wasOpen = yield* SubscriptionRef.modify(live, (prompt) => [prompt._tag !== "Closed", closed])
          if (wasOpen) yield* reportEnd(outcome)
        })
      })
    })
  )
}
