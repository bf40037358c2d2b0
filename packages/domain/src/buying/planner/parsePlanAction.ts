import type { Stage, StageId } from "../lists/build.ts"
import { MAX_STAGE_NAME_LENGTH, MAX_STAGES } from "../lists/listName.ts"
import type { ListProduct } from "../lists/model.ts"
import { moveStage, renameStage, removeStage, addStage } from "../lists/stages.ts"
import type { Cents } from "../../foundation/money/model.ts"
import { parseBudget } from "./computePlanCost.ts"

/** What the owner of a build may do on its board. */
export type PlanAction =
  | { readonly _tag: "Stages"; readonly stages: ReadonlyArray<Stage> }
  | { readonly _tag: "Budget"; readonly budget: Cents | null }
  | { readonly _tag: "Move"; readonly partKey: string; readonly stage: StageId }
  | { readonly _tag: "AddToCart"; readonly stage: StageId | null; readonly withUnsure: boolean }
  | { readonly _tag: "Share"; readonly sharedAs: string | null }
  | { readonly _tag: "Unshare" }
  /** Why nothing can be done, in the shopper's words. */
  | { readonly _tag: "Refused"; readonly message: string }

/** The fields that a form of the board sends, each with the last value of its name. */
export type PlanFields = Readonly<Record<string, string | undefined>>

/** Which part of a build a form means, whatever its place: the same for the same product, variant and choices of a kit. */
export const getPartKey = ({
  kitComponents,
  skuBaseNumber,
  skuVariantNumber
}: Pick<ListProduct, "kitComponents" | "skuBaseNumber" | "skuVariantNumber">): string =>
  [skuBaseNumber, skuVariantNumber ?? "", ...kitComponents.map((part) => part.skuVariantNumber)].join("|")

const refused = (message: string): PlanAction => ({ _tag: "Refused", message })

/** What a form of the board asks for, given the stages that the build has. Anything that no form sends is refused with words. */
export const parsePlanAction = (fields: PlanFields, stages: ReadonlyArray<Stage>): PlanAction => {
  const stage = stages.find(({ id }) => id === fields["stage"])
  switch (fields["act"]) {
    case "add-stage":
      if (stages.length >= MAX_STAGES) return refused(`A build has ${MAX_STAGES} stages at most.`)
      return named(fields["name"], (name) => addStage(stages, name))
    case "rename-stage":
      return stage === undefined ? noStage : named(fields["name"], (name) => renameStage(stages, stage.id, name))
    case "earlier":
      return stage === undefined ? noStage : { _tag: "Stages", stages: moveStage(stages, stage.id, -1) }
    case "later":
      return stage === undefined ? noStage : { _tag: "Stages", stages: moveStage(stages, stage.id, 1) }
    case "remove-stage":
      return stage === undefined ? noStage : { _tag: "Stages", stages: removeStage(stages, stage.id) }
    case "move":
      return stage === undefined ? noStage : { _tag: "Move", partKey: fields["part"] ?? "", stage: stage.id }
    case "budget": {
      const budget = parseBudget(fields["budget"] ?? "")
      return budget === undefined ? refused("Enter a budget in dollars, up to $1,000,000.") : { _tag: "Budget", budget }
    }
    case "add-to-cart":
      if (stage === undefined && fields["stage"] !== "") return noStage
      return { _tag: "AddToCart", stage: stage?.id ?? null, withUnsure: fields["unsure"] === "on" }
    case "share": {
      const sharedAs = (fields["name"] ?? "").trim()
      if (sharedAs.length > MAX_STAGE_NAME_LENGTH) return refused(`A first name has ${MAX_STAGE_NAME_LENGTH} characters at most.`)
      return { _tag: "Share", sharedAs: sharedAs || null }
    }
    case "unshare":
      return { _tag: "Unshare" }
    default:
      return refused("Something went wrong. Try again.")
  }
}

const noStage = refused("This stage is gone. Another tab may have changed the build.")

const named = (typed: string | undefined, stages: (name: string) => ReadonlyArray<Stage>): PlanAction => {
  const name = (typed ?? "").trim()
  if (name === "") return refused("Give the stage a name.")
  if (name.length > MAX_STAGE_NAME_LENGTH) return refused(`A stage's name has ${MAX_STAGE_NAME_LENGTH} characters at most.`)
  return { _tag: "Stages", stages: stages(name) }
}
