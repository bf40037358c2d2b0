import type { CustomerProject } from "@camber/domain/garage"
import { useState } from "react"
import { useFirstInteraction } from "../../foundation/lazy/useFirstInteraction.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { VehicleSummaryLink } from "./vehicleSummaryLinks.ts"

/** Summary links by project id. */
export type VehicleSummaryLinks = ReadonlyMap<string, ReadonlyArray<VehicleSummaryLink>>
type FacetCounts = (projects: ReadonlyArray<CustomerProject>) => VehicleSummaryLinks

/** Loads the shopper's items per project, and their code, at the first interaction. Empty until then. */
export const useVehicleSummary = (): FacetCounts => {
  const runtime = useStore(AppRuntime)
  const [tally, setTally] = useState<FacetCounts>(() => nothing)
  useFirstInteraction(() => {
    const fetch = async () => {
      const { fetchVehicleActivity, getVehicleSummaryLinks } = await import("./vehicleSummaryLinks.ts")
      const end = await runtime.run(fetchVehicleActivity)
      if (end._tag === "Done") setTally(() => (projects: ReadonlyArray<CustomerProject>) => getVehicleSummaryLinks(projects, end.value))
    }
    // The page works without it; the next page requests it again.
    fetch().catch(() => undefined)
  })
  return tally
}

const nothing: FacetCounts = () => new Map()
