import type { VariantOffer } from "@camber/domain/catalog"
import { useState } from "react"
import type { ChosenOffer } from "./useOffer.ts"

/** A press on what the page offers. */
export interface DeferredAction {
  readonly press: () => void
  /** It was pressed, and waits until what is chosen is known. */
  readonly isWaiting: boolean
}

/** A press that means what is chosen, though that is not known yet; nothing comes of it where that is not to be had. */
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
