import { type GarageStep, saveLabel } from "@camber/domain/garage"
import { Button, LinkButton, type Tab, Tabs } from "@camber/ui"
import { StartLinks } from "./view/start-links/StartLinks.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageFailure, NotSaved } from "../garage/GarageFailure.tsx"
import { GarageStore } from "../garage/GarageStore.ts"
import { ProjectFields } from "../garage/ProjectFields.tsx"
import { vehicleFormHref } from "../../foundation/page/hrefs.ts"
import type { PageLink } from "../../foundation/page/Pages.ts"
import { FrontEnd } from "./FrontEnd.tsx"
import { SavedProjects } from "./SavedProjects.tsx"

type Kind = "street" | "race" | "engine"
const steps: Readonly<Record<Kind, GarageStep>> = { street: "ADD_YMM", race: "ADD_RACETYPE", engine: "ADD_ENGINE" }

/** The first question: a street car, a race car or an engine, told in place; what is saved already; and popular ways to begin. */
export const Builder = observer(function Builder(props: {
  readonly years: ReadonlyArray<number>
  readonly makes: ReadonlyArray<PageLink>
  readonly engines: ReadonlyArray<PageLink>
}) {
  const [kind, setKind] = useState<Kind>("street")
  const { years } = props
  const begin = useBegin(steps[kind], years)
  return (
    <section className="builder on-chalk" aria-labelledby="building">
      <div className="wrap">
        <div onPointerEnter={begin} onFocus={begin}>
          <h1 id="building">What are you building?</h1>
          <noscript>
            <p className="ymm">
              <LinkButton variant="primary" href={`${vehicleFormHref}?kind=vehicle`}>
                Add a Vehicle
              </LinkButton>
            </p>
          </noscript>
          <Tabs label="What you are building" tabs={tabsOver(years)} selected={kind} onSelect={setKind} />
        </div>
        <SavedProjects />
        <div className="builder__starts">
          <StartLinks title="Popular makes" icon="car" links={props.makes} />
          <StartLinks title="Popular engines" icon="cog" links={props.engines} />
        </div>
        <FrontEnd />
      </div>
    </section>
  )
})

/** Loads the first list of the form once: when the hand comes near it, or when the engine is there anyway. */
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
        {saveLabel(step, false)}
      </Button>
      {!garage.isOpen && (
        <>
          <NotSaved />
          <GarageFailure />
        </>
      )}
    </form>
  )
})

/** A year that was chosen before the page came alive is told now, in the way in which the browser would have told it. */
const replayEarlyChoice = (form: HTMLFormElement | null): void => {
  const first = form?.querySelector("select")
  if (first?.value) first.dispatchEvent(new Event("change", { bubbles: true }))
}

const tabsOver = (years: ReadonlyArray<number>): ReadonlyArray<Tab<Kind>> => [
  { name: "street", label: "Street", icon: "car", panel: <ProjectForm kind="street" years={years} /> },
  { name: "race", label: "Race", icon: "flag", panel: <ProjectForm kind="race" years={years} /> },
  { name: "engine", label: "Engine", icon: "cog", panel: <ProjectForm kind="engine" years={years} /> }
]
