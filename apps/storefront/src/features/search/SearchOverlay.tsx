import "@camber/ui/overlays.css"
import { MAX_TERM_LENGTH } from "@camber/domain/pages"
import { reaction } from "mobx"
import { observer } from "mobx-react-lite"
import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react"
import "./search.css"
import { SearchOverlay as Overlay } from "./view/search-overlay/SearchOverlay.tsx"
import type { Suggestion } from "./view/search-overlay/suggestion.ts"
import type { CachedPage } from "../../../service-worker/offlinePage.ts"
import { useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { InitialSearchStore, initialContent, searchFeatures } from "./initialContent.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { queryServiceWorker, getOfflineInitialContent, getOfflineSuggestions } from "./offlineSearch.ts"
import { getSearchHref, SearchStore } from "./SearchStore.ts"
import { shopForVehicle, getVehicleOffer } from "./shopForVehicle.ts"
import { suggestionGroups, type SuggestionHrefs } from "./suggestionGroups.ts"

const follow = (notify: () => void): (() => void) => {
  addEventListener("online", notify)
  addEventListener("offline", notify)
  return () => {
    removeEventListener("online", notify)
    removeEventListener("offline", notify)
  }
}

/** Returns whether the browser is offline. */
const useIsOffline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false
  )

/** Renders the search overlay. A separate chunk, because it needs the headless components. */
const SearchOverlay = observer(function SearchOverlay() {
  const search = useStore(SearchStore)
  const { brandName } = useStore(SettingsStore)
  const isOffline = useIsOffline()
  useEffect(() => search.ready(), [search])
  useFreshBoost()
  useRestoredChoice()
  const vehicle = useVehicle()
  const { completion, isKept, ...rows } = useRows(isOffline)
  return (
    <Overlay
      open={search.isOpen}
      onClose={search.close}
      title={`Search ${brandName}`}
      term={search.term}
      onTerm={search.change}
      maxLength={MAX_TERM_LENGTH}
      completion={completion}
      onSubmit={useCallback(() => search.submit(), [search])}
      vehicle={isKept ? null : vehicle}
      offline={isOffline}
      onClearRecent={useCallback(() => void search.clearRecent(), [search])}
      {...rows}
    />
  )
})

export default SearchOverlay

const PHONE = "(max-width: 460px)"

/** Returns the rows below the field. A letter renders in its own frame; the rows follow in a deferred render, and only the newest ones. */
const useRows = (isOffline: boolean) => {
  const search = useStore(SearchStore)
  const { plate, selected } = useStore(ProjectStore)
  const runtime = useStore(AppRuntime)
  const navigator = useStore(PageNavigator)
  const flags = useStore(FlagStore)
  const { content } = useBeforeTerm()
  const cachedPages = useCachedPages(isOffline)
  const { commonest, fitsOnly, isWaiting, recent, suggestions, term, understood } = search
  const hasCar = plate !== null
  const { initialSearchContent, mobileSearch } = searchFeatures(flags)
  const offer = useMemo(() => getVehicleOffer(understood, selected?.project.vehicle), [selected, understood])
  const hrefs = useMemo(
    (): SuggestionHrefs => ({
      search: (term) => getSearchHref(term, selected, fitsOnly) ?? "/shop/all",
      category: (url) => (hasCar ? `${url}${url.includes("?") ? "&" : "?"}fits=${fitsOnly ? 1 : 0}` : url)
    }),
    [fitsOnly, hasCar, selected]
  )
  const cachedTerm = cachedPages ? term : ""
  const groups = useMemo(
    () =>
      suggestions &&
      (cachedPages
        ? getOfflineSuggestions(cachedPages, cachedTerm)
        : suggestionGroups(suggestions, hrefs, { isPhone: matchMedia(PHONE).matches, offer })),
    [hrefs, cachedPages, cachedTerm, offer, suggestions]
  )
  const initial = useMemo(
    () =>
      cachedPages
        ? getOfflineInitialContent(cachedPages)
        : initialContent({ offer, content, commonest, recent, hrefs }, { initialSearchContent, mobileSearch }),
    [commonest, content, hrefs, initialSearchContent, cachedPages, mobileSearch, offer, recent]
  )
  const onChoose = useCallback(
    (row: Suggestion | null) => {
      const { term, understood } = search
      if (row?.kind === "vehicle" && understood) return void shopForVehicle({ term, understood }, search, runtime, navigator)
      if (row?.kind === "query") search.remember(row.label)
      search.leave()
    },
    [navigator, runtime, search]
  )
  const waiting = isWaiting && !isOffline
  const rows = useMemo(() => ({ initial, onChoose, suggestions: groups, waiting }), [groups, initial, onChoose, waiting])
  return { ...useDeferredValue(rows), completion: cachedPages ? "" : search.completion, isKept: cachedPages !== null }
}

/** Returns the selected vehicle as the overlay's filter; its X clears the selection (SRCH-17, SRCH-18). */
const useVehicle = () => {
  const search = useStore(SearchStore)
  const garage = useStore(GarageStore)
  const runtime = useStore(AppRuntime)
  const { plate } = useStore(ProjectStore)
  return (
    plate && {
      vehicle: plate.vehicle,
      onRemove: () => void garage.follow((use) => use.clearSelection),
      fitsOnly: search.fitsOnly,
      onFitsOnly: (fitsOnly: boolean) => {
        search.setFitsOnly(fitsOnly)
        void runtime.run((use) => use.Search.use((search) => search.keep(fitsOnly)))
      }
    }
  )
}

/** The search starts with the fit filter of the listings (GAP-C70). A switch that the shopper has changed since keeps its value. */
const useRestoredChoice = () => {
  const search = useStore(SearchStore)
  const runtime = useStore(AppRuntime)
  const { isOpen } = search
  useEffect(() => {
    if (!isOpen) return
    const { fitsOnly } = search
    void runtime
      .run((use) => use.Search.use((search) => search.isShowingEverything))
      .then((end) => end._tag === "Done" && end.value === fitsOnly && fitsOnly === search.fitsOnly && search.setFitsOnly(!end.value))
  }, [isOpen, runtime, search])
}

/** Another vehicle changes the order of products, so the current term is requested again. */
const useFreshBoost = () => {
  const search = useStore(SearchStore)
  const project = useStore(ProjectStore)
  useEffect(
    () =>
      reaction(
        () => project.selected,
        () => search.isOpen && search.ask()
      ),
    [project, search]
  )
}

/** Returns the content to show before a term is typed. It loads at each opening. */
const useBeforeTerm = (): InitialSearchStore => {
  const search = useStore(SearchStore)
  const before = useOwnStore(InitialSearchStore)
  const { isOpen } = search
  useEffect(() => {
    if (isOpen) void before.load()
  }, [before, isOpen])
  return before
}

/**
 * Returns the pages cached on this device, loaded at each opening without a network. null: there is a network, or they have not loaded yet.
 */
const useCachedPages = (isOffline: boolean): ReadonlyArray<CachedPage> | null => {
  const { isOpen } = useStore(SearchStore)
  const [cachedPages, setCachedPages] = useState<ReadonlyArray<CachedPage> | null>(null)
  useEffect(() => {
    let isWanted = isOffline && isOpen
    if (isWanted) void queryServiceWorker(navigator.serviceWorker).then((pages) => isWanted && setCachedPages(pages))
    return () => {
      isWanted = false
      setCachedPages(null)
    }
  }, [isOffline, isOpen])
  return cachedPages
}
