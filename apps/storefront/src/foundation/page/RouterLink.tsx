import type { LinkProps } from "@camber/ui"
import type { MouseEvent } from "react"
import { useHref, useLinkClickHandler } from "react-router-dom"

/** Links inside the shop are followed by the router; anchors, files and other hosts are the browser's. */
export const RouterLink = ({ children, ...props }: LinkProps) =>
  isShopPage(props.href) ? <PageLink {...props}>{children}</PageLink> : <a {...props}>{children}</a>

const isShopPage = (href: string): boolean => href.startsWith("/") && !href.startsWith("//") && !href.startsWith("/content/")

/** Without the library's own Link: its prefetching would come along. */
const PageLink = ({ href, onClick, children, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={useHref(href)} onClick={click}>
      {children}
    </a>
  )
}
