import { type ReactNode, startTransition, useLayoutEffect, useState } from "react"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import {
  LoaderDataContext,
  LocationContext,
  MatchContext,
  OutletContext,
  type PageRouter,
  type PageState,
  RouterContext,
  StateContext
} from "./PageRouter.ts"
import { useScroll } from "./useScroll.ts"

interface RouterViewProps {
  readonly router: PageRouter
  /** Hears what could not be loaded. */
  readonly onError?: (error: unknown) => void
}

/**
 * Draws a router's page, in the browser and on the server: each route around the next one. It stands in the place of the library's provider,
 * which brings more along than a first page has use for.
 */
export const RouterView = ({ onError, router }: RouterViewProps) => {
  const [state, setState] = useState(router.state)
  useLayoutEffect(
    () =>
      router.subscribe((next, { newErrors }) => {
        for (const error of Object.values(newErrors ?? {})) onError?.(error)
        startTransition(() => setState(next))
      }),
    [onError, router]
  )
  useScroll(state)
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <LocationContext value={state.location}>
          <LoaderDataContext value={state.loaderData}>{state.initialized && draw(state)}</LoaderDataContext>
        </LocationContext>
      </StateContext>
    </RouterContext>
  )
}

const draw = ({ errors, location, matches, revalidation }: PageState): ReactNode => {
  const failed = errors === null ? -1 : matches.findIndex(({ route }) => errors[route.id] !== undefined)
  const drawn = failed === -1 ? matches : matches.slice(0, failed + 1)
  return drawn.reduceRight<ReactNode>((outlet, match) => {
    const { element, errorElement, id } = match.route
    const part = (
      <MatchContext value={match}>
        <OutletContext value={outlet}>{element ?? outlet}</OutletContext>
      </MatchContext>
    )
    return errorElement === undefined ? (
      part
    ) : (
      <ErrorBoundary error={errors?.[id]} location={location} revalidation={revalidation} page={errorElement}>
        {part}
      </ErrorBoundary>
    )
  }, null)
}
