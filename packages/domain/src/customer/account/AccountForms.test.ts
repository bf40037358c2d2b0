import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { BrowserTestContext, GUID } from "../notifications/testing/BrowserTestContext.ts"
import { AccountForms } from "./AccountForms.ts"
import { ACCOUNT_FORMS, type AccountForm } from "./paths.ts"

const layer = Layer.provideMerge(AccountForms.layer, Profile.layer)

const answering = (form: AccountForm, answer: unknown) => {
  const world = new BrowserTestContext().answering(ACCOUNT_FORMS[form], answer)
  world.local.set("a", "1")
  world.session.set("b", "2")
  const submit = AccountForms.use((account) => account.submit(form, {})).pipe(Effect.provide(layer), Effect.provide(world.layer))
  return { world, submit }
}

describe("a form of the account", () => {
  it.effect("GAP-65 that makes somebody else of the visitor forgets the session's storage and goes on", () => {
    const { submit, world } = answering("signIn", { outcome: "done", next: "/buildlist" })
    return Effect.gen(function* () {
      expect(yield* submit).toBe("done")
      expect([world.local.size, world.session.size, world.gone]).toEqual([1, 0, ["/buildlist"]])
    })
  })

  it.effect("that deletes the account forgets all that this device keeps", () => {
    const { submit, world } = answering("delete", { outcome: "done", next: "/" })
    return Effect.gen(function* () {
      yield* submit
      expect([world.local.size, world.session.size, world.gone]).toEqual([0, 0, ["/"]])
    })
  })

  it.effect.each<readonly [string, unknown, string]>([
    ["refused", { outcome: "refused", next: "/account/login" }, "refused"],
    ["done where it stands", { outcome: "done", next: null }, "done"],
    ["not answered", undefined, "busy"],
    ["answered with something else", { outcome: "fine" }, "busy"]
  ])("that is %s changes nothing here", ([, answer, outcome]) => {
    const { submit, world } = answering("password", answer)
    return Effect.gen(function* () {
      expect(yield* submit).toBe(outcome)
      expect([world.local.size, world.session.size, world.gone]).toEqual([1, 1, []])
    })
  })

  it.effect("OPS-112 of a registration or a new address is confirmed here without a press, until its link was used", () => {
    const { world } = answering("register", { outcome: "mailed", next: null })
    world.answering(ACCOUNT_FORMS.confirm, { outcome: "expired", next: null })
    return Effect.gen(function* () {
      const account = yield* AccountForms
      const awaited = [yield* account.isConfirmationAwaited]
      yield* account.submit("register", {})
      awaited.push(yield* account.isConfirmationAwaited)
      yield* account.submit("confirm", {})
      awaited.push(yield* account.isConfirmationAwaited)
      expect(awaited).toEqual([false, true, false])
    }).pipe(Effect.provide(layer), Effect.provide(world.layer))
  })

  /** A page whose customer is asked for while a form is sent, which makes the browser another visitor's. */
  const atOnce = Effect.gen(function* () {
    const [known, confirmed] = [yield* Deferred.make<unknown>(), yield* Deferred.make<void>()]
    const other = crypto.randomUUID()
    const world = new BrowserTestContext()
    world.answers.set("userProfile", Deferred.await(known))
    const made = Effect.sync(() => (world.jar.set("WebUserGuid", other), { outcome: "done", next: "/account" }))
    world.answers.set(ACCOUNT_FORMS.confirm, Effect.andThen(Deferred.await(confirmed), made))
    const names = () => world.asked.map(([name, sent]) => (name === "userProfile" ? Object(sent).webUserGuid : name))
    return { world, known, confirmed, other, names }
  })
  const soon = TestClock.adjust(1)

  it.effect("OPS-66 waits for who the customer is, and whoever asks meanwhile asks as the visitor that it makes", () =>
    Effect.gen(function* () {
      const { confirmed, known, names, other, world } = yield* atOnce
      yield* Effect.gen(function* () {
        const [account, profile] = [yield* AccountForms, yield* Profile]
        yield* Effect.forkChild(profile.hydrate)
        yield* soon
        const form = yield* Effect.forkChild(account.submit("confirm", {}))
        yield* soon
        expect(names()).toEqual([GUID])
        yield* Deferred.succeed(known, { userProfile: null })
        yield* soon
        expect(names()).toEqual([GUID, ACCOUNT_FORMS.confirm])
        const late = yield* Effect.forkChild(Effect.all([profile.hydrate, profile.refresh], { concurrency: 2 }))
        yield* soon
        expect(names()).toHaveLength(2)
        yield* Deferred.succeed(confirmed, undefined)
        yield* Effect.andThen(Fiber.join(form), Fiber.join(late))
        expect([names().slice(2), world.gone]).toEqual([[other, other], ["/account"]])
      }).pipe(Effect.provide(layer), Effect.provide(world.layer))
    })
  )

  it.effect("OPS-66 is sent after two seconds where nobody says who the customer is", () =>
    Effect.gen(function* () {
      const { names, world } = yield* atOnce
      yield* Effect.gen(function* () {
        const [account, profile] = [yield* AccountForms, yield* Profile]
        yield* Effect.forkChild(profile.hydrate)
        yield* soon
        yield* Effect.forkChild(account.submit("confirm", {}))
        yield* TestClock.adjust("1999 millis")
        expect(names()).toEqual([GUID])
        yield* soon
        expect(names()).toEqual([GUID, ACCOUNT_FORMS.confirm])
      }).pipe(Effect.provide(layer), Effect.provide(world.layer))
    })
  )
})
