/** Removes the document's prefetch rules: after hydration a link requests only a page's data and code. */
export const removeSpeculationRules = (): void => document.querySelector("script[type=speculationrules]")?.remove()
