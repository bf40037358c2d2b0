import { type Listing, type ListingAddress, vehicleToShopFor } from "@camber/domain/search"
import { Button, Icon, SwitchLink } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { garageDrawer } from "../garage/garageDrawer.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { ShopForButton } from "./ShopForButton.tsx"

export interface FitsSwitchProps {
  readonly address: ListingAddress
  readonly listing: Listing
  /** The same listing, switched. */
  readonly href: string
}

/**
 * 'Only parts that fit my 1969 Chevrolet Camaro'. Where the search names another vehicle, the way to shop for that one; without a selected
 * project, the way to one.
 */
export const FitsSwitch = observer(function FitsSwitch({ address, listing: { understood }, href }: FitsSwitchProps) {
  const { plate, selected } = useStore(ProjectStore)
  const vehicle = address.fits ? null : vehicleToShopFor(understood, selected?.project.vehicle)
  if (understood && vehicle) return <ShopForButton term={address.query} understood={understood} vehicle={vehicle} />
  return plate ? <SwitchLink on={address.fits} href={href} label="Only parts that fit my" subject={plate.vehicle} /> : <AddVehicle />
})

/** What fits is to be seen of these very parts: the page is drawn anew for the car, and no other follows (GAR-45). */
const AddVehicle = () => {
  const garage = useStore(GarageStore)
  return (
    <Button
      variant="ghost"
      size="small"
      data-early
      aria-haspopup="dialog"
      onPointerEnter={garageDrawer.prefetch}
      onFocus={garageDrawer.prefetch}
      onClick={() => garage.open({ step: "ADD_YMM", reloadOnSave: true })}
    >
      <Icon name="car" />
      Add a vehicle to see only what fits
    </Button>
  )
}
