import { useStore } from "../runtime/StoreContext.ts"
import type { LazyComponent } from "./LazyComponent.ts"
import { LateComponents } from "./LateComponents.ts"

/** Returns a function that loads a lazy component ahead of time. A failure appears only when the component is needed. */
export const usePrefetch = <Props>(late: LazyComponent<Props>): (() => void) => {
  const components = useStore(LateComponents)
  return () => components.prefetch(late)
}
