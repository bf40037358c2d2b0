import { SwitchLink } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../composition/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

/** 'Only parts that fit my 1969 Chevrolet Camaro'. There is nothing to switch without a selected project. */
export const FitsSwitch = observer(function FitsSwitch(props: { readonly on: boolean; readonly href: string }) {
  const { plate } = useStore(ProjectStore)
  return plate && <SwitchLink {...props} label="Only parts that fit my" subject={plate.vehicle} />
})
