import { useStore } from "../runtime/StoreContext.ts"
import type { LazyComponent } from "./LazyComponent.ts"
import { LateComponents } from "./LateComponents.ts"

/** A function that loads a late component ahead of time; a failure only shows when it is needed. */
export const usePrefetch = <Props>(late: LazyComponent<Props>): (() => void) => {
  const components = useStore(LateComponents)
  return () => components.prefetch(late)
}
