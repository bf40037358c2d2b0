import type { AccountForms } from "@camber/domain/account"
import type { Addresses } from "@camber/domain/addresses"
import type { Cart } from "@camber/domain/cart"
import type { Catalog } from "@camber/domain/catalog"
import type { ClassSheets, SheetForms } from "@camber/domain/class-sheets"
import type { Checkout } from "@camber/domain/checkout"
import { Garage, type ProjectId } from "@camber/domain/garage"
import type { PartPairs } from "@camber/domain/mating"
import type { Toasts } from "@camber/domain/notifications"
import type { Orders } from "@camber/domain/order"
import type { OwnedParts } from "@camber/domain/owned-parts"
import type { VisitorLocation } from "@camber/domain/location"
import type { Http } from "@camber/domain/ports"
import type { PromoCodes } from "@camber/domain/promotions"
import type { SelectedProject } from "@camber/domain/vehicle"
import type { Profile, Visitor } from "@camber/domain/visitor"
import { Effect, Option, Stream } from "effect"
import type { ComponentType } from "react"
import type { PageHandle } from "./PageHead.ts"
import { type ActionFunction, type LoaderFunctionArgs, redirect } from "react-router-dom"
import type { PageRoute } from "./PageRoute.ts"
import type { Pages } from "./Pages.ts"

/** Domain services that a form page may call. */
export type FormServices =
  | AccountForms
  | Addresses
  | Cart
  | Catalog
  | Checkout
  | ClassSheets
  | SheetForms
  | Garage
  | Http
  | Toasts
  | Orders
  | OwnedParts
  | PartPairs
  | Profile
  | PromoCodes
  | Visitor
  | VisitorLocation

/** Context of a form page request: the use cases of one visitor for one request. */
export interface FormVisitor {
  readonly selected: SelectedProject | null
  /** Idempotency key. A form that is submitted twice has the same key, so that its effect happens once (GAP-C59). */
  readonly pressKey: string
  /** Whether a call failed: the page then shows that its data is incomplete. */
  readonly isAway: () => boolean
  readonly run: <A>(command: Effect.Effect<A, never, FormServices>) => Promise<A>
}

/** Submitted fields. The last value wins if a name is repeated. */
export type FormFields = Readonly<Record<string, string>>

/**
 * A page that replaces another page's scripts with forms, for browsers without scripts. Only the server renders it, for one visitor, and
 * sends no script.
 */
export interface FormPage<Shown, Answer> {
  readonly Component: ComponentType
  readonly handle: PageHandle<Shown>
  readonly load: (visitor: FormVisitor, url: URL, parameters: FormFields) => Promise<Shown>
  /** Handles the submission. Returns a redirect, or the page's own message with the typed values. */
  readonly act?: (visitor: FormVisitor, fields: FormFields) => Promise<Response | Answer>
}

/** Context of a form page request in the router. */
export interface FormContext extends Pages {
  readonly visitor: FormVisitor
}

const visitorOf = (context: unknown): FormVisitor => (context as FormContext).visitor

/** Creates the route of a form page. `module` is the page that it replaces; it provides the styles. */
export const formRoute = <Shown, Answer>(path: string, module: string, { act, load, ...page }: FormPage<Shown, Answer>): PageRoute => ({
  path,
  hasForms: true,
  id: `${module}#${path}`,
  ...page,
  loader: ({ context, params, request }) => load(visitorOf(context), new URL(request.url), params as FormFields),
  ...(act && { action: toAction(act) })
})

/** Handles the forms of a page. Returns a redirect, or the page's own message with the typed values. */
export type FormAction<Answer> = (visitor: FormVisitor, fields: FormFields, params: FormFields) => Promise<Response | Answer>

const toAction =
  <Answer>(act: FormAction<Answer>): ActionFunction =>
  async ({ context, params, request }) =>
    act(visitorOf(context), Object.fromEntries(new URLSearchParams(await request.text())), params as FormFields)

/**
 * Adds form actions to pages, by their paths. Only the server has them: in the browser the pages handle their forms themselves.
 *
 * @param actions - Null for a page without forms that shows the visitor's content without scripts.
 */
export const withFormActions = (routes: ReadonlyArray<PageRoute>, actions: ReadonlyMap<string, FormAction<unknown> | null>): PageRoute[] =>
  routes.map((route): PageRoute => {
    if (route.children) return { ...route, children: withFormActions(route.children, actions) }
    const action = route.path === undefined ? undefined : actions.get(route.path)
    return action === undefined ? route : { ...route, hasForms: true, ...(action && { action: toAction(action) }) }
  })

/** Redirects an earlier form page to the page that has replaced it. A submitted form is submitted there. */
export const movedRoute = (path: string, to: (params: FormFields, search: string) => string): PageRoute => {
  const move = ({ params, request }: LoaderFunctionArgs) => redirect(to(params as FormFields, new URL(request.url).search), 308)
  return { path, hasForms: true, loader: move, action: move }
}

/** Reads the current state of a use case, which is the first event of its stream. */
export const isPresent = <A>(changes: Stream.Stream<A>): Effect.Effect<A> => Effect.map(Stream.runHead(changes), Option.getOrThrow)

/** Finds the selected project of the garage. Null if it is not saved there. */
export const findSelectedProjectId: Effect.Effect<ProjectId | null, never, FormServices> = Effect.gen(function* () {
  const garage = yield* Garage
  yield* garage.hydrate()
  return (yield* isPresent(garage.changes)).selectedId
})
