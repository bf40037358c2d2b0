import type { PageLink } from "./Pages.ts"

/** The cart's page, in its canonical letter case (GAP-C31). */
export const cartHref = "/shoppingcart"
export const checkoutHref = "/buy"
/** The garage's page (GAR-07), in its canonical letter case. */
export const garageHref = "/CustomerVehicle"
/** The listing of parts that fit a car, by system. */
export const carHref = (listingPath: string): string => `${listingPath}/car`
/** Target of the menu's controls without scripts: the page of all categories. */
export const menuHref = "/categories"
export const cartFormHref = "/forms/cart"
export const kitFormHref = "/forms/kit"
/** Comparison of a product with the parts in the cart and on the lists. */
export const ownPartsFormHref = (sku: string): string => `/forms/parts?sku=${encodeURIComponent(sku)}`
/** Page of the selected car's class sheet, with the answers for a part or the parts of a list. */
export const raceCarFormHref = (about: { readonly sku?: string; readonly list?: string; readonly owned?: string } = {}): string => {
  const query = new URLSearchParams({ ...about }).toString()
  return `/forms/race-car${query === "" ? "" : `?${query}`}`
}
/** Page of the selected race car for the pit, and its form. */
export const pitHref = "/pit"
/** Rules of a race class. */
export const classRulesHref = (listingPath: string): string => `${listingPath}/rules`
/** The index of jobs. Here, so that pages of a car do not load the rules of jobs. */
export const jobsHref = "/jobs"
/** The build sheet of the selected car, to print and without scripts. */
export const buildSheetFormHref = "/forms/build-sheet"
export const garageFormHref = "/forms/garage"
export const vehicleFormHref = "/forms/garage/add"

/** Leaves the shop for an external address. Back returns to the current page. */
export const navigateAway = (url: string): void => location.assign(url)

/** Headings without their own page are not links. */
export const toPageLinks = (links: ReadonlyArray<{ readonly primary: string; readonly href: string | null }>): ReadonlyArray<PageLink> =>
  links.flatMap(({ primary, href }) => (href === null ? [] : [{ label: primary, href }]))
