import "@camber/ui/overlays.css"
import "./options.css"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ChoiceStore } from "./ChoiceStore.ts"
import { KitDrawer } from "./KitDrawer.tsx"
import { VariantDrawer } from "./VariantDrawer.tsx"

/** The drawer that selects options or kit parts before an add. */
export default observer(function ChoiceDrawer() {
  const { chooser, openings } = useStore(ChoiceStore)
  if (chooser === null) return null
  return chooser.kind === "kit" ? <KitDrawer key={openings} chooser={chooser} /> : <VariantDrawer key={openings} chooser={chooser} />
})
