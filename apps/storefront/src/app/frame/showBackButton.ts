import "./installed.css"
import type { CurrentPage } from "../../foundation/page/CurrentPage.ts"

/** Lucide's `arrow-left`, as the shop draws its icons. */
const arrow = `<svg class="i" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="m12 19-7-7 7-7"/><path d="M19 12H5"/></svg>`

/**
 * Puts a back button before all else in the header, on every page but the home page (NAV-30): around the installed app there is no browser that
 * has one. Where the app was opened at this page it leads home. It is no component of the header, so that a browser's header knows nothing of it.
 */
export const showBackButton = (shown: Pick<CurrentPage, "follow">, goHome: () => void): void => {
  const header = document.querySelector(".masthead > .wrap")
  if (header === null) return
  const button = document.createElement("button")
  Object.assign(button, { type: "button", className: "backbtn", innerHTML: arrow })
  button.setAttribute("aria-label", "Back")
  button.addEventListener("click", () => (history.length > 1 ? history.back() : goHome()))
  const look = () => void (button.hidden = location.pathname === "/")
  look()
  shown.follow(look)
  header.prepend(button)
}
