/** Takes away the document's rules for fetching documents ahead: from now on a link asks for a page's data and code alone. */
export const removeSpeculationRules = (): void => document.querySelector("script[type=speculationrules]")?.remove()
