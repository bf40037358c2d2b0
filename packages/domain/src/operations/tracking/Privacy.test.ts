import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { attribution, tiktokClick } from "../../customer/acquisition/model.ts"
import { sessionCounters } from "../../foundation/session/storage.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Privacy } from "./Privacy.ts"

const runPrivacy = <A, E>(browser: BrowserTestContext, run: (privacy: Privacy["Service"]) => Effect.Effect<A, E>) =>
  Privacy.use(run).pipe(Effect.provide(Layer.provideMerge(Privacy.layer, browser.layer)))

describe("Privacy", () => {
  it.effect("GAP-41 saves an opt-out for the services and removes only the tracking data", () => {
    const browser = new BrowserTestContext()
    for (const { key } of [attribution, tiktokClick, sessionCounters]) browser.local.set(key, "{}")
    browser.local.set("CustomerProjects", "{}")
    browser.jar.set("cje", "click")
    browser.jar.set("theme", "dark")
    return runPrivacy(browser, (privacy) =>
      Effect.gen(function* () {
        expect(yield* privacy.state).toEqual({ isRefusedByBrowser: false, isRefused: false })
        yield* privacy.choose(true)
        expect(yield* privacy.state).toEqual({ isRefusedByBrowser: false, isRefused: true })
        expect([...browser.local.keys()]).toEqual(["CustomerProjects"])
        expect([...browser.jar.keys()]).toEqual(["WebUserGuid", "theme", "Privacy"])
        yield* privacy.choose(false)
        expect(browser.jar.has("Privacy")).toBe(false)
      })
    )
  })

  it.effect("GAP-41 distinguishes the browser's opt-out from the visitor's own opt-out", () => {
    const browser = new BrowserTestContext()
    browser.refusesTracking = true
    return runPrivacy(browser, (privacy) =>
      Effect.map(privacy.state, (state) => {
        expect(state).toEqual({ isRefusedByBrowser: true, isRefused: false })
      })
    )
  })
})
