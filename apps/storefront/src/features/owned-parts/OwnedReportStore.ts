import type { OwnedReport } from "@camber/domain/class-sheets"
import type { ProjectId } from "@camber/domain/garage"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the class verdicts of a build sheet. Lives as long as the component that shows them. */
export class OwnedReportStore {
  static readonly needs = ["runtime"] as const
  /** Null until loaded, and without a class sheet. */
  report: OwnedReport | null = null
  /** Number of the latest request: responses to older requests are dropped. */
  #asked = 0
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { report: observableRef, receive: action })
  }
  receive(report: OwnedReport | null): void {
    this.report = report
  }
  async ask(projectId: ProjectId): Promise<void> {
    const asked = ++this.#asked
    const end = await this.#runtime.run((use) => use.ClassSheets.use((sheets) => sheets.ownedReport(projectId)))
    if (asked === this.#asked) this.receive(end._tag === "Done" && end.value !== "noResponse" ? end.value : null)
  }
}
