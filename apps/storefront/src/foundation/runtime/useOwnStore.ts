import { useEffect, useState } from "react"
import { type Dependency, type StoreClass, useContainer } from "./StoreContext.ts"

/** Subscription of a component's own store: it follows its use case while the component is mounted. */
interface Following {
  /** Returns the stop function. */
  readonly follow?: () => () => void
}

/** Creates this component's own store from the first values of `own` and disposes it on unmount. */
export const useOwnStore = <Store, Needs extends ReadonlyArray<Dependency>, Own extends ReadonlyArray<unknown>>(
  store: StoreClass<Store, Needs, Own>,
  ...own: Own
): Store => {
  const container = useContainer()
  const [made] = useState(() => container.make(store, ...own))
  useEffect(() => (made as Store & Following).follow?.(), [made])
  return made
}
