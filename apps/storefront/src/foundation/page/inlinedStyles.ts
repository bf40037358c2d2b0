/** The element that contains and lists the inlined stylesheets of a new visitor's page. */
export const INLINED_STYLES = "style[data-of]"
