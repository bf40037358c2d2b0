/** What not every browser tells, and the platform's types therefore lack. */
const signals: Navigator & { readonly connection?: { readonly effectiveType?: string } } = navigator

/** As slow as what mobile networks called 2G, as far as the browser tells. */
export const isNetworkSlow = (): boolean => signals.connection?.effectiveType?.endsWith("2g") === true
