import type { IndexOption, IndexOptionValue, Offer, ProductPage } from "@camber/domain/catalogue"
import { productHref } from "@camber/domain/catalogue"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { useNavigate, useNewestLoaderData } from "../../foundation/router/hooks.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFirstSign } from "../../foundation/late/useFirstSign.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import type { VariantPreviews } from "../options/variantPreviews.ts"

/** What the page offers, and how another variant is chosen. */
export interface ChosenOffer {
  readonly offer: Offer
  /** `value` as `valueOf` names it. */
  readonly choose: (option: IndexOption, value: string) => void
  /** Hands on what is chosen: at once, or when the page of the choice has come that alone can tell. */
  readonly whenChosen: (act: (offer: Offer) => void) => void
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

/** What was pressed while the page of a choice is under way that alone can tell what was chosen. */
interface Waiting {
  isUnderWay: boolean
  values: ReadonlyArray<Pressed>
  acts: ReadonlyArray<(offer: Offer) => void>
}

/**
 * A choice leads to the address of its variant. From the first sign of a person on the page knows all variants, so that the price and the
 * other options change with the press, before the services have answered; where they could not be had, with the answer, and what is pressed
 * until then waits for it. The page follows when the press has shown: its loading would be half of the frame's work. To be used by an
 * observer that belongs to one product.
 */
export const useOffer = (product: ProductPage): ChosenOffer => {
  const runtime = useStore(AppRuntime)
  const { project } = useStore(ProjectStore)
  const navigate = useNavigate()
  const newestProduct = useNewestLoaderData()
  const previews = useRef<VariantPreviews | null>(null)
  const following = useRef(() => {})
  const waiting = useRef<Waiting>({ isUnderWay: false, values: [], acts: [] })
  const [isAttended, setAttended] = useState(false)
  const [latest, setLatest] = useState<Chosen | null>(null)
  const drawn = useRef(product)
  useLayoutEffect(() => {
    drawn.current = product
  }, [product])
  useFirstSign(() => setAttended(true))
  useEffect(() => () => following.current(), [])
  const { productPageUrl, skuBaseNumber } = product.card
  const hasChoice = product.options.indexOptions.some(({ indexOptionValues }) => indexOptionValues.length > 1)
  useEffect(() => {
    if (!isAttended || !hasChoice) return
    let isWished = true
    const ask = async () => {
      const { variantPreviews } = await import("../options/variantPreviews.ts")
      const asked = await variantPreviews(runtime, skuBaseNumber, project)
      if (isWished) previews.current = asked
    }
    ask().catch(() => undefined)
    return () => {
      isWished = false
      previews.current = null
    }
  }, [isAttended, hasChoice, runtime, skuBaseNumber, project])
  const chosen = latest !== null && (latest.before === undefined || latest.before === product) ? latest : null
  const offer = chosen?.offer ?? product

  const lead = (page: ProductPage, from: Offer, pressed: Pressed) => {
    const skuVariantNumber = skuOf(from, pressed)
    if (skuVariantNumber === null) return goOn(page)
    const known = previews.current
    const preview = known?.offer(page, skuVariantNumber) ?? null
    const follow = async () => {
      await navigate(productHref(productPageUrl, skuVariantNumber), { preventScrollReset: true })
      const newest = newestProduct() as ProductPage | undefined
      // The page may be drawn a while later: between the two would be the offer of before.
      const before = newest === drawn.current ? null : drawn.current
      setLatest((of) => (of?.pressed !== pressed ? of : before && { ...of, before }))
      if (preview === null && newest?.card.skuBaseNumber === skuBaseNumber) goOn(newest)
    }
    following.current()
    setLatest({ pressed, offer: preview ?? withValue(from, pressed) })
    waiting.current.isUnderWay = preview === null
    if (known && preview) following.current = known.afterShown(() => void follow())
    else void follow()
  }
  const goOn = (page: ProductPage) => {
    const { values, acts } = waiting.current
    const [first, ...rest] = values
    waiting.current = { isUnderWay: false, values: rest, acts: first ? acts : [] }
    if (first) lead(page, page, first)
    else for (const act of acts) act(page)
  }
  return {
    offer,
    choose: ({ id: option, indexOptionValues }, value) => {
      const found = indexOptionValues.find((candidate) => valueOf(candidate) === value)
      if (found === undefined) return
      const pressed = { option, value: found.id }
      if (!waiting.current.isUnderWay) return lead(product, offer, pressed)
      waiting.current.values = [...waiting.current.values, pressed]
      setLatest((of) => of && { ...of, offer: withValue(of.offer, pressed) })
    },
    whenChosen: (act) => {
      if (!waiting.current.isUnderWay) return act(offer)
      waiting.current.acts = [...waiting.current.acts, act]
    }
  }
}

/** What a form sends for the value: the variant that it leads to. */
export const valueOf = ({ id, url }: IndexOptionValue): string =>
  (url === null ? null : new URL(url, "http://shop").searchParams.get("sku")) ?? String(id)

const skuOf = ({ options }: Offer, pressed: Pressed): string | null => {
  const option = options.indexOptions.find(({ id }) => id === pressed.option)
  const value = option?.indexOptionValues.find(({ id }) => id === pressed.value)
  return value && !value.isDisabled ? valueOf(value) : null
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
