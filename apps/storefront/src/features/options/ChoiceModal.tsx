import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy } from "../../foundation/lazy/Lazy.tsx"
import { ChoiceStore, choiceDrawer } from "./ChoiceStore.ts"

/** Opens the drawers for options and kits. If their code fails to load, opens the product's page instead. */
export const ChoiceModal = observer(function ChoiceModal() {
  const choices = useStore(ChoiceStore)
  return <Lazy load={choiceDrawer} isWanted={choices.isOpen} onFailure={() => choices.openPage()} />
})
