import { type ReactNode, useEffect } from "react"
import { replayEarlyClicks } from "./earlyClicks.ts"
import { endFetchingAhead } from "./endFetchingAhead.ts"

interface TakenOverProps {
  readonly children: ReactNode
  /** Called once all within hears presses. */
  readonly onAlive: () => void
}

/** Ends what the document does until its page is alive, once all within hears presses; also where an error's page stands in the frame's place. */
export const TakenOver = ({ children, onAlive }: TakenOverProps): ReactNode => {
  useEffect(() => {
    onAlive()
    replayEarlyClicks()
    endFetchingAhead()
  }, [onAlive])
  return children
}
