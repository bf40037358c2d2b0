import { Context, Effect, Layer } from "effect"
import type { Acquisition } from "../acquisition/Acquisition.ts"
import type { Flags } from "../../foundation/flags/Flags.ts"
import type { Loyalty } from "../loyalty/Loyalty.ts"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import type { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { Profile } from "../../foundation/visitor/Profile.ts"
import { createSignupForm, type SignupForm } from "./createSignupForm.ts"
import { parseSignupStep } from "./rules.ts"

/** Services that a sign-up form requires. */
export type SignupRequirements = Acquisition | Cookies | Flags | Http | Loyalty | Profile | Telemetry

/** Sign-up drawer. */
export class Signup extends Context.Service<
  Signup,
  SignupForm & {
    /** Opens the drawer at the step in the page's URL, if any (SIGN-09). */
    readonly arrive: Effect.Effect<void>
  }
>()("@camber/domain/signup/Signup") {
  static readonly layer: Layer.Layer<Signup, never, SignupRequirements | Tabs> = Layer.effect(
    Signup,
    Effect.gen(function* () {
      const tabs = yield* Tabs
      const form = yield* createSignupForm({ location: "SignupDrawer", registrationSource: "Drawer" })
      return Signup.of({
        ...form,
        arrive: Effect.gen(function* () {
          const step = parseSignupStep((yield* tabs.address).search)
          if (step !== null) yield* form.open(step)
        })
      })
    })
  )
}
