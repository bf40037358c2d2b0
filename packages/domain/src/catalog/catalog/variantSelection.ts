import { getSelectionHref, type OptionSelection, applySelection } from "./optionSelection.ts"
import { productHref } from "./rules.ts"
import type { VariantOffer } from "./previewVariant.ts"

/** Returns the offer after these selections on top of `from`, or null if no variant matches. */
export type ResolveVariant = (page: VariantOffer, from: VariantOffer, presses: ReadonlyArray<OptionSelection>) => VariantOffer | null

/** Selections in order, on top of the choices in `from`. */
interface Pressing {
  readonly from: VariantOffer
  readonly presses: ReadonlyArray<OptionSelection>
}

/** A navigation to a choice's page. Only the latest one counts. */
interface Way {
  readonly number: number
  readonly href: string
  /** True if the page has loaded. The rendered page then replaces the choice. */
  readonly hasCome: boolean
}

/**
 * A choice whose own page is not displayed yet. `presses` are unresolved: they wait for the variants or, if the variants fail to load, for
 * one page at a time. Without presses, `offer` is resolved and only its page is pending.
 */
interface Choice extends Pressing {
  /** The displayed preview. */
  readonly offer: VariantOffer
  readonly way: Way | null
  /** True if the shopper left the page, so that the choice must not navigate back. */
  readonly isLeft: boolean
}

/** An action that was started while the choice was unresolved. */
interface HeldAct<Act> extends Pressing {
  readonly act: Act
}

/** The selection on a product page and its pending work. Plain data, except `variants`. */
export interface VariantSelection<Act> {
  /** The offer of the rendered page. */
  readonly page: VariantOffer
  /** Null while loading and after a failure. */
  readonly variants: ResolveVariant | null
  /**
   * Number of requests for the variants. Responses to older requests are ignored, because the vehicle changed. `isAsking` is true until the
   * response.
   */
  readonly requestId: number
  readonly isAsking: boolean
  readonly choice: Choice | null
  readonly held: ReadonlyArray<HeldAct<Act>>
  /** Number of navigations started. */
  readonly navigationId: number
}

/** Events of the variant selection. */
export type VariantSelectionEvent<Act> =
  /** The first user interaction with the page. */
  | { readonly _tag: "Ready" }
  | { readonly _tag: "Pressed"; readonly pressed: OptionSelection }
  /** An action on the current choice, such as adding it to the cart. */
  | { readonly _tag: "ActionDeferred"; readonly act: Act }
  /** Null if the variants could not be loaded. */
  | { readonly _tag: "VariantsLoaded"; readonly requestId: number; readonly variants: ResolveVariant | null }
  | { readonly _tag: "CarChanged" }
  /** The browser has painted the choice. */
  | { readonly _tag: "ChoiceDisplayed"; readonly navigationId: number }
  /** The navigation failed, because the device is offline. */
  | { readonly _tag: "Offline"; readonly navigationId: number }
  /** The navigation has ended with this page, which may not be rendered yet. */
  | { readonly _tag: "NavigationSettled"; readonly navigationId: number; readonly page: VariantOffer }
  | { readonly _tag: "PageRendered"; readonly page: VariantOffer }
  /** The shopper navigates to another page. */
  | { readonly _tag: "NavigatedAway" }

/** Effects to run after a transition. */
export type VariantSelectionEffect<Act> =
  | { readonly _tag: "LoadVariants"; readonly requestId: number }
  /** A null offer means the choice is unavailable. */
  | { readonly _tag: "Act"; readonly act: Act; readonly offer: VariantOffer | null }
  /** Wait for the paint, then send `ChoiceDisplayed`. */
  | { readonly _tag: "Show"; readonly navigationId: number }
  | { readonly _tag: "Go"; readonly navigationId: number; readonly href: string }
  /** Notify the shopper that the choice was reverted because the device is offline. */
  | { readonly _tag: "ShowOfflineNotice" }

type Step<Act> = readonly [state: VariantSelection<Act>, tasks: ReadonlyArray<VariantSelectionEffect<Act>>]

/** Creates the state of a page without selections. */
export const createVariantSelection = <Act>(page: VariantOffer): VariantSelection<Act> => ({
  page,
  variants: null,
  requestId: 0,
  isAsking: false,
  choice: null,
  held: [],
  navigationId: 0
})

