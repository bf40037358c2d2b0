import type { VariantOffer } from "@camber/domain/catalog"
import { useState } from "react"
import type { ChosenOffer } from "./useOffer.ts"

/** A click on the page's offer. */
export interface DeferredAction {
  readonly press: () => void
  /** Whether it was clicked and waits for the selected variant. */
  readonly isWaiting: boolean
}

/** Defers a click until the selected variant is known. Ignores the click if that variant is unavailable. */
export const useDeferredAction = (whenChosen: ChosenOffer["whenChosen"], act: (offer: VariantOffer) => void): DeferredAction => {
  const [isWaiting, setWaiting] = useState(false)
  const press = () => {
    if (isWaiting) return
    setWaiting(true)
    whenChosen((offer) => {
      setWaiting(false)
      if (offer) act(offer)
    })
  }
  return { isWaiting, press }
}
