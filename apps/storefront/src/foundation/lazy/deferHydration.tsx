import { type ComponentType, lazy, Suspense, useEffect } from "react"
import { SCRIPTED_CONTROLS } from "../page/selectors.ts"

/** A component that the server renders and the browser hydrates later. */
export interface DeferredComponent {
  readonly Component: ComponentType
  /**
   * Loads the code before the first render. The server calls it for each page, and a test that renders in one pass. `from` replaces the
   * component's own module.
   */
  readonly preload: (from?: LoadComponent) => Promise<void>
  /** Hydrates now. Required before the router updates: React does not finish a transition above markup that it cannot hydrate. */
  readonly hydrate: () => void
}

type LoadComponent = () => Promise<{ readonly default: ComponentType }>

/** The page works without the component if its chunk cannot be loaded. */
const MISSING: { readonly default: ComponentType } = { default: () => null }

/**
 * Defers hydration of a server-rendered component: React keeps the server's markup until `until` resolves and the chunk is loaded. Its
 * links work before hydration. A click on a button hydrates the component and is repeated then.
 *
 * @param id - Id of the element around the component.
 */
export const deferHydration = (id: string, load: LoadComponent, until: () => Promise<unknown>): DeferredComponent => {
  const requested = Promise.withResolvers<void>()
  let Loaded: ComponentType | undefined
  const Lazy = lazy(() =>
    Promise.race([until(), requested.promise])
      .then(load)
      .catch(() => MISSING)
  )
  const clicked: HTMLElement[] = []
  const keepClick = (event: MouseEvent): void => {
    const button = (event.target as Partial<Element>).closest?.<HTMLElement>(`#${id} :is(${SCRIPTED_CONTROLS})`)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    clicked.push(button)
    requested.resolve()
  }
  // On the document, because React's root stops clicks on markup that it has not hydrated.
  const listen = (): (() => void) => {
    document.addEventListener("click", keepClick, true)
    return ignore
  }
  const ignore = (): void => document.removeEventListener("click", keepClick, true)
  /** Its effect runs once React handles events of the component. */
  const RepeatClicks = () => {
    useEffect(() => {
      ignore()
      for (const button of clicked.splice(0)) button.click()
    }, [])
    return null
  }
  return {
    Component: () => (
      <div id={id} ref={listen}>
        <Suspense fallback={null}>
          {Loaded ? <Loaded /> : <Lazy />}
          <RepeatClicks />
        </Suspense>
      </div>
    ),
    preload: async (from = load) => {
      Loaded ??= (await from()).default
    },
    hydrate: requested.resolve
  }
}
