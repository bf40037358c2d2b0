import { isPurchaseable } from "../../catalog/catalog/rules.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { getFitmentText } from "../../vehicles/fitment/text.ts"
import type { BuildPair, BuildPart, BuildSheet, PartType } from "./build.ts"
import type { ListProduct } from "./model.ts"

/** A product of a build with its data. */
export interface CheckedPart {
  readonly product: ListProduct
  readonly facts: BuildPart
}

/** A problem or open question of a build. Parts are in the list's order. */
export type BuildFinding =
  | { readonly _tag: "DoesNotFit" | "NotSure"; readonly part: CheckedPart; readonly verdict: Verdict }
  /** The product is no longer in the catalog or cannot be bought now. */
  | { readonly _tag: "NotSold"; readonly part: CheckedPart }
  /** More parts or pieces than the vehicle takes. */
  | { readonly _tag: "TooMany"; readonly place: string; readonly parts: ReadonlyArray<CheckedPart> }
  /** A type that some parts require, or need as an adapter, is not in the build. */
  | { readonly _tag: "Missing" | "MayNeed"; readonly type: PartType; readonly parts: ReadonlyArray<CheckedPart> }
  /** Two parts that do not go together, or whose comparison lacks a figure. */
  | { readonly _tag: "DoesNotMeet" | "PairNotKnown"; readonly parts: ReadonlyArray<CheckedPart>; readonly answer: BuildPair }
  | { readonly _tag: "Restricted"; readonly part: CheckedPart; readonly restriction: string }

/** Findings by severity, most severe first. */
const order: ReadonlyArray<BuildFinding["_tag"]> = [
  "DoesNotFit",
  "DoesNotMeet",
  "NotSold",
  "TooMany",
  "Missing",
  "NotSure",
  "PairNotKnown",
  "MayNeed",
  "Restricted"
]

/** Pairs each product with its data. Skips products without data. */
export const getCheckedParts = ({ list, parts }: Pick<BuildSheet, "list" | "parts">): ReadonlyArray<CheckedPart> =>
  list.products.flatMap((product, at) => {
    const facts = parts[at]
    return facts === undefined ? [] : [{ product, facts }]
  })

/** Checks parts against each other and against the vehicle. Returns the most severe findings first. */
export const checkBuild = (parts: ReadonlyArray<CheckedPart>): ReadonlyArray<BuildFinding> => {
  const findings = [
    ...parts.flatMap(findSinglePartFindings),
    ...findPairs(parts),
    ...findTooMany(parts),
    ...findLacking(parts, "Missing"),
    ...findLacking(parts, "MayNeed")
  ]
  return findings.toSorted((first, second) => order.indexOf(first._tag) - order.indexOf(second._tag))
}

/** Finds problems of a part that do not depend on the other parts. */
const findSinglePartFindings = (part: CheckedPart): ReadonlyArray<BuildFinding> => {
  const { restrictions, verdict } = part.facts
  const fit = verdict && getFitFinding(verdict)
  return [
    ...(fit && verdict ? [{ _tag: fit, part, verdict }] : []),
    ...(isPurchaseable(part.product.availability) ? [] : [{ _tag: "NotSold" as const, part }]),
    ...restrictions.map((restriction) => ({ _tag: "Restricted" as const, part, restriction }))
  ]
}

/** A part without fitment data is an open question too, but one that the shop cannot answer. */
const getFitFinding = (verdict: Verdict): "DoesNotFit" | "NotSure" | null => {
  const { tone } = getFitmentText(verdict)
  return tone === "negative" ? "DoesNotFit" : tone === "warning" || tone === "unknown" ? "NotSure" : null
}

/** Finds pairs of parts that do not meet, or of which this is unknown. */
const findPairs = (parts: ReadonlyArray<CheckedPart>): ReadonlyArray<BuildFinding> =>
  parts.flatMap((part) =>
    part.facts.pairs.flatMap((answer): ReadonlyArray<BuildFinding> => {
      const other = parts.find(
        ({ product }) => product.skuBaseNumber === answer.skuBaseNumber && product.skuVariantNumber === answer.skuVariantNumber
      )
      if (other === undefined || answer.verdict === "meets") return []
      return [{ _tag: answer.verdict === "doesNotMeet" ? "DoesNotMeet" : "PairNotKnown", parts: [part, other], answer }]
    })
  )

/** Finds slots with more than one part or piece. */
const findTooMany = (parts: ReadonlyArray<CheckedPart>): ReadonlyArray<BuildFinding> =>
  [...Map.groupBy(parts, ({ facts }) => facts.place)].flatMap(([place, rivals]) => {
    const pieces = rivals.reduce((sum, { product }) => sum + product.quantity, 0)
    return place !== null && pieces > 1 ? [{ _tag: "TooMany" as const, place, parts: rivals }] : []
  })

/** Returns the part types of a build, including those inside kits. */
export const getPartTypes = (parts: ReadonlyArray<CheckedPart>): ReadonlySet<string> =>
  new Set(parts.flatMap(({ facts }) => [...(facts.type ? [facts.type.slug] : []), ...facts.contains]))

/** Finds each required type that is not in the build, with the parts that require it. Types inside kits count as being in the build. */
const findLacking = (parts: ReadonlyArray<CheckedPart>, kind: "Missing" | "MayNeed"): ReadonlyArray<BuildFinding> => {
  const present = getPartTypes(parts)
  const getRequired = (facts: BuildPart) => (kind === "Missing" ? facts.mandatory : facts.adapters)
  const types = new Map(parts.flatMap(({ facts }) => getRequired(facts).map((type) => [type.slug, type])))
  return [...types.values()]
    .filter(({ slug }) => !present.has(slug))
    .map((type) => ({ _tag: kind, type, parts: parts.filter(({ facts }) => getRequired(facts).some(({ slug }) => slug === type.slug)) }))
}
