import type { MouseEvent } from "react"
import { type LinkProps, isSamePageLink } from "./Link.tsx"

/**
 * Props that make a link open an overlay. Without scripts, and for a new tab or window, it leads to its own page, which has the same
 * function.
 */
export interface Opener {
  readonly expanded: boolean
  readonly onOpen: () => void
  /** Called when the pointer or focus comes near, so that required code can be preloaded. */
  readonly onNear?: (() => void) | undefined
}

export const openerProps = ({ expanded, onNear, onOpen }: Opener): Omit<LinkProps, "href"> => ({
  "aria-haspopup": "dialog",
  "aria-expanded": expanded,
  onPointerEnter: onNear,
  onFocus: onNear,
  onClick: (event: MouseEvent) => {
    if (!isSamePageLink(event)) return
    event.preventDefault()
    onOpen()
  }
})
