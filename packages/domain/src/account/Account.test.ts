import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { BrowserWorld } from "../visitor/testing/BrowserWorld.ts"
import { Account } from "./Account.ts"
import { ACCOUNT_FORMS, type AccountForm } from "./paths.ts"

const answering = (form: AccountForm, answer: unknown) => {
  const world = new BrowserWorld().answering(ACCOUNT_FORMS[form], answer)
  world.local.set("a", "1")
  world.session.set("b", "2")
  const submit = Account.use((account) => account.submit(form, {})).pipe(Effect.provide(Account.layer), Effect.provide(world.layer))
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
})
