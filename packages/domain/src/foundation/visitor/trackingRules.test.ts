import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  feedbackSource,
  isAnalyzed,
  isCustomer,
  isEmployee,
  isServedContent,
  loadsTrackingScripts,
  type TrackedVisitor,
  tracksRecommendations,
  isTestEnvironment,
  sharesWithThirdParties
} from "./trackingRules.ts"
import { userProfile } from "./calls.ts"
import { isBot } from "./rules.ts"
import { profileSample } from "./testing/profileSample.ts"

const shopper: TrackedVisitor = { isBot: false, isEmployee: false, profile: { isRegistered: false, isCustomerInternal: false } }
const customer: TrackedVisitor = { ...shopper, profile: { isRegistered: true, isCustomerInternal: false } }
const internal: TrackedVisitor = { ...shopper, profile: { isRegistered: true, isCustomerInternal: true } }
const unknown: TrackedVisitor = { ...shopper, profile: null }
const anyOnlooker: fc.Arbitrary<TrackedVisitor> = fc.record({
  isBot: fc.boolean(),
  isEmployee: fc.boolean(),
  profile: fc.option(fc.record({ isRegistered: fc.boolean(), isCustomerInternal: fc.boolean() }))
})

describe("a visitor", () => {
  it("VIS-01 is either anonymous or a registered customer", () => {
    expect([shopper, unknown, customer].map(isCustomer)).toEqual([false, false, true])
  })

  it("VIS-20 VIS-21 VIS-103 VIS-106 is a bot by its user agent, or by a visitor id that begins with exactly bot-", () => {
    const ids = ["bot-1", "bot-", "Bot-1", "robot-1", "bot", ""]
    expect(ids.map((id) => isBot("Mozilla/5.0", id))).toEqual([true, true, false, false, false, false])
    expect(isBot("Mozilla/5.0 (compatible; Googlebot/2.1)", "v-1")).toBe(true)
  })

  it("VIS-19 VIS-106 is an employee if the cookie has the value true", () => {
    expect(["true", "TRUE", "1", "", undefined].map(isEmployee)).toEqual([true, false, false, false, false])
  })

  it("VIS-02 VIS-03 has a profile of fifteen required fields", () => {
    const profile = { ...profileSample, isRegistered: true }
    const decode = Schema.decodeUnknownOption(userProfile.result)
    expect(Object.keys(profile)).toHaveLength(15)
    expect(decode({ userProfile: profile })).toMatchObject({ _tag: "Some", value: { userProfile: profile } })
    for (const field of Object.keys(profile)) {
      expect(decode({ userProfile: { ...profile, [field]: undefined } })._tag, field).toBe("None")
    }
  })
})

describe("visitor-dependent behavior", () => {
  it("VIS-19 VIS-22 VIS-107 sends no analytics for employees and bots", () => {
    expect([shopper, customer, internal, { ...shopper, isEmployee: true }, { ...shopper, isBot: true }].map(isAnalyzed)).toEqual([
      true,
      true,
      true,
      false,
      false
    ])
  })

  it("VIS-18 sends no recommendation interactions of internal customers", () => {
    expect([shopper, customer, unknown, internal, { ...shopper, isBot: true }].map(tracksRecommendations)).toEqual([
      true,
      true,
      true,
      false,
      false
    ])
  })

  it("VIS-105 tags feedback as internal or external, and otherwise treats internal customers normally", () => {
    expect([shopper, unknown, internal].map(feedbackSource)).toEqual(["external", "external", "internal"])
    expect(isAnalyzed(internal)).toBe(true)
    expect(isServedContent(internal)).toBe(true)
  })

  it("VIS-22 VIS-108 VIS-109 VIS-111 serves content to everyone except bots", () => {
    fc.assert(
      fc.property(anyOnlooker, (onlooker) => {
        expect(isServedContent(onlooker)).toBe(!onlooker.isBot)
      })
    )
  })

  it("VIS-09 loads tracking scripts only if none of four conditions forbids this", () => {
    const welcome = { isBot: false, isHydrated: true, refusesTracking: false, hasRefusedConsent: false }
    expect(loadsTrackingScripts(welcome)).toBe(true)
    expect(
      [{ isBot: true }, { isHydrated: false }, { refusesTracking: true }, { hasRefusedConsent: true }].map((one) =>
        loadsTrackingScripts({ ...welcome, ...one })
      )
    ).toEqual([false, false, false, false])
  })
})

describe("hosts", () => {
  const hosts = [
    ["localhost", true, false],
    ["shop.localhost", true, false],
    ["127.0.0.1", false, false],
    ["127.10.200.3", false, false],
    ["[::1]", false, false],
    ["qa.shop.example", true, true],
    ["shop-QA2.example", true, true],
    ["shop.example", false, true],
    ["localhost.example", true, true],
    ["notlocalhost", true, true],
    ["1270.0.0.1", false, true]
  ] as const

  it.each(hosts)("VIS-25 PWA-11 isTestEnvironment for %s is %s", (host, isTest) => {
    expect(isTestEnvironment(host)).toBe(isTest)
  })
  it.each(hosts)("VIS-24 VIS-110 the host %s with test environment %s shares the identity with third parties: %s", (host, _, tells) => {
    expect(sharesWithThirdParties(host)).toBe(tells)
  })
})

it.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0) BingPreview/1.0b",
  "Mozilla/5.0 (compatible; Yahoo! Slurp)",
  "facebookexternalhit/1.1",
  "SomeCrawler",
  "my-spider",
  "Mozilla/5.0 (compatible; AcubotX/1.0)"
])("isBot recognizes %s", (userAgent) => {
  expect(isBot(userAgent)).toBe(true)
})
it.each([
  "",
  "Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 9; AFTMM) AppleWebKit/537.36 Chrome/88 Mobile Safari/537.36 fuboTV/4.2",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120 Chrome-Lighthouse"
])("isBot does not match %j", (userAgent) => {
  expect(isBot(userAgent)).toBe(false)
})
