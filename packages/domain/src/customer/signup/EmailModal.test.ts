import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { TestClock } from "effect/testing"
import { layerAcquisition } from "../acquisition/layerAcquisition.ts"
import { layerFlags } from "../../foundation/flags/layerFlags.ts"
import { Loyalty } from "../loyalty/Loyalty.ts"
import { Session } from "../../foundation/session/Session.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { profileSample } from "../../foundation/visitor/testing/profileSample.ts"
import { BrowserTestContext } from "../notifications/testing/BrowserTestContext.ts"
import { EmailModal } from "./EmailModal.ts"

const createBrowser = (profile = profileSample) =>
  new BrowserTestContext().answering("userProfile", { userProfile: profile }).answering("GetFeatureFlags", { featureFlags: [] })
const useCases = EmailModal.layer.pipe(
  Layer.provideMerge(Loyalty.layer),
  Layer.provideMerge(Layer.mergeAll(layerAcquisition, layerFlags, Profile.layer, Session.layer))
)
const runModal = <A, E>(browser: BrowserTestContext, run: (modal: EmailModal["Service"]) => Effect.Effect<A, E, Session>) =>
  EmailModal.use(run).pipe(Effect.provide(Layer.provideMerge(useCases, browser.layer)))
const getPhase = (modal: EmailModal["Service"]) => Effect.map(Stream.runHead(modal.changes), (state) => Option.getOrThrow(state).phase)
const viewed = Session.use((session) => session.pageViewed)

