import { sampleBuildPart, sampleReason, sampleVerdict } from "@camber/testing/records"
import { expect, it } from "vitest"
import type { BuildFinding, CheckedPart } from "./checkBuild.ts"
import { formatFinding, formatPriceChange } from "./formatFinding.ts"
import { listOf } from "./testing/samples.ts"

const parts: ReadonlyArray<CheckedPart> = listOf("build", "A", "B").products.map((product) => ({
  product,
  facts: sampleBuildPart({ skuBaseNumber: product.skuBaseNumber, skuVariantNumber: null })
}))
const [part] = parts
const gaskets = { slug: "gasket-set", name: "Gasket Set", href: null }
const unknown = sampleReason({ rule: "noApplications", applicationId: null, scope: null, conditions: [], source: null, sourceDate: null })

it("formatFinding states the problem and the affected parts", () => {
  if (part === undefined) throw new Error('listOf("build", "A", "B") returned no product')
  const verdict = sampleVerdict({ fitment: "NoFit", reason: unknown })
  const findings: ReadonlyArray<BuildFinding> = [
    { _tag: "DoesNotFit", part, verdict },
    { _tag: "NotSure", part, verdict: { ...verdict, reason: null } },
    { _tag: "NotSold", part },
    { _tag: "TooMany", place: "camshaft", parts },
    { _tag: "Missing", type: gaskets, parts: [part] },
    { _tag: "MayNeed", type: gaskets, parts },
    { _tag: "Restricted", part, restriction: "Ships by ground only" }
  ]
  expect(findings.map(formatFinding).map(({ label, text, tone }) => `${tone}: ${label}. ${text}`)).toEqual([
    "bad: May not fit. Brake Rotor. We don't know yet what it fits",
    "warning: To be verified. Brake Rotor",
    "bad: Not available. Brake Rotor",
    "warning: More than one camshaft. Brake Rotor, Brake Rotor",
    "warning: Gasket Set missing. Needed with Brake Rotor",
    "note: Gasket Set. You may need one with Brake Rotor, Brake Rotor",
    "note: Ships by ground only. Brake Rotor"
  ])
})

it("formatFinding names a part by brand and type if the type is known", () => {
  if (part === undefined) throw new Error('listOf("build", "A", "B") returned no product')
  const header = { ...part, facts: { ...part.facts, type: { slug: "header", name: "Header Set", href: null } } }
  expect(formatFinding({ _tag: "NotSold", part: header }).text).toBe("Camber Header Set")
})

it("formatPriceChange states amount and direction, and returns null for no change", () => {
  expect([formatPriceChange(1200), formatPriceChange(-5), formatPriceChange(0)]).toEqual(["$12.00 more", "$0.05 less", null])
})
