import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import fc from "fast-check"
import { TestClock } from "effect/testing"
import { readEntry, writeEntry, Storage, type StorageArea } from "../ports/Storage.ts"
import { getFeatureFlags, recordImpressions, userAudiences } from "./calls.ts"
import { allFlagNames, type Feature, flagNames } from "./featureDefaults.ts"
import { Audiences, FeatureFlag, type FlagCache } from "./model.ts"
import {
  updateFlagCache,
  shouldEstimateShipping,
  shouldFetchFact,
  getFlagValue,
  getImpressionFlags,
  isOn,
  needsFetch,
  noAudiences,
  type ProductFact,
  isInRollout
} from "./rules.ts"
import { flagCache } from "./storage.ts"

const features = Object.keys(flagNames) as ReadonlyArray<Feature>
const flagged = (feature: Feature, value: FeatureFlag["value"] = true): ReadonlyArray<FeatureFlag> => [{ name: flagNames[feature], value }]
const shopper = { isBot: false }
const bot = { isBot: true }

describe("a feature flag", () => {
  it("FLAG-01 VIS-13 requires a unique name and a value", () => {
    expect(Schema.is(FeatureFlag)({ name: "a", value: "true" })).toBe(true)
    expect([{ name: "", value: true }, { name: "a" }, { name: "a", value: 1 }].map(Schema.is(FeatureFlag))).toEqual([false, false, false])
    expect(new Set(allFlagNames).size).toBe(allFlagNames.length)
  })

  it.each([true, "true", "True", "TRUE"])("GAP-C37 is on with the value %j", (value) => {
    expect(isOn(flagged("notifications", value), "notifications")).toBe(true)
  })
  it.each([false, null, "", "false", "1", "on", "yes", " true", '{"a":true}'])("GAP-20 is off with the value %j", (value) => {
    expect(isOn(flagged("notifications", value), "notifications")).toBe(false)
  })

  it.each([
    ["VIS-16", "notifications", "Shell_Notifications"],
    ["VIS-16", "dismissableBanners", "Shell_Dismissable_Banners"],
    ["VIS-16", "appInstall", "Frontend_PWA"],
    ["VIS-16", "contactUsForm", "Shell_Contact_Us_Form"],
    ["VIS-16", "platformMenu", "Shell_Platform_Menu"],
    ["VIS-16", "sitemapLinks", "Shell_Sitemap_Links"],
    ["VIS-17", "engineFitmentSeo", "Shell_Engine_Fitment_Seo"],
    ["VIS-17", "mobileSearch", "Shell_Mobile_Search"],
    ["VIS-17", "initialSearchContent", "Shell_Initial_Search_Content"],
    ["VIS-17", "sessionRecording", "Shell_Session_Recording"],
    ["VIS-17", "errorMonitoring", "Shell_Error_Monitoring"],
    ["VIS-17", "loyaltyNotice", "Shell_Loyalty_Notice"],
    ["FLAG-09", "greenSaveRibbon", "Green_Save_Price_Ribbon"]
  ] as const)("%s switches the feature %s by the flag %s", (_, feature, name) => {
    expect(isOn([{ name, value: true }], feature)).toBe(true)
  })

  it("VIS-16 VIS-17 switches only its own feature, and a missing flag switches nothing on", () => {
    for (const feature of features) {
      expect(features.filter((other) => isOn(flagged(feature), other))).toEqual([feature])
      expect(isOn([], feature)).toBe(false)
    }
  })

  it("is off while unknown", () => {
    expect(features.some((feature) => isOn([], feature))).toBe(false)
    expect(getFlagValue([], "Frontend_PWA")).toBeNull()
  })
})

