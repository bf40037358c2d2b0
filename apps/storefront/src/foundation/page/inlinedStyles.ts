/** The element that has the sheets of a stranger's page in the document, and names them. */
export const INLINED_STYLES = "style[data-of]"
