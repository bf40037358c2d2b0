import type { AccountForms } from "@camber/domain/account"
import type { Addresses } from "@camber/domain/addresses"
import type { Cart } from "@camber/domain/cart"
import type { Catalog } from "@camber/domain/catalog"
import type { Checkout } from "@camber/domain/checkout"
import type { Garage } from "@camber/domain/garage"
import type { Toasts } from "@camber/domain/notifications"
import type { Orders } from "@camber/domain/order"
import type { VisitorLocation } from "@camber/domain/location"
import type { Http } from "@camber/domain/ports"
import type { PromoCodes } from "@camber/domain/promotions"
import type { SelectedProject } from "@camber/domain/vehicle"
import type { Profile, Visitor } from "@camber/domain/visitor"
import type { Effect } from "effect"
import type { ComponentType } from "react"
import type { PageHandle } from "./PageHead.ts"
import type { PageRoute } from "./PageRoute.ts"
import type { Pages } from "./Pages.ts"

/** What a form may ask of the domain. */
export type FormServices =
  | AccountForms
  | Addresses
  | Cart
  | Catalog
  | Checkout
  | Garage
  | Http
  | Toasts
  | Orders
  | Profile
  | PromoCodes
  | Visitor
  | VisitorLocation

/** Who asks for a page of forms: the use-cases of this one visitor, for this one request. */
export interface FormVisitor {
  readonly selected: SelectedProject | null
  /** The same for a form that was pressed twice: what may not be done twice is done under it (GAP-C59). */
  readonly pressKey: string
  /** Whether a call got no answer: the page says that it lacks something, and is no page to rely on. */
  readonly isAway: () => boolean
  readonly run: <A>(command: Effect.Effect<A, never, FormServices>) => Promise<A>
}

/** What a form sent: of each name the last value. */
export type FormFields = Readonly<Record<string, string>>

/**
 * A page that does with forms what another one does with scripts, for who has none. The server alone draws it, for one visitor, and sends
 * no script along.
 */
export interface FormPage<Shown, Answer> {
  readonly Component: ComponentType
  readonly handle: PageHandle<Shown>
  readonly load: (visitor: FormVisitor, url: URL, parameters: FormFields) => Promise<Shown>
  /** Does what was sent. A redirect leads on; anything else is what the page itself says of it, with what was typed. */
  readonly act?: (visitor: FormVisitor, fields: FormFields) => Promise<Response | Answer>
}

/** What the context of a request for such a page holds. */
export interface FormContext extends Pages {
  readonly visitor: FormVisitor
}

const visitorOf = (context: unknown): FormVisitor => (context as FormContext).visitor

/** The route of such a page; its styles are those of `module`, the page that it stands in for. */
export const formRoute = <Shown, Answer>(path: string, module: string, { act, load, ...page }: FormPage<Shown, Answer>): PageRoute => ({
  path,
  id: `${module}#${path}`,
  ...page,
  loader: ({ context, params, request }) => load(visitorOf(context), new URL(request.url), params as FormFields),
  ...(act && {
    action: async ({ context, request }) => act(visitorOf(context), Object.fromEntries(new URLSearchParams(await request.text())))
  })
})
