import { type ComponentType, useState } from "react"
import type { LateComponent } from "./LateComponent.ts"
import { useFirstSign } from "./useFirstSign.ts"
import { useLateComponent } from "./useLateComponent.ts"

const doWithout = () => undefined

/** A late component from the first sign of a person on, or once it is wanted before that. Where its chunk cannot be had the page does without. */
export const useAttended = <Props = object>(late: LateComponent<Props>, isWanted = false): ComponentType<Props> | null => {
  const [isAttended, setAttended] = useState(false)
  useFirstSign(() => setAttended(true))
  return useLateComponent(isAttended || isWanted, late, doWithout)
}
