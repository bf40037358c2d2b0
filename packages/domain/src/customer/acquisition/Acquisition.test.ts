import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { BrowserTestContext } from "../notifications/testing/BrowserTestContext.ts"
import { Acquisition } from "./Acquisition.ts"
import { layerAcquisition } from "./layerAcquisition.ts"

const runAcquisition = <A, E>(browser: BrowserTestContext, run: (acquisition: Acquisition["Service"]) => Effect.Effect<A, E>) =>
  Acquisition.use(run).pipe(Effect.provide(Layer.provideMerge(layerAcquisition, browser.layer)))

describe("Acquisition", () => {
  it.effect("ACQ-07 stores the attribution of each page load, except on navigation within the shop", () => {
    const browser = new BrowserTestContext().at("/", "?utm_source=a")
    browser.referrer = "https://www.google.com/"
    return runAcquisition(browser, (acquisition) =>
      Effect.gen(function* () {
        expect(yield* acquisition.current).toBeNull()
        const paid = { acquisition: "Paid", parameters: { utm_source: "a" } }
        expect(yield* acquisition.arrive).toEqual(paid)
        expect(yield* acquisition.current).toEqual(paid)
        browser.at("/shop/all", "?utm_source=b").referrer = "https://shop.example/"
        expect(yield* acquisition.arrive).toEqual(paid)
        browser.at("/").referrer = ""
        expect([yield* acquisition.arrive, yield* acquisition.current]).toEqual(Array(2).fill({ acquisition: "Direct", parameters: {} }))
        expect([...browser.local.keys()]).toEqual(["Attribution"])
      })
    )
  })
})

describe("click ids", () => {
  it.effect("SIGN-44 CONST-04 CONST-06 stores the click ids of the URL, each for its own lifetime", () => {
    const browser = new BrowserTestContext().at("/", "?cjevent=c1&ttclid=t1&iterableEmailCampaignId=12&iterableTemplateId=34")
    return runAcquisition(browser, (acquisition) =>
      Effect.gen(function* () {
        yield* acquisition.arrive
        expect(yield* acquisition.clickIds).toEqual({ cjevent: "c1", ttclid: "t1" })
        expect([...browser.days]).toEqual([
          ["cje", 396],
          ["iterableEmailCampaignId", 14],
          ["iterableTemplateId", 14]
        ])
        expect([browser.jar.get("iterableEmailCampaignId"), browser.jar.get("iterableTemplateId")]).toEqual(["12", "34"])
      })
    )
  })

  it.effect("SIGN-44 keeps the click ids when a later URL has no click ids", () => {
    const browser = new BrowserTestContext().at("/", "?cjevent=c1&ttclid=t1")
    return runAcquisition(browser, (acquisition) =>
      Effect.gen(function* () {
        expect(yield* acquisition.clickIds).toEqual({})
        yield* acquisition.arrive
        browser.days.clear()
        browser.at("/", "?cjevent=&ttclid=%20")
        yield* acquisition.arrive
        expect(yield* acquisition.clickIds).toEqual({ cjevent: "c1", ttclid: "t1" })
        expect(browser.days.size).toBe(0)
      })
    )
  })

  it.effect("CONST-05 expires a TikTok click id after 30 days", () => {
    const browser = new BrowserTestContext().at("/", "?ttclid=t1")
    return runAcquisition(browser, (acquisition) =>
      Effect.gen(function* () {
        yield* acquisition.arrive
        yield* TestClock.adjust(30 * 86_400_000 - 1)
        expect(yield* acquisition.clickIds).toEqual({ ttclid: "t1" })
        yield* TestClock.adjust(1)
        expect(yield* acquisition.clickIds).toEqual({})
      })
    )
  })
})
