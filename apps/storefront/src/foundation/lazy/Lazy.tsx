import {
  type Attributes,
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
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
  /** Identifies the request while the component stays wanted: if the value changes, code that failed to load is loaded again. */
  readonly request?: unknown
  /** Properties of the component. */
  readonly props?: Props & Attributes
  /** Shown until the component is loaded. */
  readonly fallback?: ReactNode
  /** Called if the code cannot be loaded and is still wanted. The next request loads it again. */
  readonly onFailure?: () => void
}

/** Renders a lazy component once it is wanted and loaded. Until then the fallback stays mounted, with its focus and state. */
export const Lazy = <Props extends object>({ fallback = null, isWanted, load, onFailure, props, request }: LazyProps<Props>): ReactNode => {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const isStarted = useRef(false)
  const fail = useEffectEvent(() => {
    if (isWanted) onFailure?.()
  })
  useEffect(() => {
    if (!isWanted || isStarted.current) return
    isStarted.current = true
    load().then(
      // In a transition, a component that suspends does not show the fallback again.
      ({ default: loaded }) => startTransition(() => setComponent(() => loaded)),
      () => {
        isStarted.current = false
        fail()
      }
    )
  }, [isWanted, load, request])
  return Component ? <Suspense fallback={fallback}>{createElement(Component, props as Props)}</Suspense> : fallback
}
