import type { ListId } from "@camber/domain/lists"
import { Orders } from "@camber/domain/order"
import { loadPlan, parsePlanAction, type Plan, type PlanActionResult, type PlanFields, runPlanAction } from "@camber/domain/planner"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { createLatestOnly } from "../../foundation/runtime/refetch.ts"

const NOT_DONE: PlanActionResult = { isDone: false, message: "Something went wrong. Try again." }

/** View state of a build and its progress. Lives as long as the page. */
export class PlanStore {
  static readonly needs = ["runtime"] as const
  plan: Plan | "waiting" | "unknown" | "failed" = "waiting"
  /** Result of the last action. */
  result: PlanActionResult | null
  isBusy = false
  readonly #begin = createLatestOnly()
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime, result: PlanActionResult | null = null) {
    this.#runtime = runtime
    this.result = result
    makeObservable<PlanStore, "show" | "update">(this, {
      plan: observableRef,
      result: observableRef,
      isBusy: observable,
      show: action,
      update: action
    })
  }
  async load(listId: ListId, selected: Project | null): Promise<void> {
    const isNewest = this.#begin()
    const end = await this.#runtime.run((use) =>
      use.Orders.use((orders) => Effect.provideService(loadPlan(listId, selected), Orders, orders))
    )
    if (isNewest()) this.show(end._tag === "Done" ? end.value : "failed")
  }
  /** Runs the action of a form, and loads the board again. */
  async act(plan: Plan, fields: PlanFields, selected: Project | null): Promise<void> {
    this.update(true)
    const end = await this.#runtime.run(() => runPlanAction(plan, parsePlanAction(fields, plan.sheet.stages)))
    this.update(true, end._tag === "Done" ? end.value : NOT_DONE)
    await this.load(plan.sheet.list.id, selected)
    this.update(false)
  }
  private update(isBusy: boolean, result = this.result): void {
    this.isBusy = isBusy
    this.result = result
  }
  private show(plan: Plan | "unknown" | "failed"): void {
    // A failed refresh keeps the displayed plan.
    if (plan !== "failed" || typeof this.plan !== "object") this.plan = plan
  }
}
