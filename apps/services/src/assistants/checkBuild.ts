import { SheetReference } from "@camber/domain/class-sheets"
import { type BuildFinding, checkBuild as findProblems, formatFinding, getCheckedParts } from "@camber/domain/lists"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { Effect, Schema } from "effect"
import { AssistantShop } from "./AssistantShop.ts"
import { createTool, requireFound } from "./AssistantTool.ts"
import { CartRequest, toRequested } from "./cartTools.ts"
import { ClassVerdict, loadClassVerdict } from "./classVerdict.ts"
import { Label, outputList, Paragraph } from "./outputs.ts"
import { resolveItems } from "./resolveItems.ts"
import { VehicleFacts } from "../cart/VehicleFacts.ts"
import { readVehicle } from "./findVehicle.ts"

const Finding = Schema.Struct({
  kind: Schema.Literals(["DoesNotFit", "DoesNotMeet", "NotSure", "PairNotKnown", "NotSold", "TooMany", "Missing", "MayNeed", "Restricted"]),
  severity: Schema.Literals(["bad", "warning", "note"]),
  label: Label,
  text: Paragraph,
  /** Variants that the finding is about. */
  items: outputList(Label, 100),
  /** Search words with which `what_fits` finds the missing part. Null for other findings. */
  look_for: Schema.NullOr(Label)
})

/** Checks a whole list of parts against each other and against a vehicle. */
export const checkBuild = createTool({
  name: "check_build",
  title: "Check a whole build",
  description:
    "Checks a list of parts against each other and the vehicle: what does not fit, which two parts do not meet, what is missing, what is one " +
    "too many. Use it before you hand over a cart with several parts. An empty list of findings means that the shop knows of no problem. For a " +
    "race class, `class_verdict` names what its sheet allows, with paragraph, date and link: repeat its notice, and that the inspector decides.",
  isReadOnly: true,
  input: Schema.Struct({
    ...CartRequest.fields,
    vehicle: Schema.optionalKey(VehicleFacts),
    class_sheet: Schema.optionalKey(
      SheetReference.annotate({
        description: "Id of a class sheet, or the last part of a shared sheet's link. Without it, the sheet of the vehicle's race class."
      })
    )
  }),
  output: Schema.Struct({
    findings: outputList(Finding, 200),
    checked: Schema.Int,
    /** Null if the vehicle has no race class, or its class has no sheet. */
    class_verdict: Schema.NullOr(ClassVerdict)
  }),
  handle: Effect.fnUntraced(function* ({ class_sheet, line_items, vehicle }) {
    const { loadBuild, origin } = yield* AssistantShop
    const items = yield* resolveItems(toRequested(line_items), origin, "assistant")
    const project = yield* readVehicle(vehicle)
    const sheet = yield* requireFound(yield* loadBuild(items, project ?? UNKNOWN_PROJECT), "The build could not be checked.")
    const parts = getCheckedParts(sheet)
    const numbers = parts.map(({ product }) => product.skuVariantNumber ?? product.skuBaseNumber)
    return {
      findings: findProblems(parts).map(toFinding),
      checked: parts.length,
      class_verdict: yield* loadClassVerdict(class_sheet, project, numbers, origin)
    }
  })
})

const toFinding = (finding: BuildFinding): typeof Finding.Type => {
  const { label, text, tone } = formatFinding(finding)
  const parts = "parts" in finding ? finding.parts : [finding.part]
  return {
    kind: finding._tag,
    severity: tone,
    label,
    text,
    items: parts.map(({ product }) => product.skuVariantNumber ?? product.skuBaseNumber),
    look_for: finding._tag === "Missing" || finding._tag === "MayNeed" ? finding.type.name : null
  }
}
