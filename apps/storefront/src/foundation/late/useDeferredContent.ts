import { useDeferredValue } from "react"

/** A panel answers the press in its own frame; what is in it follows in the next, and stays while the panel leaves. */
export const useDeferredContent = (isOpen: boolean): boolean => useDeferredValue(isOpen, false) || !isOpen
