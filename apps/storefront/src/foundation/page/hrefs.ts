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
/** Whether the path is a form page: one of the pages above for browsers without scripts. */
export const isFormPath = (pathname: string): boolean => pathname.startsWith("/forms/")
/** Query parameter of a page for a browser without scripts. The server renders the visitor's content, and caches no such page. */
const WITHOUT_SCRIPTS = "scripts"
/** Field of a GET form on such a page. */
export const withoutScriptsField = { name: WITHOUT_SCRIPTS, value: "off" }
/** Returns the address of a page for a browser without scripts. */
export const withoutScriptsHref = (path: string, search = ""): string => {
  const query = new URLSearchParams(search)
  query.set(WITHOUT_SCRIPTS, "off")
  return `${path}?${query}`
}
/** Whether a request submits a form of the visitor, or opens a page without scripts. */
export const isPersonalRequest = (method: string, { pathname, searchParams }: URL): boolean =>
  method === "POST" || (["GET", "HEAD"].includes(method) && (isFormPath(pathname) || searchParams.get(WITHOUT_SCRIPTS) === "off"))
export const kitFormHref = "/forms/kit"
/** Comparison of a product with the parts in the cart and on the lists. */
export const ownPartsFormHref = (sku: string): string => `/forms/parts?sku=${encodeURIComponent(sku)}`
/** Page of the selected car's class sheet, with the answers for a part or the parts of a list. */
export const raceCarFormHref = (about: { readonly sku?: string; readonly list?: string; readonly owned?: string } = {}): string => {
  const query = new URLSearchParams({ ...about }).toString()
  return `/forms/race-car${query === "" ? "" : `?${query}`}`
}
/** Page where a track uploads its class sheet. */
export const uploadSheetFormHref = "/forms/class-sheets"
/** Page of the selected race car for the pit, and its form. */
export const pitHref = "/pit"
export const pitFormHref = "/forms/pit"
/** Rules of a race class. */
export const classRulesHref = (listingPath: string): string => `${listingPath}/rules`
/** The page that confirms an order. */
export const confirmationHref = (orderNumber: string): string => `/buy/confirmation/${orderNumber}`
/**
 * The confirmation right after the order was placed: without scripts it continues to the payment if one is due. `notKept`: the reason why
 * the address was not saved, which is displayed first.
 */
export const placedHref = (orderNumber: string, notKept: string | null): string =>
  `${confirmationHref(orderNumber)}?placed=now${notKept === null ? "" : `&address=${notKept}`}`
/** Returns the URL of the page where an order is paid. */
export const payFormHref = (orderNumber: string): string => `/forms/pay/${orderNumber}`
/** Path of the index of jobs. Defined here, so that pages of a car do not load the rules of jobs. */
export const jobsHref = "/jobs"
/** The build sheet of the selected car, to print and without scripts. */
export const buildSheetFormHref = "/forms/build-sheet"
export const vehicleFormHref = "/forms/garage/add"

/** Leaves the shop for an external URL. Back returns to the current page. */
export const navigateAway = (url: string): void => location.assign(url)

/** Headings without their own page are not links. */
export const toPageLinks = (links: ReadonlyArray<{ readonly primary: string; readonly href: string | null }>): ReadonlyArray<PageLink> =>
  links.flatMap(({ primary, href }) => (href === null ? [] : [{ label: primary, href }]))
