/** Whether the element is in an overlay, whose focus must not move. A closing overlay does not count. */
export const isInsideOverlay = (element: Element | null): boolean => element?.closest("[role$=dialog]:not([data-leaving])") != null
