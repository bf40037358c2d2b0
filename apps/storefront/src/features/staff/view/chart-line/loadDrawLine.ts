/** Returns whether the browser's language is a valid tag; `en-US@posix` is not. */
const hasValidLanguage = (): boolean => {
  try {
    return Intl.getCanonicalLocales(navigator.language).length > 0
  } catch {
    return false
  }
}

/** Loads the drawing of lines. Its library formats numbers in the browser's language when it loads and throws for an invalid tag (ERR-11). */
export const loadDrawLine = () => {
  if (!hasValidLanguage()) Object.defineProperty(navigator, "language", { value: "en-US", configurable: true })
  return import("./drawLine.ts")
}
