import { startTransition, useEffect, useRef, useState } from "react"
import { useNavigate, useNavigation } from "react-router-dom"

/** The router's functions that stores and services need outside of React. */
export interface RouterFunctions {
  readonly navigate: (href: string) => void
  /** Loads the data of the displayed page again. */
  readonly revalidate: () => Promise<void>
  /** Cancels the pending navigation. */
  readonly cancel: () => void
}

/** Navigates on behalf of stores. Until the router is attached, each call loads a document. */
export class PageNavigator {
  #router: RouterFunctions = {
    navigate: (href) => location.assign(href),
    revalidate: async () => location.reload(),
    cancel: () => stop()
  }
  /** Called by the frame after hydration. */
  attach(router: Partial<RouterFunctions>): void {
    this.#router = { ...this.#router, ...router }
  }
  go(href: string): void {
    this.#router.navigate(href)
  }
  revalidate(): Promise<void> {
    return this.#router.revalidate()
  }
  /** Cancels the pending navigation and keeps the displayed page. */
  stay(): void {
    this.#router.cancel()
  }
  reload(): void {
    location.reload()
  }
}

/**
 * Returns a function that navigates without scrolling and resolves once the result is rendered and no navigation is pending. React
 * Router's own promise resolves before React renders. Never resolves if the component has unmounted.
 */
export const useSettledNavigate = (): ((href: string) => Promise<void>) => {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [arrivals, setArrivals] = useState(0)
  const waiting = useRef<Array<() => void>>([])
  useEffect(() => {
    if (state === "idle") for (const resolve of waiting.current.splice(0)) resolve()
  }, [arrivals, state])
  return async (href) => {
    await navigate(href, { preventScrollReset: true })
    return new Promise((resolve) => {
      // Queued behind the router's own update, so that the effect runs after the new page is rendered.
      startTransition(() => {
        waiting.current.push(resolve)
        setArrivals((count) => count + 1)
      })
    })
  }
}
