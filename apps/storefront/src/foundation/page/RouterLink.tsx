import type { LinkProps } from "@camber/ui"
import { Link } from "react-router-dom"

/** Links to the shop's pages navigate through the router. The browser follows anchors, files and links to other sites. */
export const RouterLink = ({ children, href, ...props }: LinkProps) =>
  isShopPage(href) ? (
    <Link {...props} to={href} discover="none">
      {children}
    </Link>
  ) : (
    <a {...props} href={href}>
      {children}
    </a>
  )

const isShopPage = (href: string): boolean => href.startsWith("/") && !href.startsWith("//") && !href.startsWith("/content/")
