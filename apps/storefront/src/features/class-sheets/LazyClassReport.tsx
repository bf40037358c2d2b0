import { observer } from "mobx-react-lite"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useCanLoadPersonal } from "../../foundation/lazy/useFirstInteraction.ts"
import { raceCarFormHref } from "../../foundation/page/hrefs.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import type { ClassReportSectionProps } from "./ClassReportSection.tsx"

const section: LazyComponent<ClassReportSectionProps> = () => import("./ClassReportSection.tsx")

/**
 * Loads the answers of the car's class sheet after the first interaction. On a device with shop data, loads them once the page is idle.
 * Without scripts, a link leads to the server's answers.
 */
export const LazyClassReport = observer(function LazyClassReport(props: ClassReportSectionProps) {
  const canLoad = useCanLoadPersonal()
  const { project } = useStore(ProjectStore)
  return (
    <>
      {project?.raceTypeId !== undefined && (
        <noscript>
          <p className="block">
            <a className="link" href={raceCarFormHref(props.list === null ? { sku: props.parts[0] ?? "" } : { list: props.list })}>
              {props.list === null ? "See if this part is legal in your class" : "See if the build is legal in your class"}
            </a>
          </p>
        </noscript>
      )}
      <Lazy load={section} isWanted={canLoad && project !== null} props={props} />
    </>
  )
})
