import { type GarageStep, getSaveLabel } from "@camber/domain/garage"
import { Button, Link, LinkButton, type Tab, Tabs } from "@camber/ui"
import { StartLinks } from "./view/start-links/StartLinks.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageFailure, SaveFailure } from "../garage/GarageFailure.tsx"
import { GarageStore } from "../garage/GarageStore.ts"
import { ProjectFields } from "../garage/ProjectFields.tsx"
import { vehicleFormHref, garageHref } from "../../foundation/page/hrefs.ts"
import type { PageLink } from "../../foundation/page/Pages.ts"
import { formatCount } from "../../foundation/page/format.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import frontEnd from "./front-end.svg"
import { SavedGarage } from "./view/saved-garage/SavedGarage.tsx"
import { getProjectLabel } from "../garage/projectText.ts"

/**
 * The front suspension with the angle that the shop is named after. Narrow screens neither fetch nor display it. The page renders the
 * lettering, because an image file cannot use the page's fonts.
 */
const FrontEnd = () => (
  <div className="rig">
    <img src={frontEnd} alt="" width={552} height={318} loading="lazy" decoding="async" />
    <span className="rig__camber" aria-hidden="true">
      CAMBER −4.0°
    </span>
    <span className="rig__track" aria-hidden="true">
      TRACK 59.6 in
    </span>
  </div>
)

type Kind = "street" | "race" | "engine"
const steps: Readonly<Record<Kind, GarageStep>> = { street: "ADD_YMM", race: "ADD_RACETYPE", engine: "ADD_ENGINE" }

/**
 * Lets the shopper describe a street car, a race car or an engine, or select a saved project. For anonymous visitors it begins with a
 * description of the shop.
 */
export const Builder = observer(function Builder(props: {
  readonly years: ReadonlyArray<number>
  /** Number of parts in the shop. */
  readonly total: number
}) {
  const hasNoVehicle = useStore(ProjectStore).selected === null
  const [kind, setKind] = useState<Kind>("street")
  const { total, years } = props
  const begin = useBegin(steps[kind], years)
  return (
    <section className="builder on-chalk" aria-label="What are you building?">
      <div className="wrap">
        <div onPointerEnter={begin} onFocus={begin}>
          {hasNoVehicle ? <ShopPromise total={total} /> : <h1>What are you building?</h1>}
          <noscript>
            <p className="ymm">
              <LinkButton variant="primary" href={`${vehicleFormHref}?kind=vehicle`}>
                Add a Vehicle
              </LinkButton>
            </p>
          </noscript>
          <Tabs label="What you are building" tabs={tabsOver(years)} selected={kind} onSelect={setKind} />
        </div>
        {!hasNoVehicle && <SavedProjects />}
        <FrontEnd />
      </div>
    </section>
  )
})

/** Describes the shop to new visitors and lets them skip the question (LOOK-06). */
const ShopPromise = ({ total }: { readonly total: number }) => (
  <div className="promise">
    <h1>Street and race car parts, proven to fit yours.</h1>
    <p>Each of our {formatCount(total)} parts shows whether it fits your car, and why. Guaranteed To Fit, or return it free.</p>
    <p className="promise__past">
      <Link className="link" href="/shop/all">
        Just browsing? See all parts
      </Link>
    </p>
  </div>
)

/** Saved projects and popular starting points. They follow further down, so that parts appear on the first screen. */
export const Starts = observer(function Starts({
  engines,
  makes
}: {
  readonly makes: ReadonlyArray<PageLink>
  readonly engines: ReadonlyArray<PageLink>
}) {
  return (
    <section className="builder builder--starts on-chalk" aria-label="Ways to begin">
      <div className="wrap">
        {useStore(ProjectStore).selected === null && <SavedProjects />}
        <div className="builder__starts">
          <StartLinks title="Popular makes" icon="car" links={makes} />
          <StartLinks title="Popular engines" icon="cog" links={engines} />
        </div>
      </div>
    </section>
  )
})

/** Loads the form's first list once: when the pointer approaches, or when the Effect runtime has loaded. */
const useBegin = (step: GarageStep, years: ReadonlyArray<number>) => {
  const garage = useStore(GarageStore)
  const hasEngine = garage.state !== null
  const begin = () => {
    if (garage.state?.step !== step) garage.command((use) => use.begin(step, years))
  }
  useEffect(() => {
    if (hasEngine) garage.command((use) => use.begin(step, years))
  }, [garage, hasEngine, step, years])
  return begin
}

const ProjectForm = observer(function ProjectForm({ kind, years }: { readonly kind: Kind; readonly years: ReadonlyArray<number> }) {
  const garage = useStore(GarageStore)
  const { state } = garage
  const step = steps[kind]
  const isHere = state?.step === step && !garage.isOpen
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => replayEarlyChoice(form.current), [])
  return (
    <form
      ref={form}
      className={`ymm ymm--${kind}`}
      data-early
      onSubmit={(event) => {
        event.preventDefault()
        void garage.follow((use) => use.save(step))
      }}
    >
      <ProjectFields step={step} years={years} />
      <Button type="submit" variant="primary" disabled={!isHere || !state.canSave} busy={isHere && state.isSaving}>
        {getSaveLabel(step, false)}
      </Button>
      {!garage.isOpen && (
        <>
          <SaveFailure />
          <GarageFailure />
        </>
      )}
    </form>
  )
})

/** Dispatches the change event of a year that the shopper selected before hydration. */
const replayEarlyChoice = (form: HTMLFormElement | null): void => {
  const first = form?.querySelector("select")
  if (first?.value) first.dispatchEvent(new Event("change", { bubbles: true }))
}

const tabsOver = (years: ReadonlyArray<number>): ReadonlyArray<Tab<Kind>> => [
  { name: "street", label: "Street", icon: "car", panel: <ProjectForm kind="street" years={years} /> },
  { name: "race", label: "Race", icon: "flag", panel: <ProjectForm kind="race" years={years} /> },
  { name: "engine", label: "Engine", icon: "cog", panel: <ProjectForm kind="engine" years={years} /> }
]

/** Number of projects on the home page; the drawer shows all. */
const SHOWN = 3

/** Saved projects to select from. Loads them once the Effect runtime is loaded. */
const SavedProjects = observer(function SavedProjects() {
  const garage = useStore(GarageStore)
  const { state } = garage
  const hasEngine = state !== null
  useEffect(() => {
    if (hasEngine) void garage.hydrate()
  }, [garage, hasEngine])
  const isSelected = ({ projectId }: { readonly projectId: string }) => projectId === state?.selectedId
  const projects = (state?.projects ?? []).toSorted((one, other) => Number(isSelected(other)) - Number(isSelected(one))).slice(0, SHOWN)
  return (
    <SavedGarage
      projects={projects.map((project) => {
        const { engine, stockEngine, vehicle } = getProjectLabel(project)
        const text = { vehicle, engine: engine ?? undefined, stockEngine }
        return { id: project.projectId, ...text, selected: isSelected(project) }
      })}
      emptyText="Save your car once. We'll tell you what fits, and why."
      onSelect={(id) => void garage.follow((use) => use.select(id))}
      href={garageHref}
      onOpen={() => garage.open({ step: "EXISTING_PROJECTS" })}
    />
  )
})
