import { type ReactNode, useEffect } from "react"

/**
 * Replays button clicks from before hydration, because React drops those clicks. Each waits until the previous one is rendered: a second
 * click on a plus builds on the first.
 */
export const replayPreHydrationClicks = (): void => {
  const pressed = [...(window.earlyClicks?.() ?? [])]
  delete window.earlyClicks
  const next = () => {
    const button = pressed.shift()
    for (const animation of button?.getAnimations?.() ?? []) animation.cancel()
    button?.click()
    if (pressed.length > 0) setTimeout(next)
  }
  next()
}

/** Removes the document's prefetch rules: after hydration a link requests only a page's data and code. */
const removeSpeculationRules = (): void => document.querySelector("script[type=speculationrules]")?.remove()

interface HydrationBoundaryProps {
  readonly children: ReactNode
  /** Called when the page handles input. */
  readonly onHydrated: () => void
}

/** Stops the document's pre-hydration handlers, even if an error page replaces the frame. */
export const HydrationBoundary = ({ children, onHydrated }: HydrationBoundaryProps): ReactNode => {
  useEffect(() => {
    onHydrated()
    replayPreHydrationClicks()
    removeSpeculationRules()
  }, [onHydrated])
  return children
}
