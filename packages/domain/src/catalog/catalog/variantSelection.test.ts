import { sampleChoiceVariant, sampleProduct, sampleProductOptions, sampleReason, sampleVerdict } from "@camber/testing/records"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import {
  transitionVariantSelection,
  type VariantSelectionEvent,
  type VariantSelectionEffect,
  createVariantSelection,
  getDisplayedOffer
} from "./variantSelection.ts"
import { indexOptions } from "./indexOptions.ts"
import type { ChoiceVariant } from "./model.ts"
import { SkuVariantNumber } from "./sku.ts"
import type { OptionSelection } from "./optionSelection.ts"
import { productHref } from "./rules.ts"
import { type VariantOffer, resolveOffer } from "./previewVariant.ts"

/** Three options with three values each. A combination has one digit per option. */
const SIZE = 3
const definitions = ["Bore", "Side", "Finish"].map((displayName, at) => ({
  id: at + 1,
  ordinality: at + 1,
  displayName,
  values: Array.from({ length: SIZE }, (_, value) => ({
    id: valueId(at, value),
    ordinality: value,
    displayName: `${displayName} ${value}`
  }))
}))
function valueId(option: number, value: number) {
  return 10 * (option + 1) + value
}
type Combination = string
const allCombinations: ReadonlyArray<Combination> = Array.from({ length: SIZE ** 3 }, (_, at) => at.toString(SIZE).padStart(3, "0"))
const START = "000"
const path = "/item/rotor/2"
const getSku = (combination: Combination) => SkuVariantNumber.make(`CAM-2-${combination}`)
const combinationAt = (href: string): Combination => href.slice(-3)

/** Fitment per vehicle number. The option that decides differs between consecutive vehicles. */
const fitsIn = (car: number, combination: Combination): boolean => combination[car % combination.length] === "0"
const verdictIn = (car: number, combination: Combination): Verdict =>
  sampleVerdict({
    fitment: fitsIn(car, combination) ? "DirectFit" : "NoFit",
    // The note identifies the vehicle
    reason: sampleReason({ note: `car ${car}`, applicationId: null, conditions: [], source: null, sourceDate: null })
  })

const variantIn = (car: number, combination: Combination): ChoiceVariant =>
  sampleChoiceVariant({
    skuVariantNumber: getSku(combination),
    optionValues: definitions.map(({ displayName }, at) => `${displayName} ${combination[at]}`),
    fits: fitsIn(car, combination)
  })

/** Fake services for a product with these combinations. */
const product = (made: ReadonlyArray<Combination>) => {
  const variantsIn = (car: number) => made.map((combination) => variantIn(car, combination))
  const createPage = (combination: Combination, car: number): VariantOffer => {
    const { fits: _, ...variant } = variantIn(car, combination)
    return {
      card: sampleProduct({ productPageUrl: path }),
      options: sampleProductOptions({
        skuVariantNumber: getSku(combination),
        productPageUrl: path,
        indexOptions: indexOptions(definitions, variantsIn(car), variant.optionValues, ({ skuVariantNumber }) =>
          productHref(path, skuVariantNumber)
        )
      }),
      variant: { ...variant, fit: verdictIn(car, combination) }
    }
  }
  const variantsFor = (car: number) => {
    const variants = variantsIn(car)
    const choices = { variants, indexOptions: indexOptions(definitions, variants, [null, null, null], () => null) }
    return (page: VariantOffer, from: VariantOffer, presses: ReadonlyArray<OptionSelection>) => resolveOffer(page, choices, from, presses)
  }
  return { pageOf: createPage, variantsFor }
}

const chosenIn = ({ options }: VariantOffer): Combination =>
  options.indexOptions.map(({ indexOptionValues }) => indexOptionValues.findIndex(({ isSelected }) => isSelected)).join("")
const withChosen = (combination: Combination, { option, value }: OptionSelection): Combination =>
  [...combination].map((own, at) => (at === option - 1 ? String(value % 10) : own)).join("")

