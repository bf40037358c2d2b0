import { useEffect, useState } from "react"
import { type Dependency, type StoreClass, useContainer } from "./StoreContext.ts"

/** What a store of a component's own may have: it follows its use-case for as long as the component stands. */
interface Following {
  /** Returns the stop function. */
  readonly follow?: () => () => void
}

/** A store of this component's own, which begins with the first values of `own` and ends with the component. */
export const useOwnStore = <Store, Needs extends ReadonlyArray<Dependency>, Own extends ReadonlyArray<unknown>>(
  store: StoreClass<Store, Needs, Own>,
  ...own: Own
): Store => {
  const container = useContainer()
  const [made] = useState(() => container.make(store, ...own))
  useEffect(() => (made as Store & Following).follow?.(), [made])
  return made
}
