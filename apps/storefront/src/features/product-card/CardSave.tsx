import type { CardCompareProps } from "../comparison/CardCompare.tsx"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { IconButton } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { type OfferedProduct, ChoiceStore } from "../options/ChoiceStore.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { prefetchListDrawer, ListsStore } from "../lists/ListsStore.ts"

const cardCorner: LazyComponent<CardCompareProps> = () => import("./CardCorner.tsx")

/**
 * Renders the bookmark button of a card, filled while a list contains the product (REC-42). The other corner controls load after the first
 * interaction.
 */
export const CardSave = observer(function CardSave({ product }: { readonly product: OfferedProduct }) {
  const choices = useStore(ChoiceStore)
  const lists = useStore(ListsStore)
  const isListed = lists.holds(product.skuBaseNumber)
  // A visitor who already interacted with an earlier page gets the controls immediately.
  const [wasSeen] = useState(useStore(AppRuntime).isReady)
  const hasInteracted = useInteracted()
  return (
    <>
      <IconButton
        icon="bookmark"
        label={`Add to List: ${product.title}`}
        title={isListed ? "In a list" : undefined}
        className="card__save"
        data-early
        data-listed={isListed || undefined}
        aria-busy={lists.starting === product.skuBaseNumber || undefined}
        onClick={() => void choices.addToList(product)}
        onPointerEnter={prefetchListDrawer}
      />
      <Lazy load={cardCorner} isWanted={hasInteracted || wasSeen} props={{ product }} />
    </>
  )
})
