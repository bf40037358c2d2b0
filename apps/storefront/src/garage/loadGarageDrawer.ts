/** The chunk of the garage's drawer. */
export const loadGarageDrawer = () => import("./GarageDrawer.tsx")

/** Fetches it before it is wished; a failure shows when it is. */
export const prefetchGarageDrawer = (): void => void loadGarageDrawer().catch(() => undefined)
