import { deferHydration } from "../../foundation/lazy/deferHydration.tsx"

/** NAV-51, CTRL-38 */
const MARGIN_PX = 500

export const nearFooter = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: `${MARGIN_PX}px` }
    )
    observer.observe(document.querySelector(`#${FOOTER_ID}`)!)
  })

const FOOTER_ID = "footer"

/** Loads the footer's code when the footer is within 500 px of the window, at the latest on the first navigation. */
export const siteFooter = deferHydration(FOOTER_ID, () => import("./SiteFooter.tsx"), nearFooter)

export const PageFooter = siteFooter.Component
