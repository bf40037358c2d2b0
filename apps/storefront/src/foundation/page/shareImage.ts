const tag = (): HTMLMetaElement | null => document.querySelector('meta[property="og:image"]')

/** The picture that the present page gives for sharing (HIST-04): the shop's own as a path; null where it has none. */
export const shareImage = (): string | null => {
  const address = tag()?.content
  return address ? address.replace(location.origin, "") : null
}

/** Gives the present page its picture for sharing, or takes the former page's away. */
export const setShareImage = (path: string | null): void => {
  const kept = tag() ?? document.head.appendChild(document.createElement("meta"))
  if (path === null) return kept.remove()
  kept.setAttribute("property", "og:image")
  kept.content = new URL(path, location.origin).href
}
