import "@camber/ui/overlays.css"
import "./options.css"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ChoiceStore, type KitChooser } from "./ChoiceStore.ts"
import { VariantDrawer } from "./VariantDrawer.tsx"
import { useState } from "react"
import { ChoiceFrame } from "./ChoiceFrame.tsx"
import { KitBuild } from "./KitBuild.ts"
import { KitOptions } from "./KitOptions.tsx"

/** 'Build your Kit': every part with its options (ATC-18, DRW-07, DRW-09). A list also accepts an incomplete kit. */
const KitDrawer = observer(function KitDrawer({ chooser: { product, options, purpose, item } }: { readonly chooser: KitChooser }) {
  const choices = useStore(ChoiceStore)
  const [kit] = useState(() => new KitBuild(options.kitComponents))
  return (
    <ChoiceFrame
      title="Build your Kit"
      purpose={purpose}
      product={product}
      isComplete={purpose === "list" || kit.isComplete}
      onSubmit={() =>
        void (purpose === "list"
          ? choices.saveToList(product, { ...item, kitComponents: kit.isComplete ? kit.chosen : [] })
          : choices.add(product, { ...item, kitComponents: kit.chosen }))
      }
    >
      {(isAsked) => <KitOptions kit={kit} isAsked={isAsked} />}
    </ChoiceFrame>
  )
})

/** The drawer that selects options or kit parts before an add. */
export default observer(function ChoiceDrawer() {
  const { chooser, openings } = useStore(ChoiceStore)
  if (chooser === null) return null
  return chooser.kind === "kit" ? <KitDrawer key={openings} chooser={chooser} /> : <VariantDrawer key={openings} chooser={chooser} />
})
