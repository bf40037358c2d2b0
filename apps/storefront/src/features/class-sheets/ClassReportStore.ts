import type { ClassReport } from "@camber/domain/class-sheets"
import type { Project } from "@camber/domain/vehicle"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the answers of a class sheet. Lives as long as the component that shows them. */
export class ClassReportStore {
  static readonly needs = ["runtime"] as const
  /** The latest report with the parts that it is about. */
  loaded: { readonly key: string; readonly report: ClassReport | null } | null = null
  /** Number of the latest request: responses to older requests are dropped. */
  #asked = 0
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { loaded: observableRef, receive: action })
  }
  receive(key: string, report: ClassReport | null): void {
    this.loaded = { key, report }
  }
  /** Returns the report about these parts; null until loaded, and without an answer. */
  getReport(parts: ReadonlyArray<string>): ClassReport | null {
    return this.loaded?.key === parts.join() ? this.loaded.report : null
  }
  async ask(project: Project, parts: ReadonlyArray<string>, withCar: boolean): Promise<void> {
    const asked = ++this.#asked
    const end = await this.#runtime.run((use) => use.ClassSheets.use((sheets) => sheets.report({ sheet: null, project, parts, withCar })))
    if (asked === this.#asked) this.receive(parts.join(), end._tag === "Done" && end.value !== "noResponse" ? end.value : null)
  }
}
