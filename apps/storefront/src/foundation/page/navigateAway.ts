/** Leaves the shop for an external address. Back returns to the current page. */
export const navigateAway = (url: string): void => location.assign(url)
