import {
  type Attributes,
  type ComponentType,
  createElement,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useState
} from "react"

/** Imports a component from its own chunk. */
export type LazyComponent<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>

/** Returns a handler that loads a component ahead of time. A failure appears only when the component is needed. */
export const createPrefetch =
  (load: () => Promise<unknown>): (() => void) =>
  () =>
    void load().catch(() => undefined)

interface LazyProps<Props> {
  readonly load: LazyComponent<Props>
  /** Loads the component. It stays when this becomes false, so that an overlay can close. */
  readonly isWanted: boolean
  /** Properties of the component. */
  readonly props?: Props & Attributes
  /** Shown until the component is loaded. */
  readonly fallback?: ReactNode
  /** Called if the code cannot be loaded and is still wanted. The next request loads it again. */
  readonly onFailure?: () => void
}

const MISSING = { default: () => null }

/** Renders a lazy component once it is wanted. */
export const Lazy = <Props extends object>({ fallback = null, isWanted, load, onFailure, props }: LazyProps<Props>): ReactNode => {
  const [Component, setComponent] = useState<LazyExoticComponent<ComponentType<Props>> | null>(null)
  const fail = useEffectEvent(() => {
    setComponent(null)
    if (isWanted) onFailure?.()
  })
  useEffect(() => {
    if (!isWanted) return
    // Loaded for each request, because React's `lazy` keeps a failure.
    const open = () =>
      load().catch(() => {
        fail()
        return MISSING
      })
    // In a transition React shows code that is loaded already without the fallback.
    startTransition(() => setComponent((current: typeof Component) => current ?? lazy(open)))
  }, [isWanted, load])
  return Component ? <Suspense fallback={fallback}>{createElement(Component, props as Props)}</Suspense> : fallback
}
