import { ASSEMBLIES_HREF } from "@camber/domain/assembly"
import { PLAN_HREF } from "@camber/domain/lists"
import { observer } from "mobx-react-lite"
import { carHref, jobsHref, pitHref } from "../../foundation/page/hrefs.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "./ProjectStore.ts"
import { CarTabs } from "./view/car-tabs/CarTabs.tsx"

export type CarPlace = "parts" | "systems" | "drawings" | "jobs" | "plan" | "pit"

/** Renders the navigation of the selected car on each of its pages (LOOK-07). Renders nothing without a car. */
export const YourCar = observer(function YourCar({ place }: { readonly place: CarPlace }) {
  const { plate, selected } = useStore(ProjectStore)
  if (plate === null || selected === null) return null
  const { body, customerProjectUrl, model, shopUrl } = selected.description
  // A class or an engine without a body has no systems to show.
  const systemsHref = body === null || customerProjectUrl === null ? null : carHref(customerProjectUrl)
  return (
    <CarTabs
      title={`Your ${model ?? plate.vehicle}`}
      tabs={[
        { label: "Parts", href: shopUrl, icon: "layout-grid", isCurrent: place === "parts" },
        ...(systemsHref === null ? [] : [{ label: "Systems", href: systemsHref, icon: "car" as const, isCurrent: place === "systems" }]),
        { label: "Drawings", href: ASSEMBLIES_HREF, icon: "cog", isCurrent: place === "drawings" },
        { label: "Jobs", href: jobsHref, icon: "package-check", isCurrent: place === "jobs" },
        { label: "Build Plan", href: PLAN_HREF, icon: "wrench", isCurrent: place === "plan" },
        ...(selected.project.raceTypeId === undefined
          ? []
          : [{ label: "Pit", href: pitHref, icon: "flag" as const, isCurrent: place === "pit" }])
      ]}
    />
  )
})