describe("features behind flags", () => {
  it.each<readonly [string, ProductFact, string]>([
    ["FLAG-10", "promotionPreview", "PRP_FrontEnd_Promo_Preview"],
    ["FLAG-11", "shippingEstimates", "PRP_FrontEnd_ShippingEstimates"],
    ["FLAG-12", "productActivity", "Product_Activity_Frontend_Enabled"]
  ])("%s enables the call for %s by the flag %s", (_, fact, name) => {
    expect([true, false].map((value) => shouldFetchFact([{ name, value }], fact, shopper))).toEqual([true, false])
  })
  it("FLAG-10 FLAG-11 FLAG-12 VIS-108 sends no call without the call's flag, and no call for a bot", () => {
    const facts = ["promotionPreview", "shippingEstimates", "productActivity"] as const
    expect(facts.some((fact) => shouldFetchFact([], fact, shopper))).toBe(false)
    expect(facts.some((fact) => shouldFetchFact(flagged(fact), fact, bot))).toBe(false)
  })

  it("LOC-15 fetches shipping estimates only for a block that requests them", () => {
    const on = flagged("shippingEstimates")
    expect([true, false].map((getShippingEstimate) => shouldEstimateShipping(on, { getShippingEstimate }, shopper))).toEqual([true, false])
    expect(shouldEstimateShipping([], { getShippingEstimate: true }, shopper)).toBe(false)
  })
})

describe("the flag cache", () => {
  const cache = updateFlagCache(null, flagged("appInstall", false), "Frontend_PWA")

  it("FLAG-02 has no refetched names after the first fetch", () => {
    expect(updateFlagCache(null, [], "New_Flag")).toEqual({ flags: [], refetchedFor: [] })
  })

  it("FLAG-02 does not fetch again for a flag that is off", () => {
    expect(needsFetch(null, "Frontend_PWA")).toBe(true)
    expect(needsFetch(cache, "Frontend_PWA")).toBe(false)
  })

  it("FLAG-04 fetches again once for a missing flag", () => {
    expect(needsFetch(cache, "New_Flag")).toBe(true)
    expect(needsFetch(updateFlagCache(cache, cache.flags, "New_Flag"), "New_Flag")).toBe(false)
    expect(needsFetch(updateFlagCache(cache, [{ name: "New_Flag", value: true }], "New_Flag"), "New_Flag")).toBe(false)
  })

  it("FLAG-02 without a flag name, fetches only if there is no cache, and adds no name to `refetchedFor`", () => {
    expect(needsFetch(null, null)).toBe(true)
    expect(needsFetch(cache, null)).toBe(false)
    expect(updateFlagCache(cache, [], null)).toEqual({ flags: [], refetchedFor: [] })
    expect(cache).toEqual({ flags: flagged("appInstall", false), refetchedFor: [] })
  })

  it("FLAG-02 FLAG-04 fetches once, plus at most once per missing name, in any order", () => {
    const name = fc.constantFrom("a", "b", "c", "d")
    fc.assert(
      fc.property(fc.array(name), fc.uniqueArray(name), (wanted, existing) => {
        const answer = existing.map((one) => ({ name: one, value: true }))
        let known: FlagCache | null = null
        let fetches = 0
        for (const one of wanted) {
          if (!needsFetch(known, one)) continue
          known = updateFlagCache(known, answer, one)
          fetches += 1
        }
        const missing = new Set(wanted.filter((one) => !existing.includes(one)))
        expect(fetches).toBeLessThanOrEqual(1 + missing.size)
        expect(new Set(known?.refetchedFor).size).toBe(known?.refetchedFor.length ?? 0)
      })
    )
  })

  it.effect("FLAG-03 FLAG-04 VIS-14 expires after 3 minutes even if a missing flag was fetched in between", () => {
    const texts = new Map<string, string>()
    const area: StorageArea = {
      read: (key) => Effect.sync(() => texts.get(key)),
      write: (key, text) => Effect.sync(() => void texts.set(key, text)),
      remove: () => Effect.void,
      clear: Effect.void
    }
    return Effect.gen(function* () {
      yield* writeEntry(flagCache, cache)
      yield* TestClock.adjust("2 minutes")
      const cached = yield* readEntry(flagCache)
      yield* writeEntry(flagCache, updateFlagCache(cached?.value ?? null, cache.flags, "New_Flag"), cached?.keptAt)
      yield* TestClock.adjust(59_999)
      expect(needsFetch((yield* readEntry(flagCache))?.value ?? null, "New_Flag")).toBe(false)
      yield* TestClock.adjust(1)
      expect(needsFetch((yield* readEntry(flagCache))?.value ?? null, "Frontend_PWA")).toBe(true)
    }).pipe(Effect.provide(Layer.succeed(Storage, Storage.of({ local: area, session: area }))))
  })
})

