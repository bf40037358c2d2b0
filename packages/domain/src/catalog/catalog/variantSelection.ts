import { getSelectionHref, type OptionSelection, applySelection } from "./optionSelection.ts"
import { productHref } from "./rules.ts"
import type { VariantOffer } from "./previewVariant.ts"

/** What a page offers once these are pressed beside what `from` has chosen; null where no variant has them all. */
export type ResolveVariant = (page: VariantOffer, from: VariantOffer, presses: ReadonlyArray<OptionSelection>) => VariantOffer | null

/** What was pressed, the last at the end, beside what `from` has chosen. */
interface Pressing {
  readonly from: VariantOffer
  readonly presses: ReadonlyArray<OptionSelection>
}

/** The way to the page of a choice; of those that were begun only the last one counts. */
interface Way {
  readonly number: number
  readonly href: string
  /** Its page takes the place of the choice as soon as it is drawn. */
  readonly hasCome: boolean
}

/**
 * What was chosen, until a page stands for it. `presses` is what is not settled yet: it waits for the variants, or, where they cannot be had,
 * for a page after the other. None: `offer` is what the variants say, and its own page is to come.
 */
interface Choice extends Pressing {
  /** What is shown of it. */
  readonly offer: VariantOffer
  readonly way: Way | null
  /** Somebody has gone on meanwhile, and is not led back. */
  readonly isLeft: boolean
}

/** What a press means that came while a choice was not settled. */
interface HeldAct<Act> extends Pressing {
  readonly act: Act
}

/** What is chosen on a product's page, with what is to be done with it. Plain data, but for `variants`. */
export interface VariantSelection<Act> {
  /** As it is drawn. */
  readonly page: VariantOffer
  /** null while they are not known, and where they could not be had. */
  readonly variants: ResolveVariant | null
  /** How often they were asked for; the last answer counts, the others are of a car before. `isAsking` until it comes. */
  readonly asked: number
  readonly isAsking: boolean
  readonly choice: Choice | null
  readonly held: ReadonlyArray<HeldAct<Act>>
  /** How many ways were begun. */
  readonly ways: number
}

/** What happens to what is chosen. */
export type VariantSelectionEvent<Act> =
  /** Somebody is there who may choose. */
  | { readonly _tag: "Attended" }
  | { readonly _tag: "Pressed"; readonly pressed: OptionSelection }
  /** Something is to be done with what is chosen. */
  | { readonly _tag: "Held"; readonly act: Act }
  /** null: they could not be had. */
  | { readonly _tag: "Answered"; readonly asked: number; readonly variants: ResolveVariant | null }
  | { readonly _tag: "CarChanged" }
  /** The choice stands on the screen. */
  | { readonly _tag: "Shown"; readonly way: number }
  /** The way could not be gone: there is no network. */
  | { readonly _tag: "Offline"; readonly way: number }
  /** The way has ended; this page came last, and may not be drawn yet. */
  | { readonly _tag: "Came"; readonly way: number; readonly page: VariantOffer }
  | { readonly _tag: "Drawn"; readonly page: VariantOffer }
  /** Somebody goes on to another page. */
  | { readonly _tag: "Left" }

/** What is to be done next. */
export type VariantSelectionEffect<Act> =
  | { readonly _tag: "Ask"; readonly asked: number }
  /** null: what was chosen is not to be had. */
  | { readonly _tag: "Act"; readonly act: Act; readonly offer: VariantOffer | null }
  /** Tells when the choice stands on the screen. */
  | { readonly _tag: "Show"; readonly way: number }
  | { readonly _tag: "Go"; readonly way: number; readonly href: string }
  /** The choice is taken back: without a network nothing is known of it. */
  | { readonly _tag: "Say" }

type Step<Act> = readonly [state: VariantSelection<Act>, tasks: ReadonlyArray<VariantSelectionEffect<Act>>]

/** A page on which nothing has been pressed. */
export const createVariantSelection = <Act>(page: VariantOffer): VariantSelection<Act> => ({
  page,
  variants: null,
  asked: 0,
  isAsking: false,
  choice: null,
  held: [],
  ways: 0
})

