import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ChoiceFrame } from "./ChoiceFrame.tsx"
import { ChoiceStore, type KitChooser } from "./ChoiceStore.ts"
import { KitBuild } from "./KitBuild.ts"
import { KitOptions } from "./KitOptions.tsx"

/** 'Build your Kit': every part with its options (ATC-18, DRW-07, DRW-09). A list also accepts an incomplete kit. */
export const KitDrawer = observer(function KitDrawer({ chooser: { product, options, purpose, item } }: { readonly chooser: KitChooser }) {
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
