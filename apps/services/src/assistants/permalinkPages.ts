import { createPrintPage, escapeHtml } from "../http/createPrintPage.ts"
import type { FilledItem } from "./fillCart.ts"
import type { RequestedItem } from "./resolveItems.ts"
import type { LinkedVehicle } from "./selectLinkedVehicle.ts"

const STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1rem }
main { max-inline-size: 36rem; margin: 2rem auto }
h1 { font-size: 1.5rem; line-height: 1.2 }
h2 { font-size: 1.125rem; margin-block: 2rem .5rem }
li { margin-block: .5rem; overflow-wrap: anywhere }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-block: 1.5rem }
form { display: contents }
button, .button { display: inline-flex; align-items: center; box-sizing: border-box; min-block-size: 3rem; padding-inline: 1.5rem; font: inherit; font-weight: 600; border: 2px solid CanvasText; border-radius: .25rem; cursor: pointer; background: Canvas; color: CanvasText; text-decoration: none }
.main { background: CanvasText; color: Canvas }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`

const createPage = (title: string, content: string, status = 200): Response => {
  const page = createPrintPage({ title, styles: STYLES, body: `<main><h1>${escapeHtml(title)}</h1>${content}</main>` })
  return new Response(page.body, { status, headers: page.headers })
}

const link = (href: string, text: string, isMain = false): string =>
  `<a class="button${isMain ? " main" : ""}" href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const actions = (...all: ReadonlyArray<string>): string => `<div class="actions">${all.join("")}</div>`

/** The link's text is not a list of parts. */
export const renderUnreadable = (): Response =>
  createPage(
    "We couldn't read this link",
    `<p>The link should list part numbers with quantities. It may be cut off or mistyped. Nothing was added to your cart.</p>
<p>Ask the sender for the complete link, or search for the parts.</p>${actions(link("/search", "Search", true), link("/shoppingcart", "View Cart"))}`,
    404
  )

/** The services did not respond. The same link works again. */
export const renderUnavailable = (href: string): Response =>
  createPage(
    "We couldn't fill your cart",
    `<p>The shop isn't available right now. Parts that are already in your cart are saved. Try again in a moment.</p>${actions(link(href, "Try Again", true))}`,
    503
  )

/** Too many links were opened from the visitor's network. */
export const renderTooMany = (href: string, seconds: number): Response => {
  const page = createPage(
    "Too many links at once",
    `<p>Wait ${seconds} seconds, then try again. Nothing was added to your cart.</p>${actions(link(href, "Try Again", true))}`,
    429
  )
  page.headers.set("retry-after", String(seconds))
  return page
}

/** An item of the review. The title is null for an unknown number. */
export type ReviewedItem = RequestedItem & { readonly title: string | null }

/** Asks a signed-in customer before the link changes the cart. `action` is the path that adds. */
export const renderReview = (items: ReadonlyArray<ReviewedItem>, vehicle: LinkedVehicle, action: string): Response => {
  const list = items.map(({ id, quantity, title }) => {
    const number = escapeHtml(id)
    return title === null
      ? `<li>${number} can't be added: no part that we sell has this number.</li>`
      : `<li>${quantity} × ${escapeHtml(title)} <small>${number}</small></li>`
  })
  const forVehicle = vehicle._tag === "Selectable" ? `<p>This also selects your vehicle: ${escapeHtml(vehicle.name)}.</p>` : ""
  return createPage(
    "Add these parts to your cart?",
    `<ul>${list.join("")}</ul>
<p>The link only fills your cart. You check prices, fit and shipping before you order.</p>${forVehicle}
<form method="post" action="${escapeHtml(action)}"><button class="main">Add to Cart</button></form>
<p><a href="/">Continue without adding</a></p>`
  )
}

/** Names the items that are not in the cart and why, and offers the link's vehicle. `selectAction` is the path that selects it. */
export const renderOutcome = (
  items: ReadonlyArray<FilledItem>,
  vehicle: LinkedVehicle,
  paths: { readonly target: string; readonly link: string; readonly selectAction: string }
): Response => {
  const added = items.filter(({ outcome }) => outcome === "added")
  const noted = items.flatMap((item) => describeItem(item))
  const list = noted.length === 0 ? "" : `<ul>${noted.map((text) => `<li>${text}</li>`).join("")}</ul>`
  const retry = items.some(({ outcome }) => outcome === "failed") ? [link(paths.link, "Try Again", true)] : []
  const onwardText = vehicle._tag === "Other" ? `Keep ${vehicle.selectedName}` : getOnwardText(paths.target)
  const onward = link(paths.target, onwardText, retry.length === 0 && vehicle._tag !== "Other")
  return createPage(getTitle(added.length, items.length), list + describeVehicle(vehicle, paths) + actions(...retry, onward))
}

/** The form asked for a vehicle that cannot be selected. The parts were added before. */
export const renderNotSelected = (reason: string | null, target: string): Response =>
  createPage(
    "We couldn't select this vehicle",
    `<p>${escapeHtml(reason ?? "The vehicle of this link is no longer in our catalog.")} Your selected vehicle is unchanged.</p>${actions(link(target, getOnwardText(target), true))}`
  )

const getOnwardText = (target: string): string => (target === "/shoppingcart" ? "View Cart" : "Continue")

const getTitle = (added: number, all: number): string =>
  added === 0
    ? `${all === 1 ? "This part isn't" : "These parts aren't"} in your cart`
    : added < all
      ? `${added} of ${all} parts ${added === 1 ? "is" : "are"} in your cart`
      : `${all === 1 ? "The part is" : "The parts are"} in your cart`

const describeItem = ({ id, message, outcome }: FilledItem): ReadonlyArray<string> => {
  const number = `<b>${escapeHtml(id)}</b>`
  const search = (text: string) => `<a href="/search?query=${encodeURIComponent(id)}">${text}</a>`
  switch (outcome) {
    case "added":
      return message === null ? [] : [`${number}: ${escapeHtml(message)}`]
    case "unknown":
      return [`${number} is no longer sold, or the number is wrong. ${search("Search for it")}`]
    case "choices":
      return [`${number} comes in several versions. ${search("Choose yours")}`]
    case "unavailable":
      return [`${number} can't be added. ${escapeHtml(message ?? "")} ${search("See the part")}`]
    case "failed":
      return [`${number} couldn't be added right now. Try again in a moment.`]
  }
}

const describeVehicle = (vehicle: LinkedVehicle, { selectAction }: { readonly selectAction: string }): string => {
  if (vehicle._tag === "Unknown")
    return vehicle.reason === null
      ? "<p>We couldn't read the vehicle of this link. Add your vehicle in the cart to see what fits.</p>"
      : `<p>We couldn't select the vehicle of this link. ${escapeHtml(vehicle.reason)}</p>`
  if (vehicle._tag !== "Other") return ""
  const [name, selected] = [escapeHtml(vehicle.name), escapeHtml(vehicle.selectedName)]
  return `<h2>Which vehicle is it for?</h2>
<p>The link is for a ${name}. You have selected your ${selected}. The cart says what fits the selected vehicle.</p>
${actions(`<form method="post" action="${escapeHtml(selectAction)}"><button class="main">Select ${name}</button></form>`)}`
}
