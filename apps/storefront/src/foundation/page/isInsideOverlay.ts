/** In what lies over the page: the focus is not to be taken out of it. What is closing does not count. */
export const isInsideOverlay = (element: Element | null): boolean => element?.closest("[role$=dialog]:not([data-leaving])") != null
