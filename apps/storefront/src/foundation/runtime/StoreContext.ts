import { createContext, use } from "react"
import type { PageNavigator } from "../page/PageNavigator.ts"
import type { AppRuntime } from "./AppRuntime.ts"

type Class<Instance> = abstract new (...given: never) => Instance

/** What every page has one of, by the name under which a store asks for it: a class would weigh on the chunk that names it. */
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

/** A store's class: `needs` names what its constructor is given first, after it comes what is the store's own. */
export interface StoreClass<Store, Needs extends ReadonlyArray<Dependency>, Own extends ReadonlyArray<unknown> = []> {
  readonly needs: Needs
  new (...given: [...Instances<Needs>, ...Own]): Store
}

/** What composition makes itself, because it begins from the seed or from the outer world. */
type Given<Instance> = Class<Instance> & { readonly needs?: never }

/** Hands out stores to one page, in the browser or on the server. Composition makes it; a store's code may come later than it. */
export interface Container {
  /** The page's one store of this class, made when it is first asked for. */
  resolve<Store, Needs extends ReadonlyArray<Dependency>>(store: StoreClass<Store, Needs>): Store
  resolve<Instance>(given: Given<Instance>): Instance
  /** A store that is one asker's own. */
  readonly make: <Store, Needs extends ReadonlyArray<Dependency>, Own extends ReadonlyArray<unknown>>(
    store: StoreClass<Store, Needs, Own>,
    ...own: Own
  ) => Store
}

export const StoreContext = createContext<Container | null>(null)

/** For what asks only when something happens: following some stores' use-cases fetches their code. */
export const useContainer = (): Container => {
  const container = use(StoreContext)
  if (!container) throw new Error("A store was asked for outside of StoreContext.")
  return container
}

/** The page's one store of this class. */
export const useStore = ((token: Given<unknown>) => useContainer().resolve(token)) as Container["resolve"]
