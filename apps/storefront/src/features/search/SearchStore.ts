import { normalizeTerm, MAX_TERM_LENGTH, searchHref } from "@camber/domain/pages"
import {
  isOwnVehicleQuery,
  getCompletion,
  type KnownSuggestions,
  NO_SUGGESTIONS,
  SUGGESTION_COUNT,
  type SuggestionQuery,
  type Suggestions,
  type QueryInterpretation
} from "@camber/domain/search"
import { type SelectedProject, toYmmBoost } from "@camber/domain/vehicle"
import { action, actionBound, computed, makeObservable, observable, observableRef } from "mobx"
import type { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { ProjectStore } from "../vehicle/ProjectStore.ts"
import type { SearchOpening } from "./useSearchKeys.ts"

/** State of the header's search bar when the search opens. */
export interface SearchBar {
  readonly term: string
  readonly isSearchPage: boolean
  /** The page's interpretation of the term. */
  readonly understood: QueryInterpretation | null
}

/** Search for parts of any fit, for shoppers with a selected vehicle. */
const EVERYTHING = "/search?fits=0"

const emptyBar: SearchBar = { term: "", isSearchPage: false, understood: null }

/** Holds the search: the term, its newest answer, and its destination. */
export class SearchStore {
  /** Whether the overlay's code should load. */
  isWanted = false
  /** Whether the overlay's code has loaded. */
  isReady = false
  isOpen = false
  term = ""
  /** Answer to the newest answered term; rows remain until others arrive. null: no request was sent. */
  suggestions: Suggestions | null = null
  /** Newest first. */
  recent: ReadonlyArray<string> = []
  /** The most frequent searches. */
  commonest: ReadonlyArray<string> = []
  /** Whether the term's answer is loading. */
  isWaiting = false
  /** Whether a search is limited to parts that fit the selected vehicle, as listings are (GAP-C70). */
  fitsOnly = true
  #bar = emptyBar
  #prefilled: string | null = null
  #asking: AbortController | null = null
  #visitor: Pick<SuggestionQuery, "visitorId" | "webUserGuid"> = { visitorId: null, webUserGuid: null }
  readonly #runtime: AppRuntime
  readonly #navigator: PageNavigator
  readonly #project: ProjectStore
  readonly #catalogVersion: string
  constructor(runtime: AppRuntime, navigator: PageNavigator, project: ProjectStore, catalogVersion: string) {
    this.#runtime = runtime
    this.#navigator = navigator
    this.#project = project
    this.#catalogVersion = catalogVersion
    makeObservable<SearchStore, "write">(this, {
      isWanted: observable,
      isReady: observable,
      isOpen: observable,
      term: observable,
      suggestions: observableRef,
      recent: observableRef,
      commonest: observableRef,
      isWaiting: observable,
      fitsOnly: observable,
      completion: computed,
      prepare: actionBound,
      ready: actionBound,
      giveUp: action,
      open: action,
      change: actionBound,
      write: action,
      close: actionBound,
      leave: action,
      setFitsOnly: actionBound,
      receive: action,
      receiveKnown: action,
      receiveCommonest: action,
      setWaiting: action,
      receiveRecent: action
    })
  }

  /** Text that the type-ahead hint adds to the term (SRCH-06). */
  get completion(): string {
    return getCompletion(this.term, this.suggestions?.typeAheadSuggestion ?? "")
  }
  /** The interpretation of the term: from its answer, or from the page for the page's own term, for which no request is sent. */
  get understood(): QueryInterpretation | null {
    if (this.suggestions !== null) return this.suggestions.understood
    return this.term === this.#prefilled && normalizeTerm(this.term) === normalizeTerm(this.#bar.term) ? this.#bar.understood : null
  }
  /** Preloads the overlay's code. */
  prepare(): void {
    this.isWanted = true
  }
  ready(): void {
    this.isReady = true
    void this.#learn()
  }
  async #learn(): Promise<void> {
    const end = await this.#runtime.run((use) => use.SearchTerms.use((search) => search.learn(this.#catalogVersion)))
    if (end._tag === "Done") this.receiveCommonest(end.value)
  }
  receiveCommonest(commonest: ReadonlyArray<string>): void {
    this.commonest = commonest
  }
  /** Handles a failed load of its code: the header's field remains a plain one until the visitor opens the search again. */
  giveUp(): void {
    this.isWanted = false
    this.close()
  }

  /**
   * Opens the search with the typed text. Without typed text, `isEditing` decides: true keeps the term, and on a search page fills in the
   * last search; false starts with an empty term (SRCH-20, SRCH-21).
   */
  open({ isEditing, typed }: SearchOpening, bar: SearchBar): void {
    this.isWanted = true
    this.isOpen = true
    this.#bar = bar
    this.#prefilled = null
    const isPrefilled = typed === undefined && isEditing && bar.isSearchPage
    if (isPrefilled) this.#prefill(this.recent[0] ?? bar.term)
    else this.change(typed ?? (isEditing ? this.term : ""))
    void this.#recall(isPrefilled)
  }
  #prefill(term: string): void {
    this.#prefilled = term
    this.write(term)
  }
  async #recall(isPrefilled: boolean): Promise<void> {
    const [recent, guid, visitorId] = await Promise.all([
      this.#runtime.run((use) => use.SearchTerms.use((search) => search.recent)),
      this.#runtime.run((use) => use.Visitor.use((visitor) => visitor.guid)),
      this.#runtime.run((use) => use.Visitor.use((visitor) => visitor.visitorId))
    ])
    this.#visitor = {
      webUserGuid: guid._tag === "Done" ? guid.value : null,
      visitorId: visitorId._tag === "Done" ? visitorId.value : null
    }
    if (recent._tag === "Done") this.receiveRecent(recent.value, isPrefilled)
  }
  receiveRecent(recent: ReadonlyArray<string>, isPrefilled: boolean): void {
    this.recent = recent
    const [newest] = recent
    if (isPrefilled && newest !== undefined && this.isOpen && this.term === this.#prefilled) this.#prefill(newest)
  }

  /**
   * Sets another term and cancels the request for the previous term (SRCH-28). A blank term and the prefilled term send no request
   * (SRCH-27). After an edit, the same words count as the shopper's own and send a request.
   */
  change(text: string): void {
    if (text !== this.#prefilled) this.#prefilled = null
    this.write(text)
  }
  private write(text: string): void {
    this.term = Array.from(text.toWellFormed()).slice(0, MAX_TERM_LENGTH).join("")
    this.ask()
  }
  /** Requests the current term, again if the selected vehicle has changed. */
  ask(): void {
    this.#asking?.abort()
    this.#asking = null
    const { term } = this
    if (searchHref(term) === null || term === this.#prefilled) this.receive(null)
    else void this.#ask(term, (this.#asking = new AbortController()))
  }
  async #ask(term: string, asking: AbortController): Promise<void> {
    this.setWaiting(true)
    void this.#runtime
      .run((use) => use.SearchTerms.use((search) => search.known(term)), asking.signal)
      .then((known) => asking === this.#asking && this.isWaiting && known._tag === "Done" && this.receiveKnown(known.value))
    const end = await this.#runtime.run((use) => use.SearchTerms.use((search) => search.suggest(this.#question(term))), asking.signal)
    if (asking === this.#asking) this.receive(end._tag === "Done" ? end.value : NO_SUGGESTIONS)
  }
  /** The services limit the products by the shop's setting; the overlay shows no more than it requested (GAP-09). */
  #question(term: string): SuggestionQuery {
    const { selected } = this.#project
    return {
      ...this.#visitor,
      term,
      currentUrl: location.pathname + location.search,
      boost: toYmmBoost(selected?.project ?? null, selected?.description ?? null),
      productCap: SUGGESTION_COUNT,
      fits: this.fitsOnly && selected ? selected.project : null
    }
  }
  receive(suggestions: Suggestions | null): void {
    this.isWaiting = false
    this.suggestions = suggestions
  }
  setWaiting(isWaiting: boolean): void {
    this.isWaiting = isWaiting
  }
  /** Replaces the previous term's known suggestions; suggestions that only the services know remain until they respond. */
  receiveKnown(known: KnownSuggestions | null): void {
    if (known) this.suggestions = { ...(this.suggestions ?? NO_SUGGESTIONS), ...known }
  }

  setFitsOnly(fitsOnly: boolean): void {
    this.fitsOnly = fitsOnly
    this.ask()
  }
  hrefFor(term: string): string | null {
    return getSearchHref(term, this.#project.selected, this.fitsOnly)
  }
  /** Searches the current term (SRCH-23, SRCH-24); a part number leads to the part. */
  submit(): void {
    const part = this.isWaiting ? null : this.understood?.part
    const href = part?.url ?? this.hrefFor(this.term)
    if (href === null) return this.close()
    this.remember(this.term)
    this.leave()
    this.#navigator.go(href)
  }
  remember(term: string): void {
    void this.#runtime.run((use) => use.SearchTerms.use((search) => search.remember(term)))
  }
  async clearRecent(): Promise<void> {
    this.receiveRecent([], false)
    await this.#runtime.run((use) => use.SearchTerms.use((search) => search.clearRecent))
  }
  /** Closes without a choice and restores the header's term (SRCH-22, GAP-57). */
  close(): void {
    this.leave()
    this.term = this.#bar.term
  }
  /** Closes because the page navigates away. */
  leave(): void {
    this.isOpen = false
    this.#asking?.abort()
    this.#asking = null
    this.receive(null)
  }
}

/**
 * Returns the address of a term's results; null for a blank term (SRCH-23, SRCH-25). 'Parts for my car' leads to that car's parts, or to
 * the vehicle selection.
 */
export const getSearchHref = (term: string, selected: SelectedProject | null, fitsOnly: boolean): string | null =>
  isOwnVehicleQuery(term)
    ? (selected?.description.shopUrl ?? "/CustomerVehicle")
    : searchHref(term, selected ? (fitsOnly ? selected.description.searchUrl : EVERYTHING) : undefined)
