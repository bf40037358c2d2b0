import "./class-sheets.css"
import type { OwnedReport } from "@camber/domain/class-sheets"
import type { PartsList } from "@camber/domain/lists"
import { Button, EmptyState, InlineAlert, Link, LinkButton, ListSkeleton, PageTitle, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useCallback, useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { garageHref, pitFormHref, pitHref, raceCarFormHref } from "../../foundation/page/hrefs.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { accountHead } from "../account/accountHead.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { YourCar } from "../vehicle/YourCar.tsx"
import { DueDates } from "./DueDates.tsx"
import type { Pit } from "./fetchPit.ts"
import { ReportAnswers, ReportSheet } from "./ReportSection.tsx"
import { ClassRuling } from "./view/class-ruling/ClassRuling.tsx"

/** Pit page of a race car. The device stores it for offline use. The server renders only the frame. */
export const Component = observer(function PitPage() {
  const { plate, selected } = useStore(ProjectStore)
  const named = new URLSearchParams(useLocation().search).get("list")
  return (
    <div className="wrap">
      {selected !== null && <YourCar place="pit" />}
      <PageTitle title="Pit" note={plate === null ? undefined : `for your ${plate.vehicle}`} />
      {selected === null ? (
        <EmptyState title="Select your race car first" actions={<LinkButton href={garageHref}>Open Your Garage</LinkButton>}>
          Its build sheet, notes and dates appear here, even when you're offline.
        </EmptyState>
      ) : (
        <CarPit key={named} named={named} />
      )}
    </div>
  )
})

/** Returns today's ISO day where the device is. */
const getToday = (): string => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-")
}

const isFailed = (pit: Pit | "failed" | "waiting"): boolean => pit === "failed" || pit === "waiting" || pit.car === null

const CarPit = observer(function CarPit({ named }: { readonly named: string | null }) {
  const runtime = useStore(AppRuntime)
  const { selected } = useStore(ProjectStore)
  const [pit, setPit] = useState<Pit | "waiting" | "failed">("waiting")
  const load = useCallback(async () => {
    if (selected === null) return
    const { createPitFetch } = await import("./fetchPit.ts")
    const end = await runtime.run(createPitFetch(selected.project, named, selected.description.raceType))
    const next = end._tag === "Done" ? end.value : "failed"
    // Keeps the loaded car after a failure, because an offline device may have the data of only one of the car's two descriptions.
    setPit((before) => (typeof before === "object" && before.car !== null && isFailed(next) ? before : next))
  }, [runtime, selected, named])
  useEffect(() => void load().catch(() => setPit("failed")), [load])
  if (pit === "waiting") return <ListSkeleton label="Loading your car" rows={6} />
  if (pit === "failed" || pit.car === null)
    return (
      <InlineAlert tone="bad" title="We couldn't load your car." action={<Button onClick={() => void load()}>Try Again</Button>}>
        Your notes are safe. Open this page once while online to save it on this device.
      </InlineAlert>
    )
  const { gears, spares, springs } = pit.car.pit
  return (
    <>
      <div className="csheet__acts">
        {/* Loads a new document, because the form page has no scripts. */}
        <a className="link" href={pitFormHref}>
          Edit notes and dates
        </a>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      <div className="pit__grid">
        <section className="block" aria-labelledby="dates">
          <SectionHead id="dates" title="Dates" />
          <DueDates items={pit.car.pit.dated} today={getToday()} />
        </section>
        <Notes id="gears" title="Gears" text={gears} />
        <Notes id="springs" title="Springs" text={springs} />
        <Notes id="spares" title="Spares" text={spares} />
      </div>
      {pit.owned !== null && pit.owned.parts.length > 0 && <OwnedParts report={pit.owned} />}
      <Check pit={pit} />
      <BuildParts pit={pit} />
    </>
  )
})

const Notes = ({ id, text, title }: { readonly id: string; readonly text: string; readonly title: string }) => (
  <section className="block" aria-labelledby={id}>
    <SectionHead id={id} title={title} />
    <p className="pit__notes">{text === "" ? "No notes yet." : text}</p>
  </section>
)

/** Lists the parts that the car has, with the class verdict of each and of the whole. */
const OwnedParts = ({ report }: { readonly report: OwnedReport }) => (
  <section className="block" aria-labelledby="owned">
    <SectionHead id="owned" title="On the car" note={report.sheet.title} />
    <p>{report.note}</p>
    <ClassRuling tone={report.answer} label={`The build: ${report.label}`} />
    <ReportAnswers car={null} parts={report.parts} />
    <p>
      <a className="link" href={raceCarFormHref({ owned: "1" })}>
        Answer questions about these parts
      </a>
    </p>
  </section>
)

const Check = ({ pit: { list, report } }: { readonly pit: Pit }) => (
  <section className="block" aria-labelledby="check">
    <SectionHead id="check" title={report === null ? "Class check" : `Legal in ${report.sheet.raceName}?`} />
    {report === null ? (
      <p>This car has no class sheet yet.</p>
    ) : (
      <>
        <ReportSheet sheet={report.sheet} note={report.note} />
        {report.parts.length > 0 && <ClassRuling tone={report.answer} label={`The planned build: ${report.label}`} />}
        <ReportAnswers car={report.car} parts={report.parts} />
      </>
    )}
    <p>
      <a className="link" href={raceCarFormHref(list === null ? {} : { list: list.id })}>
        Answer questions or choose another sheet
      </a>
    </p>
  </section>
)

const BuildParts = ({ pit: { list, lists } }: { readonly pit: Pit }) => (
  <section className="block" aria-labelledby="build">
    <SectionHead id="build" title="Planned parts" note={list?.listName} />
    {list === null ? <p>Add parts to a list to see them here.</p> : <Parts list={list} />}
    {lists.length > 1 && (
      <p>
        Other lists:{" "}
        {lists
          .filter((other) => other !== list)
          .map(({ id, listName }) => (
            <span key={id}>
              <Link className="link" href={`${pitHref}?list=${encodeURIComponent(id)}`}>
                {listName}
              </Link>{" "}
            </span>
          ))}
      </p>
    )}
  </section>
)

const Parts = ({ list }: { readonly list: PartsList }) => (
  <ul className="csheet__list">
    {list.products.map(({ brand, options, productUrl, quantity, sku, title }, at) => (
      <li key={`${at} ${sku}`}>
        <Link className="link" href={productUrl}>
          {title}
        </Link>{" "}
        {[`${quantity} pc`, brand, sku, ...options.map((option) => option.value)].filter(Boolean).join(" · ")}
      </li>
    ))}
  </ul>
)

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = accountHead("Pit", pitHref, () => pitFormHref)
