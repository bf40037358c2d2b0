import { createElement, useState } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"

/** The server loads it before it draws, the browser with the router: a page that works has no use for it. */
export const errorPage: LazyComponent = () => import("./PageError.tsx")

/** Stands in for a page that failed. Where its own code cannot be had nothing caught the failure, and the page is asked for anew (ERR-17). */
export const ErrorPage = () => {
  const [isLost, setLost] = useState(false)
  const Page = useLazyComponent(true, errorPage, () => setLost(true))
  if (isLost) throw new Error("The error page did not come.")
  return Page && createElement(Page)
}

/** The same when what stands around every page failed itself: it brings its landmark along. */
export const FrameErrorPage = () => (
  <main id="main">
    <ErrorPage />
  </main>
)
