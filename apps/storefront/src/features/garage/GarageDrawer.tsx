import "@camber/ui/overlays.css"
import "./garage.css"
import { type GarageStep, getSaveLabel, getStepTitle } from "@camber/domain/garage"
import { Button, VehicleBadge } from "@camber/ui"
import { Drawer } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useDeferredContent } from "../../foundation/lazy/useFirstInteraction.ts"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CarWordsField } from "./CarWordsField.tsx"
import { ExistingProjects, ExistingProjectsFooter } from "./ExistingProjects.tsx"
import { getFormVehicleLabel } from "./getFormVehicleLabel.ts"
import { GarageFailure, SaveFailure } from "./GarageFailure.tsx"
import { GarageStore } from "./GarageStore.ts"
import { ProjectFields } from "./ProjectFields.tsx"
import { VinField } from "./VinField.tsx"

/** Garage over the page: its list, and the forms that add to it, each one level deeper (GAR-02 to GAR-04). */
const GarageDrawer = observer(function GarageDrawer() {
  const garage = useStore(GarageStore)
  const { step } = garage
  const isList = step === "EXISTING_PROJECTS"
  const isFilled = useDeferredContent(garage.isOpen)
  const back = canGoBack(garage) ? () => garage.command((use) => use.back) : undefined
  // A form is a layer over the list it was opened from (GAR-04). A garage opened directly at a form has no such layer.
  const escape = garage.opening?.isBehindList ? undefined : back
  return (
    <Drawer
      open={garage.isOpen}
      onClose={() => garage.close()}
      title={getStepTitle(step, garage.state?.step === step && garage.state.isChange)}
      width="wide"
      view={step}
      onBack={back}
      onEscape={escape}
      footer={isFilled && (isList ? <ExistingProjectsFooter /> : <SaveButton />)}
    >
      <div className="steps">{isFilled && (isList ? <List /> : <Form step={step} />)}</div>
    </Drawer>
  )
})
export default GarageDrawer

const asksVehicle = (step: GarageStep): boolean => step === "ADD_YMM" || step === "UPDATE_PROJECT_ADD_YMM"

const List = () => (
  <>
    <GarageFailure />
    <ExistingProjects />
  </>
)

const Form = ({ step }: { readonly step: GarageStep }) => (
  <>
    <GarageFailure />
    <FormPlate />
    {asksVehicle(step) && <CarWordsField />}
    {asksVehicle(step) && <VinField />}
    {step === "UPDATE_PROJECT_ADD_FACETS" ? <Facets /> : <ProjectFields step={step} />}
  </>
)

const facetFields: LazyComponent = () => import("./FacetFields.tsx")

/** Lazy, because few parts need more than a vehicle. If the code fails to load, the garage page is the fallback. */
const Facets = () => {
  const navigator = useStore(PageNavigator)
  return <Lazy load={facetFields} isWanted onFailure={() => navigator.go(garageHref)} />
}

/** Back leads to the list, or out of the picker of a swapped engine. */
const canGoBack = ({ state }: GarageStore): boolean => {
  if (!state?.drawer) return false
  return state.drawer.steps.length > 1 || (state.picksEngine && state.form.stockEngine.options.length > 0)
}

/** Plates of an empty form. They are not buttons: the form's own title and button name the action. */
const emptyPlate: Readonly<Partial<Record<GarageStep, string>>> = { ADD_RACETYPE: "Your race car", ADD_ENGINE: "Your engine" }

/** Plate of the form's project, filled in during the choice. It starts as an outline, which avoids a layout shift. */
const FormPlate = observer(function FormPlate() {
  const { state, step } = useStore(GarageStore)
  const plate = state?.step === step ? getFormVehicleLabel(state) : null
  if (!plate?.vehicle) return <VehicleBadge size="large" emptyLabel={emptyPlate[step] ?? "Your car"} />
  return <VehicleBadge size="large" vehicle={plate.vehicle} engine={plate.engine ?? undefined} stockEngine={plate.stockEngine} />
})

const SaveButton = observer(function SaveButton(): ReactNode {
  const garage = useStore(GarageStore)
  const { state, step } = garage
  return (
    <>
      <SaveFailure />
      <Button
        variant="primary"
        disabled={!state?.canSave}
        busy={state?.isSaving === true}
        onClick={() => void garage.follow((use) => use.save())}
      >
        {getSaveLabel(step, state !== null && state.updating !== null)}
      </Button>
    </>
  )
})
