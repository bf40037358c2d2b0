import { createContext } from "react"

/**
 * Whether field errors are announced by their fields alone. True in a form that focuses the first wrong field: it reads its own error, and the
 * others are not announced at once (AXS-02).
 */
export const SilentErrors = createContext(false)
