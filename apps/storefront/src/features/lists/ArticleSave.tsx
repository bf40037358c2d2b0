import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ListsStore } from "./ListsStore.ts"
import { SaveButton } from "./SaveButton.tsx"

/** Saves an article to a list (LIST-28). */
export const ArticleSave = observer(function ArticleSave({ articleId }: { readonly articleId: number }) {
  const lists = useStore(ListsStore)
  const content = { items: [], articleIds: [articleId] }
  return (
    <SaveButton isListed={lists.holdsArticle(articleId)} onPress={() => void lists.open({ type: "save", content, fromListId: null })} />
  )
})
