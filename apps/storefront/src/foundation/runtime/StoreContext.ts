import { createContext, use, useEffect, useEffectEvent, useId, useState } from "react"
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
  /** Only on the server, for a visitor without scripts: the page is rendered with its loaded content. */
  readonly loads?: PageLoads
}

/** Stores and loads of the components of one page, which the server renders until they request nothing more. */
export interface PageLoads {
  /** Returns the store of the component with this id, which outlives a rendering. */
  readonly own: <Store>(id: string, make: () => Store) => Store
  /** Schedules a load, once per component and key. */
  readonly add: (id: string, load: () => unknown) => void
}

export const StoreContext = createContext<Container | null>(null)

/** For code that needs stores only in event handlers: following some stores' use cases loads their code. */
export const useContainer = (): Container => {
  const container = use(StoreContext)
  if (!container) throw new Error("useStore was called outside of StoreContext.")
  return container
}

/** Whether the page may use scripts. False for a page that the server renders for a browser without them. */
export const useHasScripts = (): boolean => useContainer().loads === undefined

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
  const id = useId()
  const [made] = useState(() => {
    const make = () => container.make(store, ...own) as Store & Following
    return container.loads === undefined ? make() : container.loads.own(id, make)
  })
  useEffect(() => made.follow?.(), [made])
  if (made.follow) container.loads?.add(id, () => made.follow?.())
  return made
}

/**
 * Loads a component's own data when it mounts, and again when the key changes: a text, a number, or an object by its identity. For a
 * visitor without scripts, the server waits for the data before it sends the page.
 */
export const useLoad = (key: string | number | object, load: () => unknown): void => {
  const { loads } = useContainer()
  const id = useId()
  const latest = useEffectEvent(load)
  useEffect(() => void latest(), [key])
  // The objects of a page are the same in each of its renderings.
  loads?.add(typeof key === "object" ? id : `${id} ${key}`, load)
}