/** Returns the offer to display. */
export const getDisplayedOffer = ({ choice, page }: Pick<VariantSelection<never>, "choice" | "page">): VariantOffer => choice?.offer ?? page

/** Returns the next state and its effects. Ignores events of older requests and navigations. */
export const transitionVariantSelection = <Act>(state: VariantSelection<Act>, event: VariantSelectionEvent<Act>): Step<Act> => {
  const { choice, page } = state
  switch (event._tag) {
    case "Ready":
      return state.requestId === 0 ? requestVariants(state) : [state, []]
    case "Pressed":
      return onPressed(state, event.pressed)
    case "ActionDeferred":
      return isOpen(choice)
        ? [{ ...state, held: [...state.held, { act: event.act, from: choice.from, presses: choice.presses }] }, []]
        : [state, [{ _tag: "Act", act: event.act, offer: getDisplayedOffer(state) }]]
    case "VariantsLoaded":
      return event.requestId === state.requestId ? onVariantsLoaded({ ...state, variants: event.variants, isAsking: false }) : [state, []]
    case "CarChanged":
      return state.requestId === 0 ? [state, []] : requestVariants({ ...state, variants: null, choice: choice && clearVerdicts(choice) })
    case "ChoiceDisplayed":
      return isCurrentWay(choice, event.navigationId) && !choice.isLeft
        ? [state, [{ _tag: "Go", navigationId: event.navigationId, href: choice.way.href }]]
        : [state, []]
    case "Offline":
      return isCurrentWay(choice, event.navigationId) && isOpen(choice) ? revert(state, [{ _tag: "ShowOfflineNotice" }]) : [state, []]
    case "NavigationSettled":
      if (!isCurrentWay(choice, event.navigationId)) return [state, []]
      return event.page === page
        ? onArrived(state, choice)
        : [{ ...state, choice: { ...choice, way: { ...choice.way, hasCome: true } } }, []]
    case "PageRendered":
      return event.page === page ? [state, []] : onDrawn(state, event.page)
    case "NavigatedAway":
      if (choice === null) return [state, []]
      return isOpen(choice) && choice.way ? revert(state) : [{ ...state, choice: { ...choice, isLeft: true } }, []]
  }
}

const isOpen = (choice: Choice | null): choice is Choice => choice !== null && choice.presses.length > 0
const isCurrentWay = (choice: Choice | null, way: number): choice is Choice & { readonly way: Way } => choice?.way?.number === way

const requestVariants = <Act>(state: VariantSelection<Act>): Step<Act> => {
  const requestId = state.requestId + 1
  return [{ ...state, requestId, isAsking: true }, [{ _tag: "LoadVariants", requestId }]]
}

const onPressed = <Act>(state: VariantSelection<Act>, value: OptionSelection): Step<Act> => {
  const { page, variants } = state
  const shown = getDisplayedOffer(state)
  if (variants) {
    const offer = variants(page, shown, [value])
    return offer ? navigateToOffer(state, offer) : followFirstPress(state, createChoice(shown, [value]))
  }
  const { from, presses, way } = isOpen(state.choice) ? state.choice : { from: shown, presses: [], way: null }
  const choice = { ...createChoice(from, [...presses, value]), way }
  const next = { ...state, choice }
  if (state.requestId === 0) return requestVariants(next)
  return state.isAsking || way ? [next, []] : followFirstPress(next, choice)
}

const createChoice = (from: VariantOffer, presses: Pressing["presses"]): Choice => ({
  from,
  presses,
  offer: presses.reduce(applySelection, from),
  way: null,
  isLeft: false
})

/** Navigates to the page of the resolved offer. */
const navigateToOffer = <Act>(state: VariantSelection<Act>, offer: VariantOffer): Step<Act> => {
  const navigationId = state.navigationId + 1
  return [
    { ...state, navigationId, choice: { ...createChoice(offer, []), way: { number: navigationId, href: getHref(offer), hasCome: false } } },
    [{ _tag: "Show", navigationId }]
  ]
}

