import {
  type VariantSelectionEvent,
  type VariantOffer,
  getSelectionHref,
  type OptionSelection,
  type ProductPage,
  applySelection
} from "@camber/domain/catalog"
import type { PageRouter } from "../../foundation/router/PageRouter.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { ProjectStore } from "../vehicle/ProjectStore.ts"

/** What is to be done with what is chosen; null where that is not to be had. */
export type Act = (offer: VariantOffer | null) => void

/** Another page is on its way, which may be that of the choice. */
export interface PendingNavigation {
  readonly _tag: "Going"
}

/** What a choice is told. */
export type DispatchSelection = (event: VariantSelectionEvent<Act> | PendingNavigation) => void

/** What a choice asks, and where it is shown. */
export interface SelectionEnvironment {
  readonly router: PageRouter
  readonly runtime: AppRuntime
  readonly car: ProjectStore
  /** The page that came last, which may not be drawn yet; undefined where the router left it. */
  readonly newest: () => unknown
  /** null: what the page offers. */
  readonly show: (offer: VariantOffer | null) => void
  /** Says that a choice is taken back, since without a network nothing is known of it. */
  readonly takenBack: () => void
}

/**
 * Hears what happens to the choice of a product's page. What decides comes with the first sign of a person; until then a press shows, and all
 * is told to it from the beginning. Where it cannot be had what was pressed last leads to its page, unless somebody has gone on meanwhile, and
 * the rest is to be pressed again.
 */
export const createEarlySelection = (
  product: ProductPage,
  around: SelectionEnvironment,
  load = () => import("./runVariantSelection.ts")
): DispatchSelection => {
  let tell: DispatchSelection | undefined
  let isComing = false
  let page = product
  let told: Array<Parameters<DispatchSelection>[0]> = []
  const presses = () => told.flatMap((event) => (event._tag === "Pressed" ? [event.pressed] : []))

  const come = async () => {
    isComing = true
    const first = page
    const code = await load().catch(() => null)
    if (code === null) return giveUp()
    tell = code.runVariantSelection(first, around)
    told.forEach(tell)
    told = []
  }
  const giveUp = () => {
    let last: OptionSelection | null = null
    for (const event of told) {
      if (event._tag === "Held") event.act(null)
      if (event._tag === "Pressed") last = event.pressed
      // Who has gone on meanwhile is not led back.
      if (event._tag === "Going" || event._tag === "Left") last = null
    }
    told = []
    isComing = false
    around.show(null)
    const href = last && getSelectionHref(page, last)
    if (last && !navigator.onLine) around.takenBack()
    else if (href !== null) void around.router.navigate(href, { preventScrollReset: true })
  }
  return (event) => {
    if (tell) return tell(event)
    if (event._tag === "Drawn") page = event.page as ProductPage
    if (event._tag === "Held" && presses().length === 0) return event.act(page)
    if ((event._tag === "Pressed" || event._tag === "Attended") && !isComing) void come()
    if (isComing) told.push(event)
    if (event._tag === "Pressed") around.show(presses().reduce<VariantOffer>(applySelection, page))
  }
}