/** Random events around the page, in any order. A number selects among the possibilities at that time. */
type Happening =
  | { readonly _tag: "press"; readonly option: number; readonly value: number }
  | { readonly _tag: "act" | "sign" | "frame" | "arrive" | "draw" | "car" | "leave" | "network" }
  | { readonly _tag: "answer"; readonly at: number; readonly isHad: boolean }
  | { readonly _tag: "goElsewhere"; readonly to: number }

interface Acted {
  readonly id: number
  readonly offer: VariantOffer | null
}
interface Moment {
  readonly before: VariantOffer
  /** The displayed offer: the page's own, a pending choice, or a walk from page to page. The latter two may be unavailable. */
  readonly stood: "page" | "choice" | "walk"
  readonly event: VariantSelectionEvent<number>
  readonly tasks: ReadonlyArray<VariantSelectionEffect<number>>
  readonly shown: VariantOffer
  readonly page: VariantOffer
  readonly car: number
  readonly isOpen: boolean
}

/** Simulates a page with a router for one navigation at a time, services that respond in any order, and a shopper. */
const life = (made: ReadonlyArray<Combination>, happenings: ReadonlyArray<Happening>) => {
  const { pageOf: createPage, variantsFor } = product(made)
  let [car, isOnline, isMounted] = [0, true, true]
  let newest = createPage(START, car)
  let state = createVariantSelection<number>(newest)
  /** The page's latest request: a variant's page, or a reload of the same page. */
  let pending: { readonly to: Combination; readonly at: number } | null = null
  let pageCar = car
  /** Event index at which navigation to each page began. */
  const askedAt = new Map([[newest, 0]])
  const ways: Array<number> = []
  const asks: Array<{ readonly asked: number; readonly car: number }> = []
  const frames: Array<number> = []
  const acted: Array<Acted> = []
  /** Combination that was displayed when each action was started. */
  const meant: Array<Combination> = []
  const moments: Array<Moment> = []

  const send = (event: VariantSelectionEvent<number>) => {
    const before = getDisplayedOffer(state)
    const isWalk = state.choice?.way != null && state.choice.presses.length > 0
    const stood = isWalk ? "walk" : state.choice ? "choice" : "page"
    const [next, tasks] = transitionVariantSelection(state, event)
    state = next
    const isOpen = (next.choice?.presses.length ?? 0) > 0
    moments.push({ before, stood, event, tasks, shown: getDisplayedOffer(next), page: next.page, car, isOpen })
    for (const task of tasks) {
      if (task._tag === "LoadVariants") asks.push({ asked: task.requestId, car })
      if (task._tag === "Act") acted.push({ id: task.act, offer: task.offer })
      if (task._tag === "Show") frames.push(task.navigationId)
      if (task._tag === "Go" && !isOnline) send({ _tag: "Offline", navigationId: task.navigationId })
      else if (task._tag === "Go") {
        pending = { to: combinationAt(task.href), at: moments.length }
        ways.push(task.navigationId)
      }
    }
  }
  const happen = (what: Happening) => {
    switch (what._tag) {
      case "press": {
        const option = getDisplayedOffer(state).options.indexOptions[what.option]!
        const value = option.indexOptionValues[what.value]!
        if (isMounted && !value.isDisabled && !value.isSelected) send({ _tag: "Pressed", pressed: { option: option.id, value: value.id } })
        return
      }
      case "act":
        if (!isMounted) return
        meant.push(chosenIn(getDisplayedOffer(state)))
        return send({ _tag: "ActionDeferred", act: meant.length - 1 })
      case "sign":
        return isMounted ? send({ _tag: "Ready" }) : undefined
      case "answer": {
        const [ask] = asks.splice(what.at % Math.max(1, asks.length), 1)
        if (ask) send({ _tag: "VariantsLoaded", requestId: ask.asked, variants: what.isHad && isOnline ? variantsFor(ask.car) : null })
        return
      }
      case "frame": {
        const navigationId = frames.shift()
        return navigationId === undefined ? undefined : send({ _tag: "ChoiceDisplayed", navigationId })
      }
      case "arrive": {
        if (pending === null && pageCar === car) return
        const { at, to } = pending ?? { at: askedAt.get(newest)!, to: chosenIn(newest) }
        newest = createPage(to, car)
        askedAt.set(newest, at)
        ;[pending, pageCar] = [null, car]
        const ended = ways.splice(0)
        if (isMounted) for (const navigationId of ended) send({ _tag: "NavigationSettled", navigationId, page: newest })
        return
      }
      case "draw":
        return isMounted && newest !== state.page ? send({ _tag: "PageRendered", page: newest }) : undefined
      case "car":
        car += 1
        return isMounted ? send({ _tag: "CarChanged" }) : undefined
      case "network":
        isOnline = !isOnline
        return
      case "goElsewhere":
        if (!isMounted) return
        pending = { to: made[what.to % made.length]!, at: moments.length }
        return ways.length === 0 ? send({ _tag: "NavigatedAway" }) : undefined
      case "leave":
        if (isMounted) send({ _tag: "NavigatedAway" })
        isMounted = false
        return
    }
  }
  happenings.forEach(happen)
  /** Completes everything that is pending. */
  const settle = (isHad = true) => {
    isOnline = true
    const isMoving = () => asks.length + frames.length + ways.length > 0 || pending !== null || pageCar !== car || newest !== state.page
    while (isMoving() && (isMounted || asks.length + frames.length > 0)) {
      if (asks.length > 0) happen({ _tag: "answer", at: 0, isHad })
      for (const _tag of ["frame", "arrive", "draw"] as const) happen({ _tag })
    }
  }
  return { settle, acted, meant, moments, askedAt, state: () => state }
}

