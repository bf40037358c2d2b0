import type { CartLinkItem, CartLinkPage } from "./cartLinkPage.ts"

/** Returns the headline of the page. */
export const getCartLinkTitle = (page: CartLinkPage): string => {
  switch (page._tag) {
    case "Unreadable":
      return "We couldn't read this link"
    case "Unavailable":
      return "We couldn't fill your cart"
    case "TooMany":
      return "Too many links at once"
    case "Review":
      return "Add these parts to your cart?"
    case "Outcome":
      return getOutcomeTitle(page.items.filter(({ outcome }) => outcome === "added").length, page.items.length)
    case "NotSelected":
      return "We couldn't select this vehicle"
  }
}

const getOutcomeTitle = (added: number, all: number): string =>
  added === 0
    ? `${all === 1 ? "This part isn't" : "These parts aren't"} in your cart`
    : added < all
      ? `${added} of ${all} parts ${added === 1 ? "is" : "are"} in your cart`
      : `${all === 1 ? "The part is" : "The parts are"} in your cart`

/** Text about an item after its number, and the link to the next step. */
export interface CartLinkItemText {
  /** Follows the number: ' is no longer sold, or the number is wrong.' */
  readonly text: string
  readonly action: { readonly label: string; readonly href: string } | null
}

/** Returns the text of an item; null if the cart contains the item as the link requests. */
export const getCartLinkItemText = ({ choices, href, id, isKit, message, outcome }: CartLinkItem): CartLinkItemText | null => {
  const search = `/search?query=${encodeURIComponent(id)}`
  switch (outcome) {
    case "added":
      return message === null ? null : { text: `: ${message}`, action: null }
    case "unknown":
      return { text: " is no longer sold, or the number is wrong.", action: { label: "Search for it", href: search } }
    case "choices": {
      const what = isKit ? " is a kit with parts to choose" : " comes in several versions"
      return {
        text: choices.length === 0 ? `${what}.` : `${what}: ${choices.join("; ")}.`,
        action: { label: isKit ? "Choose its parts" : "Choose yours", href: href ?? search }
      }
    }
    case "unavailable":
      return { text: ` can't be added. ${message ?? ""}`.trimEnd(), action: { label: "See the part", href: href ?? search } }
    case "failed":
      return { text: " couldn't be added right now. Try again in a moment.", action: null }
  }
}

/** Returns the label of the link that continues to a path. */
export const getOnwardText = (target: string): string => (target === "/shoppingcart" ? "View Cart" : "Continue")
