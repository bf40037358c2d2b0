import { type Listing, type ListingAddress, vehicleToShopFor } from "@camber/domain/search"
import { Button, Icon, SwitchLink } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { garageDrawer } from "../garage/garageDrawer.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { ShopForButton } from "./ShopForButton.tsx"
import { grouped } from "../../foundation/page/written.ts"
import { usePrefetch } from "../../foundation/late/usePrefetch.ts"

export interface FitsSwitchProps {
  readonly address: ListingAddress
  readonly listing: Listing
  /** The same listing, switched. */
  readonly href: string
}

/**
 * 'Only parts that fit my 1969 Chevrolet Camaro, 12 of 48'; where there is nothing to choose, what there is to know. Where the search names another
 * vehicle, the way to shop for that one; without a selected project, the way to one.
 */
export const FitsSwitch = observer(function FitsSwitch({ address, listing: { fit, understood }, href }: FitsSwitchProps) {
  const { plate, selected } = useStore(ProjectStore)
  const runtime = useStore(AppRuntime)
  const vehicle = fit?.isNarrowed ? null : vehicleToShopFor(understood, selected?.project.vehicle)
  if (understood && vehicle) return <ShopForButton term={address.query} understood={understood} vehicle={vehicle} />
  if (plate === null) return <AddVehicle />
  if (fit === null || fit.all === 0) return null
  const { all, fitting, isNarrowed } = fit
  if (fitting === 0 || fitting === all)
    return (
      <p>
        {fitting === 0 ? noneText(all) : allText(all)} <b>{plate.vehicle}</b>
      </p>
    )
  return (
    <SwitchLink
      on={isNarrowed}
      href={href}
      lead="Only parts that"
      label="fit my"
      subject={plate.vehicle}
      note={`${grouped(fitting)} of ${grouped(all)}`}
      onSwitch={() => void runtime.run((use) => use.Search.use((search) => search.keep(!isNarrowed)))}
    />
  )
})

const noneText = (all: number): string =>
  all === 1 ? "This part is not sure to fit your" : `None of these ${grouped(all)} is sure to fit your`

const allText = (all: number): string => (all === 1 ? "This part fits your" : `All ${grouped(all)} fit your`)

/** What fits is to be seen of these very parts: the page is drawn anew for the car, and no other follows (GAR-45). */
const AddVehicle = () => {
  const garage = useStore(GarageStore)
  const prefetch = usePrefetch(garageDrawer)
  return (
    <Button
      variant="ghost"
      size="small"
      data-early
      aria-haspopup="dialog"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => garage.open({ step: "ADD_YMM", reloadOnSave: true })}
    >
      <Icon name="car" />
      Add a vehicle to see only what fits
    </Button>
  )
}