/** Runs a simulation to its end. */
const lived = (...[made, happenings, isHad]: [...Parameters<typeof life>, isHad?: boolean]) => {
  const whole = life(made, happenings)
  whole.settle(isHad)
  return whole
}

const anyMade = fc
  .subarray([...allCombinations], { minLength: 8 })
  .map((some): ReadonlyArray<Combination> => (some.includes(START) ? some : [START, ...some]))
const place = fc.integer({ min: 0, max: SIZE - 1 })
const press = fc.record({ _tag: fc.constant("press" as const), option: place, value: place })
const just = <Tag extends "act" | "sign" | "frame" | "arrive" | "draw" | "car" | "leave" | "network">(_tag: Tag) => fc.constant({ _tag })
const createAnswer = (isHad: fc.Arbitrary<boolean>) => fc.record({ _tag: fc.constant("answer" as const), at: fc.nat(3), isHad })
const goElsewhere = fc.record({ _tag: fc.constant("goElsewhere" as const), to: fc.nat(26) })
/** Events without failures, at any speed. */
const smooth: ReadonlyArray<fc.WeightedArbitrary<Happening>> = [
  { weight: 5, arbitrary: press },
  { weight: 3, arbitrary: just("act") },
  { weight: 1, arbitrary: just("sign") },
  { weight: 3, arbitrary: createAnswer(fc.constant(true)) },
  { weight: 3, arbitrary: just("frame") },
  { weight: 3, arbitrary: just("arrive") },
  { weight: 3, arbitrary: just("draw") },
  { weight: 1, arbitrary: just("car") }
]
const rough: ReadonlyArray<fc.WeightedArbitrary<Happening>> = [
  ...smooth,
  { weight: 1, arbitrary: createAnswer(fc.boolean()) },
  { weight: 1, arbitrary: just("network") },
  { weight: 1, arbitrary: goElsewhere }
]
const arbitraryEvents = (...some: ReadonlyArray<fc.WeightedArbitrary<Happening>>) =>
  fc.array(fc.oneof(...some), { minLength: 8, maxLength: 40, size: "max" })
const anyRough = arbitraryEvents(...rough, { weight: 1, arbitrary: just("leave") })

