// `?live` is a second copy of the library's one file: a bundler cannot cut a module in two, and this half is to come late.
import { createBrowserRouter } from "react-router-dom?live"
import type { DataRouter, HydrationState, RouteObject } from "react-router-dom"
import { keptPages } from "./keptPages.ts"

/** The router that navigates. It begins from the data that the server drew the page with; steps back and forward find the pages that were left. */
export const liveRouter = (routes: RouteObject[], hydrationData: HydrationState, whose: () => string, isDrawnAnew: boolean): DataRouter =>
  createBrowserRouter(keptPages(routes, whose, isDrawnAnew ? null : hydrationData.loaderData), { hydrationData })
