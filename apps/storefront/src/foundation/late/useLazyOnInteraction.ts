import { type ComponentType, useState } from "react"
import type { LazyComponent } from "./LazyComponent.ts"
import { useFirstInteraction } from "./useFirstInteraction.ts"
import { useLazyComponent } from "./useLazyComponent.ts"

const doWithout = () => undefined

/** A late component from the first sign of a person on, or once it is wanted before that. Where its chunk cannot be had the page does without. */
export const useLazyOnInteraction = <Props = object>(late: LazyComponent<Props>, isWanted = false): ComponentType<Props> | null => {
  const [isAttended, setAttended] = useState(false)
  useFirstInteraction(() => setAttended(true))
  return useLazyComponent(isAttended || isWanted, late, doWithout)
}
