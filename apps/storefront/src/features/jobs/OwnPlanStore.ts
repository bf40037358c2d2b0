import { type JobAddress, type JobPlan, loadOwnJobPlan } from "@camber/domain/jobs"
import type { Project } from "@camber/domain/vehicle"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Inputs of the plan that counts what the visitor has. */
interface PlanRequest extends Pick<JobAddress, "answers" | "marked"> {
  /** Plan that all owners of such a car share. */
  readonly shared: JobPlan
  readonly project: Project | null
}

/**
 * View state of a plan that counts what the visitor has. It loads after hydration. The server renders the shared plan, so that no page in a
 * cache contains a visitor's data.
 */
export class OwnPlanStore {
  static readonly needs = ["runtime"] as const
  isUpdating = false
  /** The latest answer, with the shared plan that it extends. */
  own: { readonly of: JobPlan; readonly plan: JobPlan } | null = null
  /** The request that a refresh repeats. It may be newer than the component that refreshes. */
  #latest: PlanRequest | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<OwnPlanStore, "receive" | "update">(this, {
      isUpdating: observable,
      own: observableRef,
      receive: action,
      update: action
    })
  }
  async load(request: PlanRequest): Promise<void> {
    this.#latest = request
    const { shared, ...about } = request
    const end = await this.#runtime.run(() => loadOwnJobPlan({ ...about, slug: shared.slug }))
    // Responses to older requests are dropped.
    if (request === this.#latest && end._tag === "Done" && end.value !== null && end.value !== "noResponse") this.receive(shared, end.value)
  }
  /** Loads the plan again, after the cart or the build sheet changed. */
  async refresh(): Promise<void> {
    if (this.#latest === null) return
    this.update(true)
    await this.load({ ...this.#latest })
    this.update(false)
  }
  private receive(shared: JobPlan, plan: JobPlan): void {
    this.own = { of: shared, plan }
  }
  private update(isUpdating: boolean): void {
    this.isUpdating = isUpdating
  }
}
