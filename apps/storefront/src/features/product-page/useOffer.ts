import type { Offer, ProductPage, SkuBaseNumber } from "@camber/domain/catalogue"
import { productHref } from "@camber/domain/catalogue"
import { useEffect, useRef, useState } from "react"
import { useNavigate } from "../../foundation/router/hooks.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFirstSign } from "../../foundation/late/useFirstSign.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import type { VariantPreviews } from "../options/variantPreviews.ts"

/** What the page offers, and how another variant is chosen. */
export interface ChosenOffer {
  readonly offer: Offer
  readonly choose: (skuVariantNumber: string) => void
}

/** What was pressed last, until its own page has come: a page of an earlier press that comes late does not take its place. */
interface Chosen {
  readonly of: SkuBaseNumber
  readonly offer: Offer
}

/**
 * A choice leads to the address of its variant. From the first sign of a person on the page knows all variants, so that the price and the
 * other options change with the press, before the services have answered; where they could not be had, with the answer. The page follows
 * when the press has shown: its loading would be half of the frame's work. To be used by an observer.
 */
export const useOffer = (product: ProductPage): ChosenOffer => {
  const runtime = useStore(AppRuntime)
  const { project } = useStore(ProjectStore)
  const navigate = useNavigate()
  const previews = useRef<VariantPreviews | null>(null)
  const following = useRef(() => {})
  const [isAttended, setAttended] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
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
  return {
    offer: chosen?.of === skuBaseNumber ? chosen.offer : product,
    choose: (skuVariantNumber) => {
      const known = previews.current
      const offer = known?.offer(product, skuVariantNumber) ?? null
      const next = offer && { of: skuBaseNumber, offer }
      const follow = async () => {
        await navigate(productHref(productPageUrl, skuVariantNumber), { preventScrollReset: true })
        setChosen((latest) => (latest === next ? null : latest))
      }
      following.current()
      setChosen(next)
      if (known && offer) following.current = known.afterShown(() => void follow())
      else void follow()
    }
  }
}
