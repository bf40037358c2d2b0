import { getBuildTokens } from "@camber/domain/owned-parts"
import { changeListing, listingHref } from "@camber/domain/search"
import { SwitchLink } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useOwnStore, useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { OwnedPartsStore } from "../owned-parts/OwnedPartsStore.ts"
import type { BuildSwitchProps } from "./BuildSwitch.tsx"

/** Offers to hide parts that do not meet those of the selected car. Renders nothing for a car without known parts. */
export default observer(function BuildSwitchOffer({ address, listing }: BuildSwitchProps) {
  const garage = useStore(GarageStore)
  const owned = useOwnStore(OwnedPartsStore)
  const projectId = garage.state?.selectedId ?? null
  useEffect(() => void garage.hydrate(), [garage])
  useEffect(() => {
    if (projectId !== null) void owned.run((parts) => parts.load(projectId))
  }, [owned, projectId])
  const { sheet } = owned.state
  const build = sheet?.projectId === projectId && sheet !== null ? getBuildTokens(sheet) : []
  if (build.length === 0) return null
  return (
    <SwitchLink
      on={false}
      href={listingHref(changeListing(address, { build }), listing.canonicalPath)}
      lead="Only parts that"
      label="meet my"
      subject="build"
      note={`${build.length} ${build.length === 1 ? "part" : "parts"} on your build sheet`}
    />
  )
})
