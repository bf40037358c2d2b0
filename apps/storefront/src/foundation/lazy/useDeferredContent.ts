import { useDeferredValue } from "react"

/** Opens a panel in the frame of the click. Its content renders in the next frame and remains during the exit animation. */
export const useDeferredContent = (isOpen: boolean): boolean => useDeferredValue(isOpen, false) || !isOpen
