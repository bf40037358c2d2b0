import type { Offer } from "@camber/domain/catalogue"
import { useState } from "react"
import type { ChosenOffer } from "./useOffer.ts"

/** A press on what the page offers. */
export interface HeldPress {
  readonly press: () => void
  /** It was pressed, and waits for the page of a choice. */
  readonly isWaiting: boolean
}

/** A press that means what is chosen, though the page of the choice is still under way. */
export const useHeldPress = (whenChosen: ChosenOffer["whenChosen"], act: (offer: Offer) => void): HeldPress => {
  const [isWaiting, setWaiting] = useState(false)
  const press = () => {
    setWaiting(true)
    whenChosen((offer) => {
      setWaiting(false)
      act(offer)
    })
  }
  return { isWaiting, press }
}
