// `?live` is a second copy of the library's one file: a bundler cannot cut a module in two, and this half is to come late.
import { createBrowserRouter } from "react-router-dom?live"
import type { DataRouter, HydrationState, RouteObject } from "react-router-dom"

/** The router that navigates. It begins from the data that the server drew the page with. */
export const liveRouter = (routes: RouteObject[], hydrationData: HydrationState): DataRouter =>
  createBrowserRouter(routes, { hydrationData })
