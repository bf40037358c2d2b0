import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type MouseEvent,
  type ReactNode,
  useContext
} from "react"

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
}

/** A link as data, for components that render lists of links. */
export interface LinkItem {
  readonly label: string
  readonly href: string
}

const Anchor = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor)

export interface LinkProviderProps {
  /** Component that renders every link within the provider. It must pass all props to an `<a>`. */
  readonly link: ComponentType<LinkProps>
  readonly children: ReactNode
}

/** Replaces the plain `<a>` with a router's link. */
export const LinkProvider = ({ link, children }: LinkProviderProps) => <LinkContext value={link}>{children}</LinkContext>

/** Renders the link of the nearest `LinkProvider`, or an `<a>` if there is none. */
export const Link = (props: LinkProps) => createElement(useContext(LinkContext), props)

type Press = Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">

/**
 * Returns whether a click on a link navigates in this window. A click that opens or saves the link elsewhere leaves this page unchanged.
 */
export const isSamePageLink = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/**
 * Props that make a link open an overlay. Without scripts, or in a new tab or window, the link leads to a separate page with the same
 * function.
 */
export interface Opener {
  readonly expanded: boolean
  readonly onOpen: () => void
  /** Called when the pointer or focus approaches the link, so that required code can be preloaded. */
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
