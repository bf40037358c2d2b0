import { sampleBuildPart, sampleVerdict } from "@camber/testing/records"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Availability, Quantity, SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { noApplications } from "../../vehicles/fitment/createReason.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import type { BuildPart } from "./build.ts"
import { type BuildFinding, checkBuild, type CheckedPart, getCheckedParts } from "./checkBuild.ts"
import { listOf } from "./testing/samples.ts"

const fits: Verdict = sampleVerdict()
const not: Verdict = sampleVerdict({ fitment: "NoFit" })
const asks: Verdict = { fitment: "NoFit", prompt: "Engine", asks: ["installed"], reason: null }
const unstated: Verdict = { fitment: "Unknown", prompt: null, asks: [], reason: noApplications }
const type = (slug: string) => ({ slug, name: slug, href: null })
const sample = listOf("build", "A").products[0]
/** Creates a part of a type, with the types that it requires. */
const part = (slug: string, facts: Partial<BuildPart> = {}, pieces = 1, availability: Availability = "InStock"): CheckedPart => {
  if (sample === undefined) throw new Error('listOf("build", "A") returned no product')
  const { skuBaseNumber, skuVariantNumber } = sample
  return {
    product: { ...sample, title: slug, availability, quantity: Quantity.make(pieces) },
    facts: sampleBuildPart({ skuBaseNumber, skuVariantNumber, type: type(slug), ...facts })
  }
}
const summarize = (findings: ReadonlyArray<BuildFinding>): ReadonlyArray<string> => findings.map(summary)
const summary = (finding: BuildFinding): string => {
  if ("answer" in finding) return `${finding._tag} ${titles(finding.parts)}`
  if ("part" in finding) return `${finding._tag} ${titles([finding.part])}`
  return `${finding._tag} ${finding._tag === "TooMany" ? finding.place : finding.type.slug} ${titles(finding.parts)}`
}
const titles = (parts: ReadonlyArray<CheckedPart>) =>
  parts
    .map(({ product }) => product.title)
    .toSorted()
    .join("+")

const slugs = ["camshaft", "lifters", "gasket", "head", "flywheel"] as const
const anyTypes = fc.subarray([...slugs]).map((chosen) => chosen.map(type))
const anyPart = fc
  .record({
    slug: fc.constantFrom(...slugs),
    pieces: fc.integer({ min: 1, max: 3 }),
    availability: fc.constantFrom(...Availability.literals),
    mandatory: anyTypes,
    adapters: anyTypes,
    contains: fc.subarray([...slugs]),
    place: fc.constantFrom(null, "camshaft", "clutch"),
    verdict: fc.constantFrom(null, fits, not, asks),
    restrictions: fc.subarray(["Not for the street"])
  })
  .map(({ availability, pieces, slug, ...facts }) => part(slug, facts, pieces, availability))
const anyBuild = fc.array(anyPart, { maxLength: 8 })

