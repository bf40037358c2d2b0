import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getClickIds, getMailCampaign, getAcquisitionType, updateAttribution, type PageLoad, getTrackingParameters } from "./rules.ts"
import type { Attribution } from "./model.ts"
import { MAX_PARAMETER_LENGTH } from "../../foundation/telemetry/collector.ts"

const origin = "https://shop.example"
const load = (referrer: string, search = ""): PageLoad => ({ origin, referrer, search })
const engine = "https://www.google.com/"
const elsewhere = "https://forum.example/thread/7"

describe("acquisition rules", () => {
  it.each([
    ["ACQ-01", "", "", "Direct"],
    ["ACQ-01", "", "?query=cam&page=2", "Direct"],
    ["ACQ-02", "", "?gclid=x", "Paid"],
    ["ACQ-02", elsewhere, "?gad_source=1", "Paid"],
    ["ACQ-02", `${origin}/shop/all`, "?gclid=x", "Paid"],
    ["ACQ-03", engine, "?utm_source=a", "Paid"],
    ["ACQ-03", "https://www.bing.com/", "?msclkid=b", "Paid"],
    ["ACQ-04", engine, "", "Organic"],
    ["ACQ-04", engine, "?query=cam", "Organic"],
    ["ACQ-04", engine, "?gclid=", "Organic"],
    ["ACQ-04", engine, "?gclid=%20", "Organic"],
    ["GAP-C19", elsewhere, "", "Other"],
    ["GAP-C19", elsewhere, "?utm_medium=mail", "Other"],
    ["GAP-C19", "", "?utm_campaign=spring", "Other"],
    ["GAP-C19", "", "?msclkid=b", "Other"]
  ])("%s classifies referrer %j with query %j as %s", (_, referrer, search, type) => {
    expect(getAcquisitionType(load(referrer, search))).toBe(type)
  })

  it("ACQ-01 classifies a page without an origin as direct", () => {
    expect(getAcquisitionType({ origin: "null", referrer: "", search: "" })).toBe("Direct")
  })

  it("ACQ-07 GAP-C19 keeps the attribution on the shop's own pages and replaces it on any other page load", () => {
    const stored: Attribution = { acquisition: "Paid", parameters: { gclid: "x" } }
    expect(updateAttribution(stored, load(`${origin}/search?query=cam`, "?utm_source=a"))).toBe(stored)
    expect(updateAttribution(null, load(`${origin}/`))).toBeNull()
    expect(updateAttribution(stored, load(engine, "?utm_source=a"))).toEqual({ acquisition: "Paid", parameters: { utm_source: "a" } })
    expect(updateAttribution(stored, load(""))).toEqual({ acquisition: "Direct", parameters: {} })
  })

  it("ACQ-06 recognizes exactly six tracking parameters", () => {
    expect(
      getTrackingParameters("?gad_source=1&gclid=2&utm_source=3&utm_campaign=4&utm_medium=5&msclkid=6&utm_term=7&UTM_SOURCE=8")
    ).toEqual({
      gad_source: "1",
      gclid: "2",
      utm_source: "3",
      utm_campaign: "4",
      utm_medium: "5",
      msclkid: "6"
    })
  })

  it("ACQ-06 ignores a value of 10,000 characters", () => {
    expect(getTrackingParameters(`?gclid=${"x".repeat(10_000)}&utm_source=${"y".repeat(MAX_PARAMETER_LENGTH)}`)).toEqual({
      utm_source: "y".repeat(MAX_PARAMETER_LENGTH)
    })
  })
})

const referrer = fc.oneof(
  fc.constantFrom("", engine, elsewhere, `${origin}/item/x/1`, "not an address"),
  fc.domain().map((host) => `https://${host}/`),
  fc.string()
)
const search = fc.oneof(
  fc.constantFrom("", "?gclid=1", "?utm_source=2", "?query=3"),
  fc.stringMatching(/^\?[a-z_]{1,10}=[a-z0-9%+]{0,5}$/),
  fc.string()
)

describe("acquisition rules for any URL", () => {
  it("ACQ-01 ACQ-02 ACQ-03 ACQ-04 assigns exactly one acquisition type", () => {
    fc.assert(
      fc.property(referrer, search, (from, to) => {
        const type = getAcquisitionType(load(from, to))
        const isTracked = Object.keys(getTrackingParameters(to)).length > 0
        expect(type === "Direct").toBe(from === "" && !isTracked)
        if (type === "Organic") expect(isTracked).toBe(false)
        if (type === "Paid") expect(isTracked).toBe(true)
      })
    )
  })

  it("ACQ-02 treats a click id as paid from any referrer", () => {
    fc.assert(
      fc.property(referrer, search, (from, to) => {
        expect(getAcquisitionType(load(from, `?gclid=1&${to.replace("?", "")}`))).toBe("Paid")
      })
    )
  })

  it("ACQ-07 returns the same result when a page is loaded twice", () => {
    fc.assert(
      fc.property(referrer, search, (from, to) => {
        const once = updateAttribution(null, load(from, to))
        expect(updateAttribution(once, load(from, to))).toEqual(once)
      })
    )
  })
})

it("SIGN-43 SIGN-44 clickIds and mailCampaign read the parameters of the URL", () => {
  expect(getClickIds("?cjevent=a&ttclid=b&lead_id=c")).toEqual({ cjevent: "a", ttclid: "b" })
  expect(getClickIds("?ttclid=")).toEqual({})
  expect(getMailCampaign("?iterableTemplateId=12&iterableEmailCampaignId=")).toEqual({ iterableTemplateId: "12" })
})
