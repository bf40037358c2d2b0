import { type Context, type ReactNode, use } from "react"
import type { Location } from "react-router-dom"
import {
  ErrorContext,
  LoaderDataContext,
  LocationContext,
  MatchContext,
  OutletContext,
  PageLoaderDataContext,
  PageLocationContext,
  type PageMatch,
  PageMatchContext,
  type PageRouter,
  type PageState,
  PageStateContext,
  RouterContext,
  StateContext
} from "./PageRouter.ts"

/** `page`: the same as a page's own, where it may stand behind another one. */
const within = <Value>(context: Context<Value | null>, page?: Context<Value | null>): Value => {
  const value = (page && use(page)) ?? use(context)
  if (value === null) throw new Error("A router's hook was used outside of RouterView.")
  return value
}

export const useRouter = (): PageRouter => within(RouterContext)

/** Where the page is. */
export const useLocation = (): Location => within(LocationContext, PageLocationContext)

/** Leads to another page; the same function for the page's life. */
export const useNavigate = (): PageRouter["navigate"] => useRouter().navigate

/** What the page is drawn from. */
export const usePageState = (): PageState => within(StateContext, PageStateContext)

/** Whether another page is on its way. */
export const useNavigation = (): PageState["navigation"] => usePageState().navigation

/** What the address names in the route's path. */
export const useParams = (): PageMatch["params"] => within(MatchContext, PageMatchContext).params

/** What the route's loader answered. */
export const useLoaderData = <Data>(): Data =>
  within(LoaderDataContext, PageLoaderDataContext)[within(MatchContext, PageMatchContext).route.id] as Data

/** Tells what the route's loader answered last, which may not be drawn yet; undefined where the router left the route. */
export const useNewestLoaderData = (): (() => unknown) => {
  const router = useRouter()
  const { id } = within(MatchContext, PageMatchContext).route
  return () => router.state.loaderData[id]
}

/** What another route's loader answered; undefined where that one draws no part of the page. */
export const useRouteLoaderData = <Data>(id: string): Data | undefined =>
  within(LoaderDataContext, PageLoaderDataContext)[id] as Data | undefined

/** What the route's action answered to the form that was sent. */
export const useActionData = (): unknown => usePageState().actionData?.[within(MatchContext, PageMatchContext).route.id]

/** The innermost route of the page. */
export const useLeaf = (): PageMatch["route"] => usePageState().matches.at(-1)!.route

/** What the error's page stands for. */
export const useRouteError = (): unknown => use(ErrorContext)

/** What the route within draws. */
export const Outlet = (): ReactNode => use(OutletContext)
