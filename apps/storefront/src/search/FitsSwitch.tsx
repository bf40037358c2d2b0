import { Button, Icon, SwitchLink } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../composition/StoreContext.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { garageDrawer } from "../garage/garageDrawer.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

/** 'Only parts that fit my 1969 Chevrolet Camaro'; without a selected project the way to one. */
export const FitsSwitch = observer(function FitsSwitch(props: { readonly on: boolean; readonly href: string }) {
  const { plate } = useStore(ProjectStore)
  return plate ? <SwitchLink {...props} label="Only parts that fit my" subject={plate.vehicle} /> : <AddVehicle />
})

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
      onClick={() => garage.open({ step: "ADD_YMM" })}
    >
      <Icon name="car" />
      Add a vehicle to see only what fits
    </Button>
  )
}