describe("EmailModal", () => {
  it.effect("SIGN-30 SIGN-34 opens with its form after 25005 ms, is recorded as shown, and does not open again", () => {
    const browser = createBrowser()
    return Effect.gen(function* () {
      yield* runModal(browser, (modal) =>
        Effect.gen(function* () {
          yield* modal.pageEntered(0)
          yield* TestClock.adjust(25_004)
          expect(yield* getPhase(modal)).toBe("waiting")
          expect(browser.days.size).toBe(0)
          yield* TestClock.adjust(1)
          const form = Option.getOrThrow(yield* Stream.runHead(modal.form.changes))
          expect(yield* getPhase(modal)).toBe("open")
          expect(form.isOpen).toBe(true)
          expect(form.step).toBe("email")
          expect([...browser.days]).toEqual([["EmailSignupModalShown", undefined]])
          yield* modal.close
          expect(Option.getOrThrow(yield* Stream.runHead(modal.form.changes)).isOpen).toBe(false)
        })
      )
      yield* runModal(browser, (modal) =>
        Effect.gen(function* () {
          yield* modal.pageEntered(0)
          yield* TestClock.adjust("1 hour")
          expect(yield* getPhase(modal)).toBe("none")
        })
      )
    })
  })

  it.effect("SIGN-31 CONST-12 opens 2001 ms after the second page of the session", () => {
    const browser = createBrowser()
    return runModal(browser, (modal) =>
      Effect.gen(function* () {
        yield* Effect.all([viewed, viewed, modal.pageEntered(0)])
        yield* TestClock.adjust(2000)
        expect(yield* getPhase(modal)).toBe("waiting")
        yield* TestClock.adjust(1)
        expect(yield* getPhase(modal)).toBe("open")
      })
    )
  })

  it.effect("SIGN-30 restarts the delay on the next page", () => {
    const browser = createBrowser()
    return runModal(browser, (modal) =>
      Effect.gen(function* () {
        yield* modal.pageEntered(0)
        yield* TestClock.adjust("20 seconds")
        yield* modal.pageEntered(0)
        yield* TestClock.adjust("20 seconds")
        expect(yield* getPhase(modal)).toBe("waiting")
        yield* TestClock.adjust("6 seconds")
        expect(yield* getPhase(modal)).toBe("open")
      })
    )
  })

  it.effect("SIGN-31 subtracts the time since the page was entered from the delay", () => {
    const browser = createBrowser()
    return runModal(browser, (modal) =>
      Effect.gen(function* () {
        yield* modal.pageEntered(20_000)
        yield* TestClock.adjust(5004)
        expect(yield* getPhase(modal)).toBe("waiting")
        yield* TestClock.adjust(1)
        expect(yield* getPhase(modal)).toBe("open")
      })
    )
  })

  it.effect("SIGN-32 SIGN-30 cancels the delay on a page where the modal is suppressed", () => {
    const browser = createBrowser()
    return runModal(browser, (modal) =>
      Effect.gen(function* () {
        yield* modal.pageEntered(0)
        browser.at("/account/login")
        yield* modal.pageEntered(0)
        yield* TestClock.adjust("1 hour")
        expect(yield* getPhase(modal)).toBe("none")
      })
    )
  })

  it.effect("SIGN-38 GAP-26 waits until overlays are closed, and is recorded as shown only when it opens", () => {
    const browser = createBrowser()
    return runModal(browser, (modal) =>
      Effect.gen(function* () {
        yield* modal.pageEntered(0)
        yield* modal.cover(true)
        yield* TestClock.adjust("1 minute")
        expect(yield* getPhase(modal)).toBe("deferred")
        expect(browser.days.size).toBe(0)
        yield* modal.cover(false)
        expect(yield* getPhase(modal)).toBe("open")
        expect(browser.days.size).toBe(1)
      })
    )
  })

  it.effect("SIGN-38 keeps its form open while an overlay opens above it", () => {
    const browser = createBrowser()
    return runModal(browser, (modal) =>
      Effect.gen(function* () {
        yield* modal.pageEntered(0)
        yield* TestClock.adjust("1 minute")
        yield* modal.form.editEmail("ann@example.com")
        yield* modal.cover(true)
        yield* modal.cover(false)
        expect(yield* getPhase(modal)).toBe("open")
        expect(Option.getOrThrow(yield* Stream.runHead(modal.form.changes))).toMatchObject({ isOpen: true, email: "ann@example.com" })
        expect(browser.events.filter(({ name }) => name === "Lead Submitted")).toEqual([])
      })
    )
  })

  it.effect.each<readonly [string, (browser: BrowserTestContext) => unknown]>([
    ["registered", (browser) => browser.answering("userProfile", { userProfile: { ...profileSample, isRegistered: true } })],
    ["signed up", (browser) => browser.answering("userProfile", { userProfile: { ...profileSample, isSignedUpForEmails: true } })],
    ["enrolled in this browser", (browser) => browser.jar.set("HasEnrolled", "true")],
    ["inside the installed app", (browser) => (browser.isInstalled = true)],
    ["a bot", (browser) => (browser.userAgent = "Googlebot/2.1")]
  ])("VIS-22 SIGN-35 SIGN-36 SIGN-37 does not open for a visitor who is %s, even if this becomes known during the delay", ([, change]) => {
    const browser = createBrowser()
    change(browser)
    return runModal(browser, (modal) =>
      Effect.gen(function* () {
        yield* modal.pageEntered(0)
        yield* TestClock.adjust("1 hour")
        expect(yield* getPhase(modal)).toBe("none")
        expect(browser.days.size).toBe(0)
      })
    )
  })

  it.effect("GAP-23 SIGN-42 signs up like the drawer, with the modal as the source", () => {
    const path = "/api/promotions/signUpPromo/signUpForPromo"
    const browser = createBrowser()
    return runModal(browser, (modal) =>
      Effect.gen(function* () {
        yield* modal.pageEntered(0)
        yield* TestClock.adjust("1 minute")
        yield* modal.form.editEmail("ann@example.com")
        yield* modal.form.submit
        expect(browser.asked.find(([name]) => name === path)?.[1]).toMatchObject({ registrationSource: "Modal" })
        expect(browser.events.find(({ name }) => name === "Lead Submitted")).toMatchObject({ location: "EmailSignupModal" })
      })
    )
  })
})
