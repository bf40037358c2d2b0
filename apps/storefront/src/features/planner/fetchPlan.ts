import type { ListId } from "@camber/domain/lists"
import { Orders } from "@camber/domain/order"
import { runPlanAction, loadPlan, type Plan, parsePlanAction, type PlanFields, type PlanActionResult } from "@camber/domain/planner"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Program } from "../../foundation/runtime/AppRuntime.ts"

/** Asks for a build and how far it has come. In a chunk of its own: no other page has this question. */
export const askPlan =
  (listId: ListId, selected: Project | null): Program<Plan | "unknown" | "failed", never> =>
  (use) =>
    use.Orders.use((orders) => Effect.provideService(loadPlan(listId, selected), Orders, orders))

/** Does what a form of the board asks for. */
export const runPlanCommand =
  (plan: Plan, fields: PlanFields): Program<PlanActionResult, never> =>
  () =>
    runPlanAction(plan, parsePlanAction(fields, plan.sheet.stages))
