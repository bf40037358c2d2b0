import { ListId, planHref } from "@camber/domain/lists"
import { loadPlan, parsePlanAction, type PlanActionResult, runPlanAction } from "@camber/domain/planner"
import { redirect } from "react-router-dom"
import type { FormAction } from "../../../foundation/page/FormPage.ts"

/** Runs an action of a board without scripts. */
export const planAction: FormAction<PlanActionResult> = async (visitor, fields) => {
  const list = fields["list"] ?? ""
  const plan = list === "" ? "unknown" : await visitor.run(loadPlan(ListId.make(list), visitor.selected?.project ?? null))
  if (typeof plan === "string") return { isDone: false, message: "We couldn't load your build. Try again." }
  const action = parsePlanAction(fields, plan.sheet.stages)
  const result = await visitor.run(runPlanAction(plan, action, visitor.pressKey))
  // The page reports omitted parts. Repeating the post adds nothing, because those parts are no longer planned.
  return result.isDone && action._tag !== "AddToCart" ? redirect(planHref(plan.sheet.list), 303) : result
}
