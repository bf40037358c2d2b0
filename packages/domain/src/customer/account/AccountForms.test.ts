import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { BrowserTestContext, GUID } from "../notifications/testing/BrowserTestContext.ts"
import { AccountForms } from "./AccountForms.ts"
import { ACCOUNT_FORMS, type AccountForm } from "./paths.ts"

const layer = Layer.provideMerge(AccountForms.layer, Profile.layer)

const answering = (form: AccountForm, answer: unknown) => {
  const browser = new BrowserTestContext().answering(ACCOUNT_FORMS[form], answer)
  browser.local.set("a", "1")
  browser.session.set("b", "2")
  const submit = AccountForms.use((account) => account.submit(form, {})).pipe(Effect.provide(layer), Effect.provide(browser.layer))
  return { world: browser, submit }
}

describe("AccountForms", () => {
  it.effect("GAP-65 clears session storage and navigates when a form switches the visitor", () => {
    const { submit, world: browser } = answering("signIn", { outcome: "done", next: "/buildlist" })
    return Effect.gen(function* () {
      expect(yield* submit).toBe("done")
      expect(browser.local.size).toBe(1)
      expect(browser.session.size).toBe(0)
      expect(browser.gone).toEqual(["/buildlist"])
    })
  })

  it.effect("clears all storage when the account is deleted", () => {
    const { submit, world: browser } = answering("delete", { outcome: "done", next: "/" })
    return Effect.gen(function* () {
      yield* submit
      expect(browser.local.size).toBe(0)
      expect(browser.session.size).toBe(0)
      expect(browser.gone).toEqual(["/"])
    })
  })

  it.effect.each<readonly [string, unknown, string]>([
    ["refused", { outcome: "refused", next: "/account/login" }, "refused"],
    ["done without a next page", { outcome: "done", next: null }, "done"],
    ["without a response", undefined, "busy"],
    ["answered with an unknown outcome", { outcome: "fine" }, "busy"]
  ])("changes nothing when a form is %s", ([, answer, outcome]) => {
    const { submit, world: browser } = answering("password", answer)
    return Effect.gen(function* () {
      expect(yield* submit).toBe(outcome)
      expect(browser.local.size).toBe(1)
      expect(browser.session.size).toBe(1)
      expect(browser.gone).toEqual([])
    })
  })

  it.effect("OPS-112 awaits a confirmation after a registration or email change until the link in the mail is used", () => {
    const { world: browser } = answering("register", { outcome: "mailed", next: null })
    browser.answering(ACCOUNT_FORMS.confirm, { outcome: "expired", next: null })
    return Effect.gen(function* () {
      const account = yield* AccountForms
      const awaited = [yield* account.isConfirmationAwaited]
      yield* account.submit("register", {})
      awaited.push(yield* account.isConfirmationAwaited)
      yield* account.submit("confirm", {})
      awaited.push(yield* account.isConfirmationAwaited)
      expect(awaited).toEqual([false, true, false])
    }).pipe(Effect.provide(layer), Effect.provide(browser.layer))
  })

  /** Simulates a page that loads the profile while the shopper submits a form that switches the visitor. */
  const openConcurrentForm = Effect.gen(function* () {
    const [known, confirmed] = [yield* Deferred.make<unknown>(), yield* Deferred.make<void>()]
    const other = crypto.randomUUID()
    const browser = new BrowserTestContext()
    browser.answers.set("userProfile", Deferred.await(known))
    const made = Effect.sync(() => (browser.jar.set("WebUserGuid", other), { outcome: "done", next: "/account" }))
    browser.answers.set(ACCOUNT_FORMS.confirm, Effect.andThen(Deferred.await(confirmed), made))
    const names = () => browser.asked.map(([name, sent]) => (name === "userProfile" ? Object(sent).webUserGuid : name))
    return { world: browser, known, confirmed, other, names }
  })
  const soon = TestClock.adjust(1)

  it.effect("OPS-66 waits for a pending profile load, and loads later profiles as the new visitor", () =>
    Effect.gen(function* () {
      const { confirmed, known, names, other, world: browser } = yield* openConcurrentForm
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
        const laterLoads = yield* Effect.forkChild(Effect.all([profile.hydrate, profile.refresh], { concurrency: 2 }))
        yield* soon
        expect(names()).toHaveLength(2)
        yield* Deferred.succeed(confirmed, undefined)
        yield* Effect.andThen(Fiber.join(form), Fiber.join(laterLoads))
        expect(names().slice(2)).toEqual([other, other])
        expect(browser.gone).toEqual(["/account"])
      }).pipe(Effect.provide(layer), Effect.provide(browser.layer))
    })
  )

  it.effect("OPS-66 submits after two seconds if the profile does not load", () =>
    Effect.gen(function* () {
      const { names, world: browser } = yield* openConcurrentForm
      yield* Effect.gen(function* () {
        const [account, profile] = [yield* AccountForms, yield* Profile]
        yield* Effect.forkChild(profile.hydrate)
        yield* soon
        yield* Effect.forkChild(account.submit("confirm", {}))
        yield* TestClock.adjust("1999 millis")
        expect(names()).toEqual([GUID])
        yield* soon
        expect(names()).toEqual([GUID, ACCOUNT_FORMS.confirm])
      }).pipe(Effect.provide(layer), Effect.provide(browser.layer))
    })
  )
})
