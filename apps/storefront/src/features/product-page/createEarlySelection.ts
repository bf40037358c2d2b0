import {
  type VariantSelectionEvent,
  type VariantOffer,
  getSelectionHref,
  type OptionSelection,
  type ProductPage,
  applySelection
} from "@camber/domain/catalog"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { ProjectStore } from "../vehicle/ProjectStore.ts"

/** Runs on the selected variant; null if that variant is unavailable. */
export type Act = (offer: VariantOffer | null) => void

/** Another page is loading, possibly that of the choice. */
export interface PendingNavigation {
  readonly _tag: "Going"
}

/** Sends an event to the selection machine. */
export type DispatchSelection = (event: VariantSelectionEvent<Act> | PendingNavigation) => void

/** Services that a selection calls, and where it renders. */
export interface SelectionEnvironment {
  /** Navigates to a variant's page without scrolling. Resolves once the page is rendered. */
  readonly navigate: (href: string) => Promise<void>
  readonly runtime: AppRuntime
  readonly car: ProjectStore
  /** The rendered page. */
  readonly getPage: () => ProductPage
  /** null: shows the page's own offer. */
  readonly show: (offer: VariantOffer | null) => void
  /** Notifies that a choice was reverted, because its data is unavailable offline. */
  readonly takenBack: () => void
}

/**
 * Receives the events of a product page's selection. The deciding code loads at the first interaction. Until then a click is shown
 * immediately, and all events are replayed once the code has loaded. If the code fails to load, the last click leads to its page unless the
 * visitor has navigated to another page, and the visitor must repeat the other clicks.
 */
export const createEarlySelection = (
  product: ProductPage,
  around: SelectionEnvironment,
  load = () => import("./runVariantSelection.ts")
): DispatchSelection => {
  let dispatch: DispatchSelection | undefined
  let isComing = false
  let page = product
  let waiting: Array<Parameters<DispatchSelection>[0]> = []
  const presses = () => waiting.flatMap((event) => (event._tag === "Pressed" ? [event.pressed] : []))

  const come = async () => {
    isComing = true
    const first = page
    const code = await load().catch(() => null)
    if (code === null) return giveUp()
    dispatch = code.runVariantSelection(first, around)
    waiting.forEach(dispatch)
    waiting = []
  }
  const giveUp = () => {
    let last: OptionSelection | null = null
    for (const event of waiting) {
      if (event._tag === "ActionDeferred") event.act(null)
      if (event._tag === "Pressed") last = event.pressed
      // A visitor who has navigated to another page is not redirected.
      if (event._tag === "Going" || event._tag === "NavigatedAway") last = null
    }
    waiting = []
    isComing = false
    around.show(null)
    const href = last && getSelectionHref(page, last)
    if (last && !navigator.onLine) around.takenBack()
    else if (href !== null) void around.navigate(href)
  }
  return (event) => {
    if (dispatch) return dispatch(event)
    if (event._tag === "PageRendered") page = event.page as ProductPage
    if (event._tag === "ActionDeferred" && presses().length === 0) return event.act(page)
    if ((event._tag === "Pressed" || event._tag === "Ready") && !isComing) void come()
    if (isComing) waiting.push(event)
    if (event._tag === "Pressed") around.show(presses().reduce<VariantOffer>(applySelection, page))
  }
}
