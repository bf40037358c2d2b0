/**
 * Handles a page whose code failed to load twice. Replaces each skeleton, or a blank page, with the generic message. React is not available
 * for it. The server-rendered content remains readable (ERR-29).
 */
export const showFailedRegions = (root: HTMLElement): void => {
  const skeletons = root.querySelectorAll(".skeletons")
  for (const skeleton of skeletons) skeleton.replaceWith(createMessage())
  if (root.childElementCount === 0) root.append(createMessage())
}

const createMessage = (): HTMLElement => {
  const message = document.createElement("div")
  message.className = "notice notice--bad"
  message.setAttribute("role", "alert")
  const link = document.createElement("a")
  link.className = "link"
  link.href = location.pathname
  link.textContent = "Refresh the page"
  message.append("This page is temporarily unavailable. ", link)
  return message
}
