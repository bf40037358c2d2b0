import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useFirstInteraction } from "../../foundation/late/useFirstInteraction.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { onOpenSearch } from "./openSearch.ts"
import { SearchStore } from "./SearchStore.ts"
import { useSearchBar } from "./useSearchBar.ts"
import { useSearchKeys } from "./useSearchKeys.ts"

const searchOverlay: LazyComponent = () => import("./SearchOverlay.tsx")

/**
 * Opens the search over the page on request. Its code loads at the first interaction; until then, and if it fails to load, the header's
 * field performs the search.
 */
export const SearchModal = observer(function SearchModal() {
  const search = useStore(SearchStore)
  const { term, isSearchPage, understood } = useSearchBar()
  const Overlay = useLazyComponent(search.isWanted, searchOverlay, () => search.giveUp())
  useFirstInteraction(search.prepare)
  useSearchKeys(search, term !== "")
  useEffect(
    () => onOpenSearch((opening) => search.open(opening, { term, isSearchPage, understood })),
    [search, term, isSearchPage, understood]
  )
  useEffect(() => {
    if (Overlay) search.ready()
  }, [search, Overlay])
  return Overlay && <Overlay />
})
