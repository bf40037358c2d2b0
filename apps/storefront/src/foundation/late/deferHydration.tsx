import { type ComponentType, lazy, Suspense } from "react"

/** A component that the server renders and the browser hydrates later. */
export interface DeferredComponent {
  readonly Component: ComponentType
  /** Loads the code before the first render. The server calls it, and a test that renders in one pass. */
  readonly preload: () => Promise<void>
  /** Hydrates now. Required before the router updates: React does not finish a transition above markup that it cannot hydrate. */
  readonly hydrate: () => void
}

/** The page works without the component if its chunk cannot be loaded. */
const MISSING: { readonly default: ComponentType } = { default: () => null }

/**
 * Defers hydration of a server-rendered component: React keeps the server's markup until `until` resolves and the chunk is loaded. Its
 * links work before hydration.
 */
export const deferHydration = (
  load: () => Promise<{ readonly default: ComponentType }>,
  until: () => Promise<unknown>
): DeferredComponent => {
  const requested = Promise.withResolvers<void>()
  let Loaded: ComponentType | undefined
  const Lazy = lazy(() =>
    Promise.race([until(), requested.promise])
      .then(load)
      .catch(() => MISSING)
  )
  return {
    Component: () => <Suspense fallback={null}>{Loaded ? <Loaded /> : <Lazy />}</Suspense>,
    preload: async () => {
      Loaded = (await load()).default
    },
    hydrate: requested.resolve
  }
}
