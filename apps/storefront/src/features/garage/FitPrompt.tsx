import { getFitmentText, type Verdict } from "@camber/domain/fitment"
import type { GarageOpening } from "@camber/domain/garage"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

/** The product's own page shows the list again. Pages with product cards are reloaded (GAR-45, GAR-46). */
const forProduct = { isForProduct: true, reloadOnSave: true } as const

/** Returns how to open the drawer for the missing details of a verdict (FIT-10, FIT-11); null if the garage cannot add them. */
export const openingFor = ({ asks, ...verdict }: Verdict): GarageOpening | null => {
  switch (getFitmentText(verdict).opens) {
    case "Vehicle":
      return { step: "UPDATE_PROJECT_ADD_YMM", ...forProduct }
    case "RaceType":
      return { step: "UPDATE_PROJECT_ADD_RACETYPE", ...forProduct }
    case "Engine":
      return { step: "UPDATE_PROJECT_ADD_ENGINE", engine: asks.includes("installed") ? "installed" : "stock", ...forProduct }
    case "AdditionalFacets":
      return { step: "UPDATE_PROJECT_ADD_FACETS", facets: asks, ...forProduct }
    case "Options":
    case null:
      return null
  }
}

interface FitPromptProps {
  readonly verdict: Verdict
  /** Replaces the default label. */
  readonly label?: string
}

/** Call to action of a fit line or panel: 'Add Vehicle', 'Add Race Type', 'Add Engine', 'Complete Vehicle' (FIT-06 to FIT-09). */
export const FitPrompt = ({ label, verdict }: FitPromptProps) => {
  const garage = useStore(GarageStore)
  const opening = openingFor(verdict)
  return (
    opening && (
      <button type="button" className="link" data-early aria-haspopup="dialog" onClick={() => garage.open(opening)}>
        {label ?? getFitmentText(verdict).callToAction}
      </button>
    )
  )
}
