import { type ComponentType, useState } from "react"
import type { LazyComponent } from "./LazyComponent.ts"
import { useFirstInteraction } from "./useFirstInteraction.ts"
import { useLazyComponent } from "./useLazyComponent.ts"

const doWithout = () => undefined

/**
 * Returns a lazy component from the first interaction on, or earlier if it is requested. The page works without it if its chunk cannot be
 * loaded.
 */
export const useLazyOnInteraction = <Props = object>(late: LazyComponent<Props>, isWanted = false): ComponentType<Props> | null => {
  const [isAttended, setAttended] = useState(false)
  useFirstInteraction(() => setAttended(true))
  return useLazyComponent(isAttended || isWanted, late, doWithout)
}
