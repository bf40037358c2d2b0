import { type LinkProps, isSamePageLink } from "@camber/ui"
import type { MouseEvent } from "react"
import { useRouter } from "../router/hooks.ts"

/** Links inside the shop are followed by the router; anchors, files and other hosts are the browser's. */
export const RouterLink = ({ children, ...props }: LinkProps) =>
  isShopPage(props.href) ? <PageLink {...props}>{children}</PageLink> : <a {...props}>{children}</a>

const isShopPage = (href: string): boolean => href.startsWith("/") && !href.startsWith("//") && !href.startsWith("/content/")

const PageLink = ({ href, onClick, children, ...rest }: LinkProps) => {
  const router = useRouter()
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isSamePageLink(event)) return
    event.preventDefault()
    const { hash, pathname, search } = router.state.location
    void router.navigate(href, { replace: href === pathname + search + hash })
  }
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  )
}