describe("checkBuild", () => {
  it("finds nothing in an empty build or in a build with fitting, complete parts", () => {
    expect([checkBuild([]), checkBuild([part("camshaft", { verdict: fits, place: "camshaft" }), part("lifters")])]).toEqual([[], []])
  })
  it("MATE-07 lists parts that do not meet before missing parts, and finds pairs with an unknown result", () => {
    const pair = { label: "", text: "", advice: null, links: [], skuBaseNumber: SkuBaseNumber.make("CAM-77"), skuVariantNumber: null }
    const other = part("starter")
    const named = { ...other, product: { ...other.product, skuBaseNumber: pair.skuBaseNumber, skuVariantNumber: null } }
    const pairs = (["notKnown", "meets", "doesNotMeet"] as const).map((verdict) => ({ ...pair, verdict }))
    const build = [part("flywheel", { pairs, mandatory: [type("gasket")] }), named]
    expect(summarize(checkBuild(build))).toEqual([
      "DoesNotMeet flywheel+starter",
      "Missing gasket flywheel",
      "PairNotKnown flywheel+starter"
    ])
    expect(summarize(checkBuild(build.slice(0, 1)))).toEqual(["Missing gasket flywheel"])
  })
  it("FIT-33 returns NotSure for a part without fitment data", () => {
    expect(summarize(checkBuild([part("a", { verdict: unstated })]))).toEqual(["NotSure a"])
  })
  it("finds parts that do not fit, need verification or are unavailable", () => {
    expect(summarize(checkBuild([part("a", { verdict: asks }), part("b", { verdict: not }), part("c", {}, 1, "Discontinued")]))).toEqual([
      "DoesNotFit b",
      "NotSold c",
      "NotSure a"
    ])
  })
  it("finds a missing type once for all parts that require the type, unless a kit includes it", () => {
    const camshaft = part("camshaft", { mandatory: [type("gasket"), type("lifters")] })
    const head = part("head", { mandatory: [type("gasket")], adapters: [type("studs")] })
    expect(summarize(checkBuild([camshaft, head]))).toEqual([
      "Missing gasket camshaft+head",
      "Missing lifters camshaft",
      "MayNeed studs head"
    ])
    expect(summarize(checkBuild([camshaft, part("gasket")]))).toEqual(["Missing lifters camshaft"])
    expect(summarize(checkBuild([camshaft, part("topEnd", { contains: ["gasket", "lifters"] })]))).toEqual([])
  })
  it("finds too many parts for a slot: two parts, two alternatives or two pieces", () => {
    const cam = part("camshaft", { place: "camshaft" })
    const clutch = part("clutch", { place: "clutch or converter" })
    const converter = part("converter", { place: "clutch or converter" })
    expect(summarize(checkBuild([cam, part("other", { place: "camshaft" })]))).toEqual(["TooMany camshaft camshaft+other"])
    expect(summarize(checkBuild([clutch, converter, cam]))).toEqual(["TooMany clutch or converter clutch+converter"])
    expect(summarize(checkBuild([part("camshaft", { place: "camshaft" }, 2), part("rotor", {}, 4)]))).toEqual(["TooMany camshaft camshaft"])
  })
  it("pairs each product with its data and skips products without data", () => {
    const list = listOf("build", "A", "B")
    expect(getCheckedParts({ list, parts: [part("a").facts] }).map(({ product }) => product.skuBaseNumber)).toEqual(["CAM-A"])
  })
})

describe("checkBuild of any build", () => {
  it("does not depend on the order of the parts", () => {
    fc.assert(
      fc.property(
        anyBuild.chain((parts) => fc.tuple(fc.constant(parts), fc.shuffledSubarray(parts, { minLength: parts.length }))),
        ([parts, mixed]) => {
          expect(summarize(checkBuild(mixed)).toSorted()).toEqual(summarize(checkBuild(parts)).toSorted())
        }
      )
    )
  })
  it("finds nothing missing after all missing types were added", () => {
    fc.assert(
      fc.property(anyBuild, (parts) => {
        const missing = checkBuild(parts).flatMap((finding) =>
          finding._tag === "Missing" || finding._tag === "MayNeed" ? [finding.type.slug] : []
        )
        const completed = checkBuild([...parts, ...[...new Set(missing)].map((slug) => part(slug))])
        expect(completed.filter(({ _tag }) => _tag === "Missing" || _tag === "MayNeed")).toEqual([])
        expect(completed.filter(({ _tag }) => _tag === "TooMany")).toHaveLength(
          checkBuild(parts).filter(({ _tag }) => _tag === "TooMany").length
        )
      })
    )
  })
  it("refers only to parts of the build, and lists the most severe findings first", () => {
    const order = ["DoesNotFit", "NotSold", "TooMany", "Missing", "NotSure", "MayNeed", "Restricted"]
    fc.assert(
      fc.property(anyBuild, (parts) => {
        const findings = checkBuild(parts)
        for (const finding of findings)
          for (const named of "parts" in finding ? finding.parts : [finding.part]) expect(parts).toContain(named)
        const places = findings.map(({ _tag }) => order.indexOf(_tag))
        expect(places).toEqual(places.toSorted((first, second) => first - second))
      })
    )
  })
  it("never finds too many parts if each slot has one piece", () => {
    fc.assert(
      fc.property(anyBuild, (parts) => {
        const onePerSlot = [...new Map(parts.map((each) => [each.facts.place, each])).values()]
        const single = onePerSlot.map((each) => ({ ...each, product: { ...each.product, quantity: Quantity.make(1) } }))
        expect(checkBuild(single).filter(({ _tag }) => _tag === "TooMany")).toEqual([])
      })
    )
  })
})
