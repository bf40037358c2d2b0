import { emptyForm, type GarageForm, type GarageStep, ENGINE_SWAP_OPTION_ID } from "@camber/domain/garage"
import { Button, DropdownField } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

interface ProjectFieldsProps {
  readonly step: GarageStep
  /** Model years included in the page: the shopper can choose one before the form is ready. */
  readonly years?: ReadonlyArray<number>
}

/** Dropdowns of a step. A form that is not ready yet shows all of them as loading. Only the drawer asks for facets (`FacetFields`). */
export const ProjectFields = observer(function ProjectFields({ step, years = [] }: ProjectFieldsProps) {
  const { state } = useStore(GarageStore)
  const form = state?.step === step ? state.form : emptyForm
  switch (step) {
    case "EXISTING_PROJECTS":
    case "UPDATE_PROJECT_ADD_FACETS":
      return null
    case "ADD_YMM":
    case "UPDATE_PROJECT_ADD_YMM":
      return (
        <>
          <VehicleFields form={form} years={form === emptyForm ? years : []} />
          <CarEngineFields step={step} form={form} />
        </>
      )
    case "ADD_RACETYPE":
    case "UPDATE_PROJECT_ADD_RACETYPE":
      return (
        <>
          <RaceTypeField form={form} />
          {(state?.step !== step || state.picksEngine) && <EngineFields form={form} isOptional />}
        </>
      )
    case "ADD_ENGINE":
      return <EngineFields form={form} />
    case "UPDATE_PROJECT_ADD_ENGINE":
      return <CarEngineFields step={step} form={form} />
  }
})

/** `years`: choices while the form is not ready. The chosen year is submitted as soon as the form is ready. */
const VehicleFields = ({ form, years }: { readonly form: GarageForm; readonly years: ReadonlyArray<number> }) => {
  const garage = useStore(GarageStore)
  const [wished, setWished] = useState<number | null>(null)
  const early = { ...form.year, value: wished, options: years.map((year) => ({ optionId: year, displayName: String(year) })) }
  const choose = (year: number | null) => {
    setWished(year)
    if (years.length > 0) garage.command((use) => use.begin("ADD_YMM", years))
    garage.command((use) => use.chooseYear(year))
  }
  return (
    <>
      <DropdownField label="Year" placeholder="Select year" dropdown={years.length > 0 ? early : form.year} onChoose={choose} />
      <DropdownField
        label="Make"
        placeholder="Select make"
        dropdown={form.make}
        onChoose={(make) => garage.command((use) => use.chooseMake(make))}
      />
      <DropdownField
        label="Model"
        placeholder="Select model"
        dropdown={form.model}
        onChoose={(model) => void garage.follow((use) => use.chooseModel(model))}
        onConsider={(model) => garage.command((use) => use.consider("model", model))}
      />
    </>
  )
}

const RaceTypeField = ({ form }: { readonly form: GarageForm }) => {
  const garage = useStore(GarageStore)
  return (
    <DropdownField
      label="Race car"
      placeholder="Select car"
      dropdown={form.raceType}
      onChoose={(raceType) => garage.command((use) => use.chooseRaceType(raceType))}
    />
  )
}

/** Engine of a car: a stock engine, or after a swap the picker and the stock engine if known (GAR-38). */
const CarEngineFields = observer(function CarEngineFields({ form, step }: { readonly form: GarageForm; readonly step: GarageStep }) {
  const garage = useStore(GarageStore)
  const { state } = garage
  const isHere = state?.step === step
  const choose = (id: number | null) => void garage.follow((use) => use.chooseStockEngine(id))
  const consider = (id: number | null) => garage.command((use) => use.consider("stockEngine", id))
  if (!isHere || !state.picksEngine) {
    const isStock = isHere && state.engine === "stock"
    const label = isStock ? "Stock engine" : step === "UPDATE_PROJECT_ADD_ENGINE" ? "Engine" : "Engine (optional)"
    return <DropdownField label={label} placeholder="Select engine" dropdown={form.stockEngine} onChoose={choose} onConsider={consider} />
  }
  if (form.stockEngine.options.length === 0) return <EngineFields form={form} />
  return (
    <>
      <EngineFields form={form} />
      <DropdownField label="Stock engine (optional)" placeholder="Select engine" dropdown={stockOnly(form)} onChoose={choose} />
      <Button variant="ghost" onClick={() => choose(null)}>
        Not an engine swap
      </Button>
    </>
  )
})

/** Leaves out the swap option, which does not answer the question for the stock engine. */
const stockOnly = ({ stockEngine }: GarageForm): GarageForm["stockEngine"] => ({
  ...stockEngine,
  value: stockEngine.value === ENGINE_SWAP_OPTION_ID ? null : stockEngine.value,
  options: stockEngine.options.filter(({ optionId }) => optionId !== ENGINE_SWAP_OPTION_ID)
})

/** Engine picker: make, family, and displacement if the family has several (GAR-39). */
const EngineFields = ({ form, isOptional = false }: { readonly form: GarageForm; readonly isOptional?: boolean }) => {
  const garage = useStore(GarageStore)
  return (
    <>
      <DropdownField
        label={isOptional ? "Engine make (optional)" : "Engine make"}
        placeholder="Select make"
        dropdown={form.engineMake}
        onChoose={(make) => garage.command((use) => use.chooseEngineMake(make))}
      />
      <DropdownField
        label="Engine family"
        placeholder="Select family"
        dropdown={form.engineFamily}
        onChoose={(family) => garage.command((use) => use.chooseEngineFamily(family))}
      />
      <DropdownField
        label="Displacement (optional)"
        placeholder="Select size"
        dropdown={form.engineDisplacement}
        onChoose={(displacement) => garage.command((use) => use.chooseEngineDisplacement(displacement))}
      />
    </>
  )
}
