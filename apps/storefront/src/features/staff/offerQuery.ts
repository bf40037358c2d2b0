import { LAST_OFFER_PAGE, MAX_PRODUCT_QUERY_LENGTH, type OfferQuery, offerViews } from "@camber/domain/staff"

/** Pages of the products, and of one product's editor. */
export const STAFF_PRODUCTS_HREF = "/staff/products"
export const staffProductHref = (productPageId: number): string => `${STAFF_PRODUCTS_HREF}/${productPageId}`

/** Parses the search of an address. Ignores invalid values. */
export const parseOfferQuery = (given: Pick<URLSearchParams, "get">): OfferQuery => {
  const page = Number(given.get("page") ?? 1)
  return {
    text: (given.get("q") ?? "").trim().slice(0, MAX_PRODUCT_QUERY_LENGTH),
    view: offerViews.find((view) => view === given.get("view")) ?? "all",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_OFFER_PAGE ? page : 1
  }
}

/** Returns the address of a search, without default values. */
export const getOffersHref = ({ page, text, view }: OfferQuery): string => {
  const parameters = new URLSearchParams({
    ...(text !== "" && { q: text }),
    ...(view !== "all" && { view }),
    ...(page > 1 && { page: String(page) })
  }).toString()
  return parameters === "" ? STAFF_PRODUCTS_HREF : `${STAFF_PRODUCTS_HREF}?${parameters}`
}
