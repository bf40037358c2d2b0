import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useFirstInteraction } from "../../foundation/lazy/useFirstInteraction.ts"
import { onOpenSearch, useSearchBar, useSearchKeys } from "./useSearchKeys.ts"
import { SearchStore } from "./SearchStore.ts"

const searchOverlay: LazyComponent = () => import("./SearchOverlay.tsx")

/**
 * Opens the search over the page on request. Its code loads at the first interaction; until then, and if it fails to load, the header's
 * field performs the search.
 */
export const SearchModal = observer(function SearchModal() {
  const search = useStore(SearchStore)
  const { term, isSearchPage, understood } = useSearchBar()
  useFirstInteraction(search.prepare)
  useSearchKeys(search, term !== "")
  useEffect(
    () => onOpenSearch((opening) => search.open(opening, { term, isSearchPage, understood })),
    [search, term, isSearchPage, understood]
  )
  return <Lazy load={searchOverlay} isWanted={search.isWanted} onFailure={() => search.giveUp()} />
})
