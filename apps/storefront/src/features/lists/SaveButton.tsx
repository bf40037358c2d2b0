import { Button, type ButtonLook, Icon } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { CartLine } from "@camber/domain/cart"
import { toListItem } from "@camber/domain/lists"
import { prefetchListDrawer, ListsStore } from "./ListsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

export interface SaveButtonProps extends Pick<ButtonLook, "size"> {
  /** Whether a list contains the item; then the bookmark is filled. */
  readonly isListed?: boolean
  readonly busy?: boolean
  readonly onPress: () => void
}

/** The 'Add to List' button. It prefetches the drawer's code when a pointer approaches. */
export const SaveButton = ({ isListed = false, busy = false, size = "regular", onPress }: SaveButtonProps) => {
  return (
    <Button
      size={size}
      busy={busy}
      data-early
      data-listed={isListed || undefined}
      title={isListed ? "In a list" : undefined}
      onClick={onPress}
      onPointerEnter={prefetchListDrawer}
      onFocus={prefetchListDrawer}
    >
      <Icon name="bookmark" />
      Add to List
    </Button>
  )
}

/** Saves an article to a list (LIST-28). */
export const ArticleSave = observer(function ArticleSave({ articleId }: { readonly articleId: number }) {
  const lists = useStore(ListsStore)
  const content = { items: [], articleIds: [articleId] }
  return (
    <SaveButton isListed={lists.holdsArticle(articleId)} onPress={() => void lists.open({ type: "save", content, fromListId: null })} />
  )
})

/** Saves a cart line to a list, with its quantity and the selected kit options. */
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
