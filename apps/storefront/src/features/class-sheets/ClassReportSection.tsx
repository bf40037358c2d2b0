import "./class-sheets.css"
import { SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { raceCarFormHref } from "../../foundation/page/hrefs.ts"
import { useOwnStore, useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { ReportAnswers, ReportSheet, toRulingProps } from "./ReportSection.tsx"
import { ClassRuling } from "./view/class-ruling/ClassRuling.tsx"
import type { ClassReport } from "@camber/domain/class-sheets"
import type { Project } from "@camber/domain/vehicle"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the answers of a class sheet. Lives as long as the component that shows them. */
class ClassReportStore {
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

export interface ClassReportSectionProps {
  /** SKUs of the parts. */
  readonly parts: ReadonlyArray<string>
  /** List that contains the parts; null for the part of a product page. */
  readonly list: string | null
}

/**
 * Section about the class of the selected car. Shows whether a part, or a whole build, is legal under the class sheet. Renders nothing
 * without a sheet.
 */
export default observer(function ClassReportSection({ list, parts }: ClassReportSectionProps) {
  const store = useOwnStore(ClassReportStore)
  const { project } = useStore(ProjectStore)
  const key = parts.join()
  useEffect(() => {
    if (project !== null) void store.ask(project, key.split(",").filter(Boolean), list !== null)
  }, [store, project, key, list])
  const report = store.getReport(parts)
  const [first] = report?.parts ?? []
  if (project === null || report === null || first === undefined) return null
  const formHref = raceCarFormHref(list === null ? { sku: parts[0] ?? "" } : { list })
  return (
    <section className="block" id="class" aria-labelledby="class-title">
      <SectionHead id="class-title" title={`Legal in ${report.sheet.raceName}?`} />
      {list === null ? (
        <ClassRuling {...toRulingProps(first)} />
      ) : (
        <>
          <ClassRuling tone={report.answer} label={`The build: ${report.label}`} />
          <ReportAnswers parts={report.parts} car={report.car} />
        </>
      )}
      <div className="csheet__report">
        <ReportSheet sheet={report.sheet} note={report.note} />
        <p>
          {/* Loads a new document, because the form page has no scripts. */}
          <a className="link" href={formHref}>
            Answer questions or choose another sheet
          </a>
        </p>
      </div>
    </section>
  )
})