/** Navigates to the page of the first selection. The others continue from there. */
const followFirstPress = <Act>(state: VariantSelection<Act>, choice: Choice): Step<Act> => {
  const [first] = choice.presses
  const href = first ? getSelectionHref(choice.from, first) : null
  if (href === null) return revert(state)
  const navigationId = state.navigationId + 1
  return [
    { ...state, navigationId, choice: { ...choice, way: { number: navigationId, href, hasCome: false } } },
    [{ _tag: "Go", navigationId, href }]
  ]
}

const revert = <Act>(state: VariantSelection<Act>, tasks: Step<Act>[1] = []): Step<Act> => [
  { ...state, choice: null, held: [] },
  [...state.held.map(({ act }) => ({ _tag: "Act", act, offer: null }) as const), ...tasks]
]

/** Actions use the choice that was displayed at the click. Without variants, actions move along from page to page. */
const onVariantsLoaded = <Act>(state: VariantSelection<Act>): Step<Act> => {
  const { choice, held, page, variants } = state
  if (!variants && choice?.way) return [state, []]
  const acts = held.map(({ act, from, presses }) => ({ _tag: "Act", act, offer: variants && variants(page, from, presses) }) as const)
  const [after, tasks] = resolveChoice<Act>({ ...state, held: [] })
  return [after, [...acts, ...tasks]]
}

const resolveChoice = <Act>(state: VariantSelection<Act>): Step<Act> => {
  const { choice, variants } = state
  if (choice === null) return [state, []]
  if (variants) return applyVariants(state, choice, variants)
  return choice.isLeft ? revert(state) : followFirstPress(state, choice)
}

/** Applies as many of the selections as are available, newest dropped first. */
const applyVariants = <Act>(
  state: VariantSelection<Act>,
  { from, isLeft, offer, presses, way }: Choice,
  variants: ResolveVariant
): Step<Act> => {
  const { page } = state
  if (presses.length === 0) return [{ ...state, choice: { ...createChoice(variants(page, from, []) ?? offer, []), isLeft, way } }, []]
  for (let count = presses.length; count > 0; count--) {
    const reached = variants(page, from, presses.slice(0, count))
    if (reached) return isLeft ? [{ ...state, choice: { ...createChoice(reached, []), isLeft } }, []] : navigateToOffer(state, reached)
  }
  return revert(state)
}

/** The page replaces the choice, and the remaining selections continue on it. */
const onArrived = <Act>(state: VariantSelection<Act>, { presses: [first, ...presses], way }: Choice): Step<Act> => {
  const { page } = state
  if (!first) return [{ ...state, choice: null }, []]
  if (getHref(page) !== way?.href) return revert(state)
  const left = state.held.map(({ act, presses }) => ({ act, from: page, presses: presses.slice(1) }))
  const acts = left.filter(({ presses }) => presses.length === 0).map(({ act }) => ({ _tag: "Act", act, offer: page }) as const)
  const next = { ...state, held: left.filter(({ presses }) => presses.length > 0) }
  const [after, tasks] = presses.length === 0 ? [{ ...next, choice: null }, []] : followFirstPress(next, createChoice(page, presses))
  return [after, [...acts, ...tasks]]
}

const onDrawn = <Act>(before: VariantSelection<Act>, page: VariantOffer): Step<Act> => {
  const state = { ...before, page }
  const { choice, variants } = state
  if (choice === null || choice.isLeft) return [{ ...state, choice: null }, []]
  if (choice.way?.hasCome) return onArrived(state, choice)
  // A delayed page of an earlier selection, or the same page for another vehicle
  const { presses, way } = choice
  const from = getHref(choice.from) === getHref(page) ? page : choice.from
  return [{ ...state, choice: { ...createChoice(presses.length > 0 ? from : (variants?.(page, from, []) ?? from), presses), way } }, []]
}

/** Clears the verdict, because it belongs to the previous vehicle. */
const clearVerdicts = (choice: Choice): Choice => ({ ...choice, from: clearVerdict(choice.from), offer: clearVerdict(choice.offer) })
const clearVerdict = (offer: VariantOffer): VariantOffer => ({ ...offer, variant: { ...offer.variant, fit: null } })

const getHref = ({ card, variant }: VariantOffer): string => productHref(card.productPageUrl, variant.skuVariantNumber)
