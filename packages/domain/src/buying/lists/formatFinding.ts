import { formatReason } from "../../vehicles/fitment/formatReason.ts"
import { formatCents } from "../../foundation/money/rules.ts"
import type { BuildFinding, CheckedPart } from "./checkBuild.ts"

/** A finding as it is told: what is the matter, and of what. */
export interface BuildText {
  readonly tone: "bad" | "warning" | "note"
  readonly label: string
  readonly text: string
}

/** 'Ironvale Header Set': the sheet has the whole title in its line. */
const nameOf = ({ facts, product }: CheckedPart): string => (facts.type === null ? product.title : `${product.brand} ${facts.type.name}`)

const named = (parts: ReadonlyArray<CheckedPart>): string => parts.map(nameOf).join(", ")

export const formatFinding = (finding: BuildFinding): BuildText => {
  switch (finding._tag) {
    case "DoesNotFit":
      return { tone: "bad", label: "May not fit", text: withReason(finding) }
    case "NotSure":
      return { tone: "warning", label: "To be verified", text: withReason(finding) }
    case "NotSold":
      return { tone: "bad", label: "Not available", text: nameOf(finding.part) }
    case "TooMany":
      return { tone: "warning", label: `More than one ${finding.place}`, text: named(finding.parts) }
    case "Missing":
      return { tone: "warning", label: `${finding.type.name} missing`, text: `Needed with ${named(finding.parts)}` }
    case "MayNeed":
      return { tone: "note", label: `${finding.type.name}`, text: `You may need one with ${named(finding.parts)}` }
    case "Restricted":
      return { tone: "note", label: finding.restriction, text: nameOf(finding.part) }
  }
}

const withReason = ({ part, verdict }: Extract<BuildFinding, { readonly _tag: "DoesNotFit" | "NotSure" }>): string =>
  verdict.reason === null ? nameOf(part) : `${nameOf(part)}. ${formatReason(verdict.reason)}`

/** '$12.00 more'; null where nothing has changed. */
export const formatPriceChange = (change: number): string | null =>
  change === 0 ? null : `${formatCents(Math.abs(change))} ${change > 0 ? "more" : "less"}`
