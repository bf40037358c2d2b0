import "./installed.css"
import type { CurrentPage } from "../../foundation/page/CurrentPage.ts"

/** Lucide's `arrow-left` in the shop's icon style. */
const arrow = `<svg class="i" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="m12 19-7-7 7-7"/><path d="M19 12H5"/></svg>`

/**
 * Adds a back button at the start of the header, on every page but the home page (NAV-30): the installed app has no browser controls. It
 * links home if the app was opened at this page. Not part of the header component, so that browser visitors do not load its code.
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
