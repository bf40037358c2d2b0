import { LazyRegion } from "../../foundation/late/LazyRegion.tsx"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"

/** The server loads it before it draws; the browser when the footer is near. */
export const siteFooter: LazyComponent = () => import("./SiteFooter.tsx")

/** The footer comes alive when it is within 500 px of the window (NAV-51, CTRL-38). */
const whenNear = (footer: HTMLElement, wish: () => void): (() => void) => {
  const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && wish(), { rootMargin: "500px" })
  near.observe(footer)
  return () => near.disconnect()
}

/** The end of every page. */
export const PageFooter = () => <LazyRegion id="footer" late={siteFooter} props={{}} wake={whenNear} />
