import { Context, Effect, Layer, type Stream, SubscriptionRef } from "effect"
import { Flags } from "../../foundation/flags/Flags.ts"
import { Device, type PromptOutcome } from "../../foundation/ports/Device.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { VisitorAgent } from "../../foundation/ports/VisitorAgent.ts"
import { deviceKind } from "./deviceKind.ts"
import { allowsPrefetch, installHref, getInstallOffer, type Platform, detectPlatform, shouldShowInstallEntry } from "./rules.ts"
import { installInstructions, type Instructions } from "./words.ts"

/** The shop's own install prompt. */
export type InstallPrompt =
  | { readonly _tag: "Closed" }
  | { readonly _tag: "QrCode"; readonly href: string; readonly isEngaged: boolean }
  | { readonly _tag: "Steps"; readonly instructions: Instructions; readonly isEngaged: boolean }

const closed: InstallPrompt = { _tag: "Closed" }

/** Installing the shop as an app. */
export class Install extends Context.Service<
  Install,
  {
    /** The present prompt first, then every change. */
    readonly changes: Stream.Stream<InstallPrompt>
    /** Has the device's worker set up, which answers without a network; not where the network is spared, before the shopper installs the shop (PWA-12). */
    readonly prepare: Effect.Effect<void>
    /** With the flag, and where the shop is not installed (PWA-07, NAV-15). */
    readonly isEntryShown: Effect.Effect<boolean>
    /** The shopper wants to install: opens the shop's own prompt, or shows the browser's and waits for its end (PWA-02 to PWA-07). What is installed here has its worker. */
    readonly offer: Effect.Effect<void>
    /** The shopper does something with the open prompt: told once (ANL-117). */
    readonly engage: Effect.Effect<void>
    /** The open prompt's end. It is told, then the held prompt is let go (PWA-06). */
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
      const ended = (outcome: PromptOutcome) =>
        Effect.andThen(track(outcome === "accepted" ? "Accepted" : "Dismissed"), device.install.discard)
      /** Shows the browser's prompt; it may be gone by now. */
      const promptByBrowser = Effect.gen(function* () {
        yield* track("Shown")
        const outcome = yield* device.install.prompt
        if (outcome !== null) yield* ended(outcome)
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
          if (wasOpen) yield* ended(outcome)
        })
      })
    })
  )
}