describe("transitionVariantSelection", () => {
  it("NAV-142 performs an action on the combination displayed at the click, and on nothing if that combination is unavailable", () => {
    fc.assert(
      fc.property(anyMade, anyRough, (made, happenings) => {
        const { acted, meant } = lived(made, happenings)
        for (const { id, offer } of acted)
          if (offer) expect([chosenIn(offer), offer.variant.skuVariantNumber]).toEqual([meant[id], getSku(meant[id]!)])
      })
    )
    fc.assert(
      fc.property(
        anyMade,
        arbitraryEvents(...smooth, { weight: 1, arbitrary: goElsewhere }, { weight: 1, arbitrary: just("leave") }),
        (made, happenings) => {
          const { acted, meant } = lived(made, happenings)
          for (const { id, offer } of acted) expect(offer !== null).toBe(made.includes(meant[id]!))
        }
      )
    )
  })

  it("NAV-142 performs every action exactly once", () => {
    fc.assert(
      fc.property(anyMade, anyRough, fc.boolean(), (made, happenings, isHad) => {
        const { acted, meant } = lived(made, happenings, isHad)
        expect(acted.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(meant.map((_, id) => id))
      })
    )
  })

  it("NAV-142 loses no selection: the final page has all selections, with or without loaded variants", () => {
    fc.assert(
      fc.property(arbitraryEvents(...smooth, { weight: 1, arbitrary: createAnswer(fc.boolean()) }), fc.boolean(), (happenings, isHad) => {
        const { moments, state } = lived(allCombinations, happenings, isHad)
        const pressed = moments.flatMap(({ event }) => (event._tag === "Pressed" ? [event.pressed] : []))
        expect(state().choice).toBeNull()
        expect(chosenIn(state().page)).toEqual(pressed.reduce(withChosen, START))
      })
    )
  })

  it("NAV-142 starts no navigation between leaving the page and the next selection", () => {
    fc.assert(
      fc.property(anyMade, anyRough, (made, happenings) => {
        const { moments } = lived(made, happenings)
        let isGone = false
        for (const { event, tasks } of moments) {
          if (event._tag === "NavigatedAway" || event._tag === "Pressed") isGone = event._tag === "NavigatedAway"
          expect(isGone && tasks.some(({ _tag }) => _tag === "Go")).toBe(false)
        }
      })
    )
  })

  it("NAV-142 displays a selection immediately, together with the previous choices", () => {
    fc.assert(
      fc.property(anyMade, anyRough, (made, happenings) => {
        for (const { before, event, shown } of lived(made, happenings).moments)
          if (event._tag === "Pressed") expect(chosenIn(shown)).toBe(withChosen(chosenIn(before), event.pressed))
      })
    )
  })

  it("NAV-142 keeps a selection until the selection proves unavailable or a page that was requested later replaces it", () => {
    fc.assert(
      fc.property(anyMade, anyRough, (made, happenings) => {
        const { askedAt, moments } = lived(made, happenings)
        let lastPress = -1
        for (const [at, { before, event, page, shown, stood }] of moments.entries()) {
          if (event._tag === "Pressed" || event._tag === "NavigatedAway") lastPress = event._tag === "NavigatedAway" ? -1 : at
          if (event._tag === "Pressed" || stood === "page" || chosenIn(before) === chosenIn(shown)) continue
          const isHad = made.includes(chosenIn(before))
          if (event._tag === "VariantsLoaded" && event.variants) expect([isHad, made.includes(chosenIn(shown))]).toEqual([false, true])
          else
            expect([shown === page, stood === "walk" || event._tag !== "PageRendered" || askedAt.get(page)! > lastPress]).toEqual([
              true,
              true
            ])
        }
      })
    )
  })

  it("NAV-134 never displays a variant with the verdict of another vehicle or variant", () => {
    const car = { weight: 3, arbitrary: just("car") }
    fc.assert(
      fc.property(anyMade, arbitraryEvents(...rough, car, { weight: 4, arbitrary: just("draw") }), (made, happenings) => {
        const { moments } = lived(made, happenings)
        for (const { car, isOpen, page, shown } of moments) {
          const isJudged = JSON.stringify(page.variant.fit) === JSON.stringify(verdictIn(car, chosenIn(page)))
          const { fit } = shown.variant
          if (isJudged && !isOpen && fit)
            expect([fit.reason, fit.fitment]).toEqual([verdictIn(car, "000").reason, verdictIn(car, chosenIn(shown)).fitment])
        }
      })
    )
  })
})
