import type { ListId } from "@camber/domain/lists"
import { Orders } from "@camber/domain/order"
import { actOnPlan, openPlan, type Plan, planAction, type PlanFields, type PlanSaid } from "@camber/domain/planner"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Command } from "../../foundation/runtime/AppRuntime.ts"

/** Asks for a build and how far it has come. In a chunk of its own: no other page has this question. */
export const askPlan =
  (listId: ListId, selected: Project | null): Command<Plan | "unknown" | "failed", never> =>
  (use) =>
    use.Orders.use((orders) => Effect.provideService(openPlan(listId, selected), Orders, orders))

/** Does what a form of the board asks for. */
export const doOnPlan =
  (plan: Plan, fields: PlanFields): Command<PlanSaid, never> =>
  () =>
    actOnPlan(plan, planAction(fields, plan.sheet.stages))
