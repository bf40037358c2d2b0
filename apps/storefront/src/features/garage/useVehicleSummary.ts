import type { CustomerProject } from "@camber/domain/garage"
import { useState } from "react"
import { useFirstInteraction } from "../../foundation/late/useFirstInteraction.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { VehicleSummaryLink } from "./vehicleSummaryLinks.ts"

/** What is said of each project, by its id. */
export type VehicleSummaryLinks = ReadonlyMap<string, ReadonlyArray<VehicleSummaryLink>>
type FacetCounts = (projects: ReadonlyArray<CustomerProject>) => VehicleSummaryLinks

/** What the shopper has for each project. It is asked for, and its code comes, at the first sign of a person; until then nothing is said. */
export const useVehicleSummary = (): FacetCounts => {
  const runtime = useStore(AppRuntime)
  const [tally, setTally] = useState<FacetCounts>(() => nothing)
  useFirstInteraction(() => {
    const fetch = async () => {
      const { fetchVehicleActivity, getVehicleSummaryLinks } = await import("./vehicleSummaryLinks.ts")
      const end = await runtime.run(fetchVehicleActivity)
      if (end._tag === "Done") setTally(() => (projects: ReadonlyArray<CustomerProject>) => getVehicleSummaryLinks(projects, end.value))
    }
    // Without it the page is whole: it is asked for again with the next one.
    fetch().catch(() => undefined)
  })
  return tally
}

const nothing: FacetCounts = () => new Map()
