import { useEffect } from "react"
import { openLayers } from "./openLayers.ts"

/** Counts a layer among those that lie over the page while it is open. Every component that covers the page calls it. */
export const useOpenLayer = (isOpen: boolean): void => {
  useEffect(() => (isOpen ? openLayers.enter() : undefined), [isOpen])
}