/** What the page shows. */
export const getDisplayedOffer = ({ choice, page }: Pick<VariantSelection<never>, "choice" | "page">): VariantOffer => choice?.offer ?? page

/** What an event makes of what is chosen, and what is to be done. Total: what tells of an older question or way changes nothing. */
export const transitionVariantSelection = <Act>(state: VariantSelection<Act>, event: VariantSelectionEvent<Act>): Step<Act> => {
  const { choice, page } = state
  switch (event._tag) {
    case "Attended":
      return state.asked === 0 ? asking(state) : [state, []]
    case "Pressed":
      return pressed(state, event.pressed)
    case "Held":
      return isOpen(choice)
        ? [{ ...state, held: [...state.held, { act: event.act, from: choice.from, presses: choice.presses }] }, []]
        : [state, [{ _tag: "Act", act: event.act, offer: getDisplayedOffer(state) }]]
    case "Answered":
      return event.asked === state.asked ? answered({ ...state, variants: event.variants, isAsking: false }) : [state, []]
    case "CarChanged":
      return state.asked === 0 ? [state, []] : asking({ ...state, variants: null, choice: choice && unjudged(choice) })
    case "Shown":
      return isOn(choice, event.way) && !choice.isLeft ? [state, [{ _tag: "Go", way: event.way, href: choice.way.href }]] : [state, []]
    case "Offline":
      return isOn(choice, event.way) && isOpen(choice) ? takenBack(state, [{ _tag: "Say" }]) : [state, []]
    case "Came":
      if (!isOn(choice, event.way)) return [state, []]
      return event.page === page ? arrived(state, choice) : [{ ...state, choice: { ...choice, way: { ...choice.way, hasCome: true } } }, []]
    case "Drawn":
      return event.page === page ? [state, []] : drawn(state, event.page)
    case "Left":
      if (choice === null) return [state, []]
      return isOpen(choice) && choice.way ? takenBack(state) : [{ ...state, choice: { ...choice, isLeft: true } }, []]
  }
}

const isOpen = (choice: Choice | null): choice is Choice => choice !== null && choice.presses.length > 0
const isOn = (choice: Choice | null, way: number): choice is Choice & { readonly way: Way } => choice?.way?.number === way

const asking = <Act>(state: VariantSelection<Act>): Step<Act> => {
  const asked = state.asked + 1
  return [{ ...state, asked, isAsking: true }, [{ _tag: "Ask", asked }]]
}

const pressed = <Act>(state: VariantSelection<Act>, value: OptionSelection): Step<Act> => {
  const { page, variants } = state
  const shown = getDisplayedOffer(state)
  if (variants) {
    const offer = variants(page, shown, [value])
    return offer ? led(state, offer) : followed(state, choiceOf(shown, [value]))
  }
  const { from, presses, way } = isOpen(state.choice) ? state.choice : { from: shown, presses: [], way: null }
  const choice = { ...choiceOf(from, [...presses, value]), way }
  const next = { ...state, choice }
  if (state.asked === 0) return asking(next)
  return state.isAsking || way ? [next, []] : followed(next, choice)
}

const choiceOf = (from: VariantOffer, presses: Pressing["presses"]): Choice => ({
  from,
  presses,
  offer: presses.reduce(applySelection, from),
  way: null,
  isLeft: false
})

/** Leads to the page of what the variants say. */
const led = <Act>(state: VariantSelection<Act>, offer: VariantOffer): Step<Act> => {
  const way = state.ways + 1
  return [
    { ...state, ways: way, choice: { ...choiceOf(offer, []), way: { number: way, href: hrefOf(offer), hasCome: false } } },
    [{ _tag: "Show", way }]
  ]
}

