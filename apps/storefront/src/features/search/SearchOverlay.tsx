import "@camber/ui/overlays.css"
import "./search.css"
import { LONGEST_TERM } from "@camber/domain/pages"
import { SearchOverlay as Overlay } from "./view/search-overlay/SearchOverlay.tsx"
import type { Suggestion } from "./view/search-overlay/suggestion.ts"
import { reaction } from "mobx"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { ReadPage } from "../../../worker/offlineText.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { BeforeTermStore } from "./BeforeTermStore.ts"
import { initialContent, searchFeatures } from "./initialContent.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { askWorker, keptInitial, keptSuggestions } from "./keptSearch.ts"
import { SearchStore } from "./SearchStore.ts"
import { shopForVehicle } from "./shopForVehicle.ts"
import { suggestionGroups, type SuggestionHrefs } from "./suggestionGroups.ts"
import { termOffer } from "./termOffer.ts"
import { useIsOffline } from "./useIsOffline.ts"

/** The search as you type, over the page. A chunk of its own: the headless components come with it. */
const SearchOverlay = observer(function SearchOverlay() {
  const search = useStore(SearchStore)
  const { brandName } = useStore(SettingsStore)
  const { plate, selected } = useStore(ProjectStore)
  const runtime = useStore(AppRuntime)
  const navigator = useStore(PageNavigator)
  const before = useBeforeTerm()
  const isOffline = useIsOffline()
  const kept = useKept(isOffline)
  useFreshBoost()
  useKeptChoice()
  const flags = useStore(FlagStore)
  const { commonest, recent, suggestions, term, understood } = search
  const offer = termOffer(understood, selected?.project.vehicle)
  const hrefs: SuggestionHrefs = {
    search: (term) => search.hrefFor(term) ?? "/shop/all",
    category: (url) => (plate === null ? url : `${url}${url.includes("?") ? "&" : "?"}fits=${search.fitsOnly ? 1 : 0}`)
  }
  const vehicle = useVehicle()
  const choose = (row: Suggestion | null) => {
    if (row?.kind === "vehicle" && understood) return void shopForVehicle({ term, understood }, search, runtime, navigator)
    if (row?.kind === "query") search.remember(row.label)
    search.leave()
  }
  return (
    <Overlay
      open={search.isOpen}
      onClose={search.close}
      title={`Search ${brandName}`}
      term={term}
      onTerm={search.change}
      maxLength={LONGEST_TERM}
      completion={kept ? "" : search.completion}
      onSubmit={() => search.submit()}
      vehicle={kept ? null : vehicle}
      suggestions={
        suggestions &&
        (kept ? keptSuggestions(kept, term) : suggestionGroups(suggestions, hrefs, { isPhone: matchMedia(PHONE).matches, offer }))
      }
      waiting={search.isWaiting && !isOffline}
      offline={isOffline}
      initial={
        kept ? keptInitial(kept) : initialContent({ offer, content: before.content, commonest, recent, hrefs }, searchFeatures(flags))
      }
      onClearRecent={() => void search.clearRecent()}
      onChoose={choose}
    />
  )
})

export default SearchOverlay

const PHONE = "(max-width: 460px)"

/** The selected vehicle as the overlay's filter; its X clears the selection (SRCH-17, SRCH-18). */
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

/** The search begins as listings are kept (GAP-C70); what was switched meanwhile stays. */
const useKeptChoice = () => {
  const search = useStore(SearchStore)
  const runtime = useStore(AppRuntime)
  const { isOpen } = search
  useEffect(() => {
    if (!isOpen) return
    const { fitsOnly } = search
    void runtime
      .run((use) => use.Search.use((search) => search.isAllKept))
      .then((end) => end._tag === "Done" && end.value === fitsOnly && fitsOnly === search.fitsOnly && search.setFitsOnly(!end.value))
  }, [isOpen, runtime, search])
}

/** Another vehicle puts other products first: what is typed is asked again. */
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

/** Looked up at each opening. */
const useBeforeTerm = (): BeforeTermStore => {
  const search = useStore(SearchStore)
  const before = useOwnStore(BeforeTermStore)
  const { isOpen } = search
  useEffect(() => {
    if (isOpen) void before.load()
  }, [before, isOpen])
  return before
}

/** Without a network: the pages that can be read on this device, looked up at each opening. null: there is a network, or they are not known yet. */
const useKept = (isOffline: boolean): ReadonlyArray<ReadPage> | null => {
  const { isOpen } = useStore(SearchStore)
  const [kept, setKept] = useState<ReadonlyArray<ReadPage> | null>(null)
  useEffect(() => {
    let isWanted = isOffline && isOpen
    if (isWanted) void askWorker(navigator.serviceWorker).then((pages) => isWanted && setKept(pages))
    return () => {
      isWanted = false
      setKept(null)
    }
  }, [isOffline, isOpen])
  return kept
}
