import { formatReason } from "../../vehicles/fitment/formatReason.ts"
import { formatCents } from "../../foundation/money/rules.ts"
import type { BuildFinding, CheckedPart } from "./checkBuild.ts"

/** Display text of a finding. */
export interface BuildText {
  readonly tone: "bad" | "warning" | "note"
  readonly label: string
  readonly text: string
}

/** Returns a short name such as 'Ironvale Header Set'. The sheet's line shows the full title. */
const getShortName = ({ facts, product }: CheckedPart): string =>
  facts.type === null ? product.title : `${product.brand} ${facts.type.name}`

const joinNames = (parts: ReadonlyArray<CheckedPart>): string => parts.map(getShortName).join(", ")

export const formatFinding = (finding: BuildFinding): BuildText => {
  switch (finding._tag) {
    case "DoesNotFit":
      return { tone: "bad", label: "May not fit", text: withReason(finding) }
    case "NotSure":
      return { tone: "warning", label: "To be verified", text: withReason(finding) }
    case "NotSold":
      return { tone: "bad", label: "Not available", text: getShortName(finding.part) }
    case "TooMany":
      return { tone: "warning", label: `More than one ${finding.place}`, text: joinNames(finding.parts) }
    case "Missing":
      return { tone: "warning", label: `${finding.type.name} missing`, text: `Needed with ${joinNames(finding.parts)}` }
    case "MayNeed":
      return { tone: "note", label: `${finding.type.name}`, text: `You may need one with ${joinNames(finding.parts)}` }
    case "DoesNotMeet":
    case "PairNotKnown":
      return {
        tone: finding._tag === "DoesNotMeet" ? "bad" : "note",
        label: finding.answer.label,
        text: [`${joinNames(finding.parts)}.`, finding.answer.text, finding.answer.advice].filter((text) => text !== null).join(" ")
      }
    case "Restricted":
      return { tone: "note", label: finding.restriction, text: getShortName(finding.part) }
  }
}

const withReason = ({ part, verdict }: Extract<BuildFinding, { readonly _tag: "DoesNotFit" | "NotSure" }>): string =>
  verdict.reason === null ? getShortName(part) : `${getShortName(part)}. ${formatReason(verdict.reason)}`

/** Formats a price change such as '$12.00 more'; null if unchanged. */
export const formatPriceChange = (change: number): string | null =>
  change === 0 ? null : `${formatCents(Math.abs(change))} ${change > 0 ? "more" : "less"}`