/** Leads to the page that the first press names, from which the next one goes on. */
const followed = <Act>(state: VariantSelection<Act>, choice: Choice): Step<Act> => {
  const [first] = choice.presses
  const href = first ? getSelectionHref(choice.from, first) : null
  if (href === null) return takenBack(state)
  const way = state.ways + 1
  return [{ ...state, ways: way, choice: { ...choice, way: { number: way, href, hasCome: false } } }, [{ _tag: "Go", way, href }]]
}

const takenBack = <Act>(state: VariantSelection<Act>, tasks: Step<Act>[1] = []): Step<Act> => [
  { ...state, choice: null, held: [] },
  [...state.held.map(({ act }) => ({ _tag: "Act", act, offer: null }) as const), ...tasks]
]

/** What was held means what was chosen by then. Without the variants page follows page, and what is held goes along. */
const answered = <Act>(state: VariantSelection<Act>): Step<Act> => {
  const { choice, held, page, variants } = state
  if (!variants && choice?.way) return [state, []]
  const acts = held.map(({ act, from, presses }) => ({ _tag: "Act", act, offer: variants && variants(page, from, presses) }) as const)
  const [after, tasks] = settled<Act>({ ...state, held: [] })
  return [after, [...acts, ...tasks]]
}

const settled = <Act>(state: VariantSelection<Act>): Step<Act> => {
  const { choice, variants } = state
  if (choice === null) return [state, []]
  if (variants) return resolved(state, choice, variants)
  return choice.isLeft ? takenBack(state) : followed(state, choice)
}

/** The page shows as much of what was pressed as is to be had. */
const resolved = <Act>(
  state: VariantSelection<Act>,
  { from, isLeft, offer, presses, way }: Choice,
  variants: ResolveVariant
): Step<Act> => {
  const { page } = state
  if (presses.length === 0) return [{ ...state, choice: { ...choiceOf(variants(page, from, []) ?? offer, []), isLeft, way } }, []]
  for (let count = presses.length; count > 0; count--) {
    const reached = variants(page, from, presses.slice(0, count))
    if (reached) return isLeft ? [{ ...state, choice: { ...choiceOf(reached, []), isLeft } }, []] : led(state, reached)
  }
  return takenBack(state)
}

/** The page stands for the choice, and what is still to be pressed is pressed there. */
const arrived = <Act>(state: VariantSelection<Act>, { presses: [first, ...presses], way }: Choice): Step<Act> => {
  const { page } = state
  if (!first) return [{ ...state, choice: null }, []]
  if (hrefOf(page) !== way?.href) return takenBack(state)
  const left = state.held.map(({ act, presses }) => ({ act, from: page, presses: presses.slice(1) }))
  const acts = left.filter(({ presses }) => presses.length === 0).map(({ act }) => ({ _tag: "Act", act, offer: page }) as const)
  const next = { ...state, held: left.filter(({ presses }) => presses.length > 0) }
  const [after, tasks] = presses.length === 0 ? [{ ...next, choice: null }, []] : followed(next, choiceOf(page, presses))
  return [after, [...acts, ...tasks]]
}

const drawn = <Act>(before: VariantSelection<Act>, page: VariantOffer): Step<Act> => {
  const state = { ...before, page }
  const { choice, variants } = state
  if (choice === null || choice.isLeft) return [{ ...state, choice: null }, []]
  if (choice.way?.hasCome) return arrived(state, choice)
  // A page of an earlier press that comes late, or the same one for another car.
  const { presses, way } = choice
  const from = hrefOf(choice.from) === hrefOf(page) ? page : choice.from
  return [{ ...state, choice: { ...choiceOf(presses.length > 0 ? from : (variants?.(page, from, []) ?? from), presses), way } }, []]
}

/** What it says of fit was of a car before. */
const unjudged = (choice: Choice): Choice => ({ ...choice, from: openVerdict(choice.from), offer: openVerdict(choice.offer) })
const openVerdict = (offer: VariantOffer): VariantOffer => ({ ...offer, variant: { ...offer.variant, fit: null } })

const hrefOf = ({ card, variant }: VariantOffer): string => productHref(card.productPageUrl, variant.skuVariantNumber)
