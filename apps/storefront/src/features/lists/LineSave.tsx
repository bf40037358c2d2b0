import type { CartLine } from "@camber/domain/cart"
import { toListItem } from "@camber/domain/lists"
import { Button } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { prefetchListDrawer } from "./listDrawer.ts"
import { ListsStore } from "./ListsStore.ts"

/** Saves a cart line to a list too, with its quantity and the selected kit options. */
export const LineSave = observer(function LineSave({ line }: { readonly line: CartLine }) {
  const lists = useStore(ListsStore)
  const content = { items: [toListItem(line)], articleIds: [] }
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={`Save to list: ${line.title}`}
      onPointerEnter={prefetchListDrawer}
      onFocus={prefetchListDrawer}
      onClick={() => void lists.open({ type: "save", content, fromListId: null })}
    >
      Save to list
    </Button>
  )
})