describe("the impression of flags", () => {
  const block = { section: "Home", title: "New", featureFlags: ["a", "b", "a"] }

  it("FLAG-05 is recorded once per visible block that has flags, with the block's flags", () => {
    const others = [
      { ...block, section: "PDP" },
      { ...block, title: null }
    ]
    expect(getImpressionFlags([], block)).toEqual(["a", "b"])
    expect(getImpressionFlags(others, block)).toEqual(["a", "b"])
    expect(getImpressionFlags([...others, block], block)).toEqual([])
    expect(getImpressionFlags([], { ...block, featureFlags: [] })).toEqual([])
  })

  it("FLAG-05 requires at least one flag name", () => {
    const records = Schema.is(recordImpressions.body)
    expect(records({ featureFlags: ["a"] })).toBe(true)
    expect(records({ featureFlags: [] })).toBe(false)
    expect(records({ featureFlags: [""] })).toBe(false)
  })
})

describe("the calls", () => {
  it("CALL-10 GetFeatureFlags requests every known flag, also for a visitor without a guid", () => {
    const variables = { vin: null, webUserGuid: null, appSpecificFeatureFlags: allFlagNames }
    expect(Schema.encodeUnknownSync(getFeatureFlags.variables)(variables)).toEqual(variables)
    expect(Schema.decodeUnknownSync(getFeatureFlags.result)({ featureFlags: [{ name: "a", value: "true" }] }).featureFlags).toHaveLength(1)
  })

  it("VIS-10 Audiences contains audiences and Google audiences, and both are empty after a failure", () => {
    expect(Schema.is(Audiences)(noAudiences)).toBe(true)
    expect(
      Schema.decodeUnknownSync(userAudiences.result)({ userAudiencesV2: { audiences: ["racer"], googleAudiences: ["g"] } }).userAudiencesV2
    ).toEqual({ audiences: ["racer"], googleAudiences: ["g"] })
  })
})

const percent = fc.integer({ min: 0, max: 100 })
const visitor = fc.oneof(fc.uuid({ version: 4 }), fc.string())
const visitors = Array.from({ length: 20_000 }, (_, at) => `visitor-${at}`)
const getShare = (flag: string, percent: number) => visitors.filter((one) => isInRollout(flag, one, percent)).length / visitors.length

describe("isInRollout", () => {
  it("is true for everyone at 100 percent and for no one at 0", () => {
    fc.assert(
      fc.property(fc.string(), visitor, (flag, id) => {
        expect(isInRollout(flag, id, 100)).toBe(true)
        expect(isInRollout(flag, id, 0)).toBe(false)
      })
    )
  })

  it("is false at 0 percent even for the visitors with the lowest bucket", () => {
    const first = visitors.filter((one) => isInRollout("Frontend_PWA", one, 0.01))
    expect(first.length).toBeGreaterThan(0)
    expect(first.some((one) => isInRollout("Frontend_PWA", one, 0))).toBe(false)
  })

  it("is sticky: a larger percentage includes every visitor of a smaller percentage", () => {
    fc.assert(
      fc.property(fc.string(), visitor, percent, percent, (flag, id, one, other) => {
        const [smaller, larger] = [Math.min(one, other), Math.max(one, other)]
        if (isInRollout(flag, id, smaller)) expect(isInRollout(flag, id, larger)).toBe(true)
      })
    )
  })

  it("is stable across servers and releases", () => {
    const isIn = visitors.slice(0, 12).filter((one) => isInRollout("Frontend_PWA", one, 50))
    expect(isIn.map((one) => one.slice("visitor-".length)).join(" ")).toBe("3 4 5 6 7 9 10 11")
  })

  it.each([1, 10, 50, 90])("includes %i percent of visitors even if their ids are similar", (share) => {
    expect(Math.abs(getShare("Frontend_PWA", share) - share / 100)).toBeLessThan(0.015)
  })

  it("selects visitors independently for different flags", () => {
    const both = visitors.filter((one) => isInRollout("a", one, 50) && isInRollout("b", one, 50)).length / visitors.length
    expect(Math.abs(both - 0.25)).toBeLessThan(0.015)
  })
})
