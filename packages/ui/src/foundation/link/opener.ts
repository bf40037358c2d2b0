import type { MouseEvent } from "react"
import { type LinkProps, isSamePageLink } from "./Link.tsx"

/**
 * What makes a link open something over the page. Without scripts, and where it is to be followed elsewhere, it leads to its own page, which
 * does the same work.
 */
export interface Opener {
  readonly expanded: boolean
  readonly onOpen: () => void
  /** The hand comes near: what a press needs can be fetched. */
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
