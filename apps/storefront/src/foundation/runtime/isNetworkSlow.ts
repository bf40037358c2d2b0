/** Network information that only some browsers provide and TypeScript's DOM types lack. */
const signals: Navigator & { readonly connection?: { readonly effectiveType?: string } } = navigator

/** Whether the browser reports a 2G-class connection. */
export const isNetworkSlow = (): boolean => signals.connection?.effectiveType?.endsWith("2g") === true
