import "@camber/ui/overlays.css"
import { saveLabel, stepTitles } from "@camber/domain/garage"
import { Button, Plate } from "@camber/ui"
import { Drawer } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { useStore } from "../composition/StoreContext.ts"
import { ExistingProjects, ExistingProjectsFooter } from "./ExistingProjects.tsx"
import { formPlate } from "./formPlate.ts"
import { GarageFailure } from "./GarageFailure.tsx"
import { GarageStore } from "./GarageStore.ts"
import { ProjectFields } from "./ProjectFields.tsx"

/** The garage over the page: its list, and the forms that add to it, each a step further in (GAR-02 to GAR-04). */
const GarageDrawer = observer(function GarageDrawer() {
  const garage = useStore(GarageStore)
  const { step } = garage
  const isList = step === "EXISTING_PROJECTS"
  return (
    <Drawer
      open={garage.isOpen}
      onClose={() => garage.close()}
      title={stepTitles[step]}
      width="wide"
      view={step}
      onBack={canGoBack(garage) ? () => garage.command((use) => use.back) : undefined}
      footer={isList ? <ExistingProjectsFooter /> : <SaveButton />}
    >
      <div className="steps">
        <GarageFailure />
        {isList ? (
          <ExistingProjects />
        ) : (
          <>
            <FormPlate />
            <ProjectFields step={step} />
          </>
        )}
      </div>
    </Drawer>
  )
})
export default GarageDrawer

/** To the list, or out of the picker of a swapped engine. */
const canGoBack = ({ state }: GarageStore): boolean => {
  if (!state?.drawer) return false
  return state.drawer.steps.length > 1 || (state.picksEngine && state.form.stockEngine.options.length > 0)
}

/** Which project the form is about, lettered as it is told. Blank at first, so that the fields stay where they are. */
const FormPlate = observer(function FormPlate() {
  const { state, step } = useStore(GarageStore)
  const { engine, vehicle } = state?.step === step ? formPlate(state) : { vehicle: "", engine: null }
  return <Plate size="large" vehicle={vehicle} engine={engine ?? undefined} />
})

const SaveButton = observer(function SaveButton(): ReactNode {
  const garage = useStore(GarageStore)
  const { state, step } = garage
  return (
    <Button
      variant="primary"
      disabled={!state?.canSave}
      busy={state?.isSaving === true}
      onClick={() => void garage.follow((use) => use.save())}
    >
      {saveLabel(step, state !== null && state.updating !== null)}
    </Button>
  )
})
