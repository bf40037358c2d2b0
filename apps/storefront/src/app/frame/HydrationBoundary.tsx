import { type ReactNode, useEffect } from "react"
import { replayPreHydrationClicks } from "./preHydrationClicks.ts"
import { removeSpeculationRules } from "./removeSpeculationRules.ts"

interface TakenOverProps {
  readonly children: ReactNode
  /** Called once all within hears presses. */
  readonly onAlive: () => void
}

/** Ends what the document does until its page is alive, once all within hears presses; also where an error's page stands in the frame's place. */
export const HydrationBoundary = ({ children, onAlive }: TakenOverProps): ReactNode => {
  useEffect(() => {
    onAlive()
    replayPreHydrationClicks()
    removeSpeculationRules()
  }, [onAlive])
  return children
}
