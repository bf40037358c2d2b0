import { type ComponentType, useEffect, useRef, useState } from "react"
import { useStore } from "../runtime/StoreContext.ts"
import type { LazyComponent } from "./LazyComponent.ts"
import { LateComponents } from "./LateComponents.ts"

/**
 * Returns a lazy component once it is needed and loaded; null until then. Renders at once if its chunk is already loaded. Calls `fail` if
 * the chunk cannot be loaded and is still needed.
 */
export const useLazyComponent = <Props = object>(
  isWanted: boolean,
  late: LazyComponent<Props>,
  fail: () => void
): ComponentType<Props> | null => {
  const components = useStore(LateComponents)
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const latest = useRef(fail)
  const loaded = components.get(late)
  const isHere = loaded !== null
  if (isWanted && Component === null && isHere) setComponent(() => loaded)
  useEffect(() => {
    latest.current = fail
  })
  useEffect(() => {
    if (!isWanted || isHere) return
    let isWished = true
    components.load(late).then(
      (loaded) => setComponent(() => loaded),
      () => isWished && latest.current()
    )
    return () => void (isWished = false)
  }, [isWanted, isHere, late, components])
  return Component
}
