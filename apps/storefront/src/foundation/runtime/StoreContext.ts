import { createContext, use } from "react"
import type { DependencyContainer, InjectionToken } from "tsyringe"

export const StoreContext = createContext<DependencyContainer | null>(null)

/** The store of this page's container. Components name the store's class and never see the container. */
export const useStore = <T>(token: InjectionToken<T>): T => {
  const container = use(StoreContext)
  if (!container) throw new Error("A store was asked for outside of StoreContext.")
  return container.resolve(token)
}
