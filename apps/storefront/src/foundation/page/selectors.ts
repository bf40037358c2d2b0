/** The element that contains and lists the inlined stylesheets of a new visitor's page. */
export const INLINED_STYLES = "style[data-of]"

/** Selector of controls that only scripts handle. Links, forms and native browser controls need no replay of early clicks. */
export const SCRIPTED_CONTROLS = "button[data-early],button[type=button]:not([popovertarget])"
