import { sampleCartItem, sampleProjectDescription } from "@camber/testing/records"
import { Effect, Layer, Option, PubSub, Stream, SubscriptionRef } from "effect"
import { Quantity, SkuBaseNumber, SkuVariantNumber } from "../../../catalog/catalog/sku.ts"
import { Garage } from "../../../vehicles/garage/Garage.ts"
import { createGarageModel, toGarageState } from "../../../vehicles/garage/GarageModel.ts"
import { Toasts } from "../../../customer/notifications/Toasts.ts"
import { layerToasts } from "../../../customer/notifications/layerToasts.ts"
import { Cookies } from "../../../foundation/ports/Cookies.ts"
import { Http } from "../../../foundation/ports/Http.ts"
import { Tabs } from "../../../foundation/ports/Tabs.ts"
import { Telemetry, type TelemetryEvent } from "../../../foundation/ports/Telemetry.ts"
import { VisitorAgent } from "../../../foundation/ports/VisitorAgent.ts"
import { type SelectedProject, MakeId, ModelId, ModelYear } from "../../../vehicles/vehicle/model.ts"
import { Visitor } from "../../../foundation/visitor/Visitor.ts"
import { type AddIntent, Cart } from "../Cart.ts"
import { layerCart } from "../layerCart.ts"
import type { CartItem } from "../model.ts"
import type { CartState } from "../state.ts"
import { CheckoutService } from "./checkoutService.ts"

export const GUID = "0b9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11"

/** Creates an intent to add one product, `CAM-{name}`. */
export const createAddIntent = (name: string, quantity = 1, more: Partial<AddIntent> = {}): AddIntent => ({
  title: `Part ${name}`,
  items: [createCartItem(name, quantity)],
  productPageId: 7,
  productPageUrl: "/item/camshaft/7",
  failureHref: null,
  ...more
})
export const createCartItem = (name: string, quantity = 1): CartItem =>
  sampleCartItem({
    skuVariantNumber: SkuVariantNumber.make(`CAM-${name}-1`),
    skuBaseNumber: SkuBaseNumber.make(`CAM-${name}`),
    quantityRequested: Quantity.make(quantity),
    listId: "Search",
    listName: "Searched For"
  })

export interface CartTest {
  readonly cart: Cart["Service"]
  readonly state: Effect.Effect<CartState>
  /** Messages of the visible toasts. */
  readonly notices: Effect.Effect<ReadonlyArray<string>>
  readonly service: CheckoutService
  readonly select: (selected: SelectedProject | null) => Effect.Effect<void>
  readonly tracked: ReadonlyArray<TelemetryEvent>
  /** Messages posted to other tabs. */
  readonly posted: ReadonlyArray<string>
  readonly page: { path: string }
  readonly receive: (message: string) => Effect.Effect<void>
  readonly asked: ReadonlyArray<string>
}

interface Options {
  /** Cookies by name; the visitor's GUID by default. */
  readonly cookies?: Readonly<Record<string, string>>
  /** Response of the visitor state request; undefined simulates a failure. */
  readonly visitorState?: unknown
}

/** Creates a cart with an in-memory checkout service and a garage that the test controls. */
export const createTestCart = Effect.fnUntraced(function* ({ cookies = { WebUserGuid: GUID }, ...options }: Options = {}) {
  const service = new CheckoutService()
  const [tracked, posted, asked]: [Array<TelemetryEvent>, Array<string>, Array<string>] = [[], [], []]
  const page = { path: "/item/camshaft/7" }
  const tabMessages = yield* PubSub.unbounded<string>()
  const selected = yield* SubscriptionRef.make<SelectedProject | null>(null)
  const visitorState = "visitorState" in options ? options.visitorState : { webUserGuid: GUID, itemCount: 0, cartTotal: 0, listCount: 0 }
  const ports = Layer.mergeAll(
    Layer.succeed(
      Http,
      Http.of({
        graphql: service.graphql,
        json: ({ path }) => Effect.sync(() => (asked.push(path), visitorState)),
        beacon: () => Effect.void
      })
    ),
    Layer.mock(Cookies, { read: (name) => Effect.sync(() => cookies[name]) }),
    Layer.mock(VisitorAgent, { userAgent: Effect.succeed("Mozilla/5.0") }),
    Layer.mock(Tabs, {
      address: Effect.sync(() => ({ origin: "https://shop.test", pathname: page.path, search: "", hash: "" })),
      post: (message) => Effect.sync(() => void posted.push(message)),
      messages: Stream.fromPubSub(tabMessages)
    }),
    Layer.succeed(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => void tracked.push(event)) })),
    Layer.mock(Garage, { changes: Stream.map(SubscriptionRef.changes(selected), (project) => toGarageState(createGarageModel(project))) })
  )
  const context = yield* Layer.build(layerCart.pipe(Layer.provideMerge(Layer.merge(Visitor.layer, layerToasts)), Layer.provide(ports)))
  const [cart, notifications] = yield* Effect.provide(Effect.all([Cart, Toasts]), context)
  return {
    cart,
    state: Effect.map(Stream.runHead(cart.changes), Option.getOrThrow),
    notices: Effect.map(Stream.runHead(notifications.changes), (notices) => Option.getOrThrow(notices).map(({ message }) => message)),
    service,
    select: (project) => SubscriptionRef.set(selected, project),
    tracked,
    posted,
    page,
    receive: (message) => Effect.asVoid(PubSub.publish(tabMessages, message)),
    asked
  } satisfies CartTest
})

export const camaro: SelectedProject = {
  project: { vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(2), modelId: ModelId.make(3) }, facets: [], declined: [] },
  description: sampleProjectDescription()
}
