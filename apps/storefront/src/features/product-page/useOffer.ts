import type { IndexOption, IndexOptionValue, Offer, ProductPage } from "@camber/domain/catalogue"
import { productHref } from "@camber/domain/catalogue"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { useNewestLoaderData, useRouter } from "../../foundation/router/hooks.ts"
import { whenIdle } from "../../foundation/router/whenIdle.ts"
import type { VariantPreviews } from "../options/variantPreviews.ts"
import { useVariants } from "./useVariants.ts"

/** What the page offers, and how another variant is chosen. */
export interface ChosenOffer {
  readonly offer: Offer
  /** `value` as `valueOf` names it. */
  readonly choose: (option: IndexOption, value: string) => void
  /** Hands on what is chosen: at once, or once it is known; null where what was pressed is not to be had. */
  readonly whenChosen: (act: (offer: Offer | null) => void) => void
}

/** What was pressed last, until its own page has come: a page of an earlier press that comes late does not take its place. */
interface Chosen {
  readonly pressed: Pressed
  readonly offer: Offer
  /** Its page has come and stands in the place of this one as soon as it is drawn. */
  readonly before?: ProductPage
}

/** A value of an option by their ids; where it leads depends on what else is chosen. */
interface Pressed {
  readonly option: number
  readonly value: number
}

/** What was pressed before the variants are known. */
interface Waiting {
  readonly from: Offer
  readonly values: ReadonlyArray<Pressed>
  readonly acts: ReadonlyArray<(offer: Offer | null) => void>
}

/**
 * A choice leads to the address of its variant. From the first sign of a person on the page knows all variants, so that the price and the
 * other options change with the press, before the services have answered; what is pressed before they are known waits for them, and where
 * they cannot be had the first choice leads to its page and all else is to be pressed again. The page follows when the press has shown: its
 * loading would be half of the frame's work. Without a network it stays, with what is known. To be used by an observer that belongs to one
 * product.
 */
export const useOffer = (product: ProductPage): ChosenOffer => {
  const router = useRouter()
  const newestProduct = useNewestLoaderData()
  const variants = useVariants(product)
  const following = useRef(() => {})
  const waiting = useRef<Waiting | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  if (chosen?.before !== undefined && chosen.before !== product) setChosen(null)
  const drawn = useRef(product)
  useLayoutEffect(() => {
    drawn.current = product
  }, [product])
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      following.current()
    }
  }, [])
  const offer = chosen?.offer ?? product

  const lead = (pressed: Pressed, shown: Offer, skuVariantNumber: string, afterShown: VariantPreviews["afterShown"] | null) => {
    const follow = async () => {
      // The page of "no network" would come in the place of what is known.
      if (!navigator.onLine) return
      await router.navigate(productHref(product.card.productPageUrl, skuVariantNumber), { preventScrollReset: true })
      // Another question of the page, for instance for another car, begins the way anew.
      await whenIdle(router)
      // The page may be drawn a while later: between the two would be the offer of before.
      const before = newestProduct() === drawn.current ? null : drawn.current
      setChosen((of) => (of?.pressed !== pressed ? of : before && { ...of, before }))
    }
    // Who has gone on meanwhile is not led back.
    if (!isHere.current) return
    following.current()
    setChosen({ pressed, offer: shown })
    if (afterShown) following.current = afterShown(() => void follow())
    else void follow()
  }

  /** All that was pressed, one after the other. */
  const settle = (known: VariantPreviews | null) => {
    const { from, values, acts } = waiting.current!
    waiting.current = null
    const [first] = values
    let [last, reached]: [Pressed | null, Offer] = [null, from]
    for (const pressed of values) {
      const sku = skuOf(reached, pressed)
      const next = sku === null ? null : (known?.offer(drawn.current, sku) ?? null)
      if (next === null) break
      ;[last, reached] = [pressed, next]
    }
    const isReached = last === values.at(-1)
    const fallback = first && skuOf(from, first)
    if (last) lead(last, reached, reached.variant.skuVariantNumber, known!.afterShown)
    else if (first && fallback && navigator.onLine) lead(first, withValue(from, first), fallback, null)
    else setChosen(null)
    for (const act of acts) act(isReached ? reached : null)
  }

  return {
    offer,
    choose: ({ id: option, indexOptionValues }, value) => {
      const found = indexOptionValues.find((candidate) => valueOf(candidate) === value)
      if (found === undefined) return
      const pressed = { option, value: found.id }
      const held = waiting.current
      const isAsked = held !== null || variants.known() === null
      waiting.current = { from: held?.from ?? offer, values: [...(held?.values ?? []), pressed], acts: held?.acts ?? [] }
      if (!isAsked) return settle(variants.known())
      setChosen((of) => ({ pressed, offer: withValue(of?.offer ?? product, pressed) }))
      if (held === null) void variants.ask().then(settle)
    },
    whenChosen: (act) => {
      const held = waiting.current
      if (held === null) return act(offer)
      waiting.current = { ...held, acts: [...held.acts, act] }
    }
  }
}

/** What a form sends for the value: the variant that it leads to. */
export const valueOf = ({ id, url }: IndexOptionValue): string =>
  (url === null ? null : new URL(url, "http://shop").searchParams.get("sku")) ?? String(id)

const skuOf = ({ options }: Offer, pressed: Pressed): string | null => {
  const option = options.indexOptions.find(({ id }) => id === pressed.option)
  const value = option?.indexOptionValues.find(({ id }) => id === pressed.value)
  return value && !value.isDisabled && value.url !== null ? valueOf(value) : null
}

/** The offer as it was, with the pressed value as the chosen one. */
const withValue = (offer: Offer, pressed: Pressed): Offer => ({
  ...offer,
  options: {
    ...offer.options,
    indexOptions: offer.options.indexOptions.map((option) =>
      option.id === pressed.option
        ? {
            ...option,
            isSelected: true,
            indexOptionValues: option.indexOptionValues.map((value) => ({ ...value, isSelected: value.id === pressed.value }))
          }
        : option
    )
  }
})
