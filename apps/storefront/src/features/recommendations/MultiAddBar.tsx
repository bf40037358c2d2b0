import { formatMultiAddLabel, selectedCandidates } from "@camber/domain/cart"
import { Button } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { createPrefetch, Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import type { MultiAddStore } from "./MultiAddStore.ts"
import type { SelectOptionsDrawerProps } from "./SelectOptionsDrawer.tsx"

const selectOptionsDrawer: LazyComponent<SelectOptionsDrawerProps> = () => import("./SelectOptionsDrawer.tsx")
const prefetch = createPrefetch(selectOptionsDrawer)

/** Renders the button that adds a block's selected products, with their count and price (ATC-29, ATC-30). */
export const MultiAddBar = observer(function MultiAddBar({ store }: { readonly store: MultiAddStore }) {
  const { project } = useStore(ProjectStore)
  const [shown, show] = useState(store.choices)
  // The drawer keeps its content during its exit transition.
  if (store.choices !== null && store.choices !== shown) show(store.choices)
  if (store.state === null) return null
  const selected = selectedCandidates(store.state)
  const total = selected.reduce((sum, { price }) => sum + price, 0)
  return (
    <>
      <Button
        block
        disabled={selected.length === 0}
        busy={store.state.phase !== "idle"}
        onClick={() => void store.submit(project)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {formatMultiAddLabel(selected.length, total)}
      </Button>
      <Lazy
        load={selectOptionsDrawer}
        isWanted={store.choices !== null}
        onFailure={() => store.closeChoosing()}
        props={{ key: shown?.map(({ skuBaseNumber }) => skuBaseNumber).join(), store, choices: shown ?? [] }}
      />
    </>
  )
})
