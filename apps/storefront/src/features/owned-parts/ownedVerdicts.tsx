import "../class-sheets/class-sheets.css"
import type { OwnedReport } from "@camber/domain/class-sheets"
import type { OwnedPart } from "@camber/domain/owned-parts"
import { raceCarFormHref } from "../../foundation/page/hrefs.ts"
import { ReportSheet, toRulingProps } from "../class-sheets/ReportSection.tsx"
import { ClassRuling } from "../class-sheets/view/class-ruling/ClassRuling.tsx"

/** Renders the class verdict of a part. Renders nothing without a class sheet. */
export const OwnedVerdictLine = ({ part, report }: { readonly part: OwnedPart; readonly report: OwnedReport | null }) => {
  const verdict = report?.parts.find(({ id }) => id === part.id)
  return verdict === undefined ? null : <ClassRuling {...toRulingProps(verdict)} />
}

/** Renders the class verdict of the whole build, with the sheet and its date. */
export const BuildVerdict = ({ report: { answer, car, label, note, sheet } }: { readonly report: OwnedReport }) => (
  <div className="csheet__report owned__class">
    <h3>{`Legal in ${sheet.raceName}?`}</h3>
    <ClassRuling tone={answer} label={`The build: ${label}`} />
    {car !== null && <ClassRuling {...toRulingProps(car)} label={`The car: ${car.label}`} />}
    <ReportSheet sheet={sheet} note={note} />
    <p>
      {/* Loads a new document, because the form page has no scripts. */}
      <a className="link" href={raceCarFormHref({ owned: "1" })}>
        Answer questions or choose another sheet
      </a>
    </p>
  </div>
)
