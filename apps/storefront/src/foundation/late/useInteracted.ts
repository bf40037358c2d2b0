import { useState } from "react"
import { useFirstInteraction } from "./useFirstInteraction.ts"

/** Returns whether the visitor has interacted since the component was mounted. */
export const useInteracted = (): boolean => {
  const [hasInteracted, setInteracted] = useState(false)
  useFirstInteraction(() => setInteracted(true))
  return hasInteracted
}
