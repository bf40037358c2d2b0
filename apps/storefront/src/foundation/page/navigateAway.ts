/** Leaves the shop for an address that is not its own; the page that stands here is what Back leads to. */
export const navigateAway = (url: string): void => location.assign(url)
