import { createContext, use, useEffect, useState } from "react"
import type { PageNavigator } from "../page/PageNavigator.ts"
import type { AppRuntime } from "./AppRuntime.ts"

type Class<Instance> = abstract new (...given: never) => Instance

/** Page singletons by the name under which stores request them. Class references would add their code to each chunk that names them. */
export interface InjectedValues {
  readonly runtime: AppRuntime
  readonly navigator: PageNavigator
}
export type Dependency = keyof InjectedValues | Class<unknown>
type Instances<Needs> = {
  [At in keyof Needs]: Needs[At] extends keyof InjectedValues
    ? InjectedValues[Needs[At]]
    : Needs[At] extends Class<infer Instance>
      ? Instance
      : never
}

/** A store's class. `needs` names the first constructor parameters; the store's own parameters follow. */
export interface StoreClass<Store, Needs extends ReadonlyArray<Dependency>, Own extends ReadonlyArray<unknown> = []> {
  readonly needs: Needs
  new (...given: [...Instances<Needs>, ...Own]): Store
}

/** Dependencies that the composition creates from the seed or the environment. */
export type Given<Instance> = Class<Instance> & { readonly needs?: never }

/** Provides the stores of one page, in the browser or on the server. The composition creates it; a store's code may load later. */
export interface Container {
  /** Returns the page's one store of this class and creates it on the first request. */
  readonly resolve: <Store, Needs extends ReadonlyArray<Dependency>>(token: StoreClass<Store, Needs> | Given<Store>) => Store
  /** Creates a store for one component. */
  readonly make: <Store, Needs extends ReadonlyArray<Dependency>, Own extends ReadonlyArray<unknown>>(
    store: StoreClass<Store, Needs, Own>,
    ...own: Own
  ) => Store
}

export const StoreContext = createContext<Container | null>(null)

/** For code that needs stores only in event handlers: following some stores' use cases loads their code. */
export const useContainer = (): Container => {
  const container = use(StoreContext)
  if (!container) throw new Error("useStore was called outside of StoreContext.")
  return container
}

/** Returns the page's one store of this class. */
export const useStore: Container["resolve"] = (token) => useContainer().resolve(token)

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
