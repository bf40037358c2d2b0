import { type ReactNode, useEffect } from "react"
import { replayPreHydrationClicks } from "./preHydrationClicks.ts"
import { removeSpeculationRules } from "./removeSpeculationRules.ts"

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
