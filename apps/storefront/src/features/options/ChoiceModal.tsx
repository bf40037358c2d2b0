import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { ChoiceStore } from "./ChoiceStore.ts"
import { choiceDrawer } from "./choiceDrawer.ts"

/** Opens the drawers in which options and kits are chosen. Where their code cannot be had the product's page does the work. */
export const ChoiceModal = observer(function ChoiceModal() {
  const choices = useStore(ChoiceStore)
  const Drawer = useLazyComponent(choices.isOpen, choiceDrawer, () => choices.openPage())
  return Drawer && <Drawer />
})
