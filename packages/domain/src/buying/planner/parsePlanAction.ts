import type { Stage, StageId } from "../lists/build.ts"
import { MAX_STAGE_NAME_LENGTH, MAX_STAGES } from "../lists/listName.ts"
import { moveStage, renameStage, removeStage, addStage } from "../lists/stages.ts"
import type { Cents } from "../../foundation/money/model.ts"
import { parseBudget } from "./computePlanCost.ts"

/** Actions of a build's owner on the plan board. */
export type PlanAction =
  | { readonly _tag: "Stages"; readonly stages: ReadonlyArray<Stage> }
  | { readonly _tag: "Budget"; readonly budget: Cents | null }
  | { readonly _tag: "Move"; readonly partKey: string; readonly stage: StageId }
  | { readonly _tag: "AddToCart"; readonly stage: StageId | null; readonly withUnsure: boolean }
  | { readonly _tag: "Share"; readonly sharedAs: string | null }
  | { readonly _tag: "Unshare" }
  /** Invalid form data, with a message to the shopper. */
  | { readonly _tag: "Refused"; readonly message: string }

/** Form fields by name, each with its last value. */
export type PlanFields = Readonly<Record<string, string | undefined>>

const reject = (message: string): PlanAction => ({ _tag: "Refused", message })

/** Parses a form of the plan board. Rejects anything that no form sends. */
export const parsePlanAction = (fields: PlanFields, stages: ReadonlyArray<Stage>): PlanAction => {
  const stage = stages.find(({ id }) => id === fields["stage"])
  switch (fields["act"]) {
    case "add-stage":
      if (stages.length >= MAX_STAGES) return reject(`A build can have up to ${MAX_STAGES} stages.`)
      return parseStageName(fields["name"], (name) => addStage(stages, name))
    case "rename-stage":
      return stage === undefined ? noStage : parseStageName(fields["name"], (name) => renameStage(stages, stage.id, name))
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
      return budget === undefined ? reject("Enter a budget in dollars, up to $1,000,000.") : { _tag: "Budget", budget }
    }
    case "add-to-cart":
      if (stage === undefined && fields["stage"] !== "") return noStage
      return { _tag: "AddToCart", stage: stage?.id ?? null, withUnsure: fields["unsure"] === "on" }
    case "share": {
      const sharedAs = (fields["name"] ?? "").trim()
      if (sharedAs.length > MAX_STAGE_NAME_LENGTH) return reject(`Use ${MAX_STAGE_NAME_LENGTH} characters or fewer for the first name.`)
      return { _tag: "Share", sharedAs: sharedAs || null }
    }
    case "unshare":
      return { _tag: "Unshare" }
    default:
      return reject("Something went wrong. Try again.")
  }
}

const noStage = reject("This stage no longer exists. The build may have changed in another tab.")

const parseStageName = (typed: string | undefined, stages: (name: string) => ReadonlyArray<Stage>): PlanAction => {
  const name = (typed ?? "").trim()
  if (name === "") return reject("Give the stage a name.")
  if (name.length > MAX_STAGE_NAME_LENGTH) return reject(`Use ${MAX_STAGE_NAME_LENGTH} characters or fewer for the stage name.`)
  return { _tag: "Stages", stages: stages(name) }
}
