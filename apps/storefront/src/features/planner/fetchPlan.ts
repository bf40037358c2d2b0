import type { ListId } from "@camber/domain/lists"
import { Orders } from "@camber/domain/order"
import { runPlanAction, loadPlan, type Plan, parsePlanAction, type PlanFields, type PlanActionResult } from "@camber/domain/planner"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Program } from "../../foundation/runtime/AppRuntime.ts"

/** Fetches a build and its progress. It has its own chunk, because only the planner uses this query. */
export const fetchPlan =
  (listId: ListId, selected: Project | null): Program<Plan | "unknown" | "failed", never> =>
  (use) =>
    use.Orders.use((orders) => Effect.provideService(loadPlan(listId, selected), Orders, orders))

/** Runs the command of a board's form. */
export const runPlanCommand =
  (plan: Plan, fields: PlanFields): Program<PlanActionResult, never> =>
  () =>
    runPlanAction(plan, parsePlanAction(fields, plan.sheet.stages))
