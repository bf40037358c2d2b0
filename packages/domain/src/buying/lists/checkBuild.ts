import { isPurchaseable } from "../../catalog/catalog/rules.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { getFitmentText } from "../../vehicles/fitment/text.ts"
import type { BuildPart, BuildSheet, PartType } from "./build.ts"
import type { ListProduct } from "./model.ts"

/** A product of a build with its facts. */
export interface CheckedPart {
  readonly product: ListProduct
  readonly facts: BuildPart
}

/** What is wrong with a build, or still open. Parts stand in the list's order. */
export type BuildFinding =
  | { readonly _tag: "DoesNotFit" | "NotSure"; readonly part: CheckedPart; readonly verdict: Verdict }
  /** The catalogue no longer has it, or nobody can buy it now. */
  | { readonly _tag: "NotSold"; readonly part: CheckedPart }
  /** More parts, or more pieces of one, than the car takes. */
  | { readonly _tag: "TooMany"; readonly place: string; readonly parts: ReadonlyArray<CheckedPart> }
  /** None of a kind that some of the parts cannot do without, or that lets them meet what is there. */
  | { readonly _tag: "Missing" | "MayNeed"; readonly type: PartType; readonly parts: ReadonlyArray<CheckedPart> }
  | { readonly _tag: "Restricted"; readonly part: CheckedPart; readonly restriction: string }

/** From what stops a build to what is good to know. */
const order: ReadonlyArray<BuildFinding["_tag"]> = ["DoesNotFit", "NotSold", "TooMany", "Missing", "NotSure", "MayNeed", "Restricted"]

/** Every product with its facts. A product that the services told nothing of is left out. */
export const getCheckedParts = ({ list, parts }: Pick<BuildSheet, "list" | "parts">): ReadonlyArray<CheckedPart> =>
  list.products.flatMap((product, at) => {
    const facts = parts[at]
    return facts === undefined ? [] : [{ product, facts }]
  })

/** Checks the parts of a build with one another and with its car. What needs attention first comes first. */
export const checkBuild = (parts: ReadonlyArray<CheckedPart>): ReadonlyArray<BuildFinding> => {
  const findings = [...parts.flatMap(findingsOf), ...tooMany(parts), ...lacking(parts, "Missing"), ...lacking(parts, "MayNeed")]
  return findings.toSorted((one, other) => order.indexOf(one._tag) - order.indexOf(other._tag))
}

/** What is found of a part without a look at the others. */
const findingsOf = (part: CheckedPart): ReadonlyArray<BuildFinding> => {
  const { restrictions, verdict } = part.facts
  const fit = verdict && fitFinding(verdict)
  return [
    ...(fit && verdict ? [{ _tag: fit, part, verdict }] : []),
    ...(isPurchaseable(part.product.availability) ? [] : [{ _tag: "NotSold" as const, part }]),
    ...restrictions.map((restriction) => ({ _tag: "Restricted" as const, part, restriction }))
  ]
}

const fitFinding = (verdict: Verdict): "DoesNotFit" | "NotSure" | null => {
  const { tone } = getFitmentText(verdict)
  return tone === "negative" ? "DoesNotFit" : tone === "warning" ? "NotSure" : null
}

/** Two options of one choice, or two of what the car has one of. */
const tooMany = (parts: ReadonlyArray<CheckedPart>): ReadonlyArray<BuildFinding> =>
  [...Map.groupBy(parts, ({ facts }) => facts.place)].flatMap(([place, rivals]) => {
    const pieces = rivals.reduce((sum, { product }) => sum + product.quantity, 0)
    return place !== null && pieces > 1 ? [{ _tag: "TooMany" as const, place, parts: rivals }] : []
  })

/** The kinds of parts that a build has, those in the box of a kit among them. */
export const getPartTypes = (parts: ReadonlyArray<CheckedPart>): ReadonlySet<string> =>
  new Set(parts.flatMap(({ facts }) => [...(facts.type ? [facts.type.slug] : []), ...facts.contains]))

/** Every kind that is wanted and not there, once, with the parts that want it. A part in the box of a kit is there. */
const lacking = (parts: ReadonlyArray<CheckedPart>, kind: "Missing" | "MayNeed"): ReadonlyArray<BuildFinding> => {
  const there = getPartTypes(parts)
  const wanted = (facts: BuildPart) => (kind === "Missing" ? facts.mandatory : facts.adapters)
  const types = new Map(parts.flatMap(({ facts }) => wanted(facts).map((type) => [type.slug, type])))
  return [...types.values()]
    .filter(({ slug }) => !there.has(slug))
    .map((type) => ({ _tag: kind, type, parts: parts.filter(({ facts }) => wanted(facts).some(({ slug }) => slug === type.slug)) }))
}
