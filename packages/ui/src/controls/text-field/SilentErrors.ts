import { createContext } from "react"

/**
 * Whether only the fields announce their errors. True in a form that focuses the first invalid field: that field's error is read out, and
 * the others are not announced simultaneously (AXS-02).
 */
export const SilentErrors = createContext(false)
