import { type ComponentType, useEffect, useRef, useState } from "react"
import type { LateComponent } from "./lateComponent.ts"

/**
 * A late component once it is needed; null until then. If its chunk is already loaded it renders at once. `fail` is called when the chunk
 * cannot be loaded and is still needed.
 */
export const useLateComponent = <Props = object>(
  isWanted: boolean,
  late: LateComponent<Props>,
  fail: () => void
): ComponentType<Props> | null => {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const latest = useRef(fail)
  const isHere = late.component !== null
  if (isWanted && Component === null && isHere) setComponent(() => late.component)
  useEffect(() => {
    latest.current = fail
  })
  useEffect(() => {
    if (!isWanted || isHere) return
    let isWished = true
    late.load().then(
      (loaded) => setComponent(() => loaded),
      () => isWished && latest.current()
    )
    return () => void (isWished = false)
  }, [isWanted, isHere, late])
  return Component
}
