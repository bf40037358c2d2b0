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

/** A link as data: what lists of links take. */
export interface LinkItem {
  readonly label: string
  readonly href: string
}

const Anchor = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor)

export interface LinkProviderProps {
  /** Draws every link below; it must hand all props on to an `<a>`. */
  readonly link: ComponentType<LinkProps>
  readonly children: ReactNode
}

/** Puts a router's link in place of the plain `<a>`. */
export const LinkProvider = ({ link, children }: LinkProviderProps) => <LinkContext value={link}>{children}</LinkContext>

/** The link of the nearest `LinkProvider`, an `<a>` without one. */
export const Link = (props: LinkProps) => createElement(useContext(LinkContext), props)

type Press = Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">

/** Whether a press on a link follows it in this window. One that opens or saves it elsewhere leaves this page as it is. */
export const isSamePageLink = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
