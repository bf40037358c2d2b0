import { expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { Addresses } from "../../buying/addresses/Addresses.ts"
import { Cart } from "../../buying/cart/Cart.ts"
import { InCart } from "../../buying/cart/InCart.ts"
import { layerCatalog } from "../../catalog/catalog/layerCatalog.ts"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { FitmentLookup } from "../../vehicles/fitment/FitmentLookup.ts"
import { noApplications } from "../../vehicles/fitment/createReason.ts"
import { Flags } from "../flags/Flags.ts"
import { layerFlags } from "../flags/layerFlags.ts"
import { VisitorAudiences } from "../flags/VisitorAudiences.ts"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { createGarageModel, toGarageState } from "../../vehicles/garage/GarageModel.ts"
import { History } from "../../discovery/history/History.ts"
import { ListId } from "../../buying/lists/model.ts"
import { Orders } from "../../buying/order/Orders.ts"
import { layerOrders } from "../../buying/order/layerOrders.ts"
import { loadPlan } from "../../buying/planner/loadPlan.ts"
import { fetchSections } from "../../discovery/recommendations/fetchSections.ts"
import { createRecentHistoryFiller } from "../../discovery/recommendations/createRecentHistoryFiller.ts"
import { RECENT_HISTORY } from "../../discovery/recommendations/rules.ts"
import { block, section, wireItems } from "../../discovery/recommendations/testing/samples.ts"
import { NotFoundSuggestions } from "../../shell/recovery/NotFoundSuggestions.ts"
import { BrowserTestContext, GUID } from "../../customer/notifications/testing/BrowserTestContext.ts"

const next = "1c9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
const garage = Layer.mock(Garage, { changes: Stream.succeed(toGarageState(createGarageModel(null))) })
const cart = Layer.mock(Cart, { changes: Stream.empty })
const audiences = { audiences: ["racer"], googleAudiences: [] }
const inCart = { shoppingCart: { shoppingCartId: null, numProducts: 1, skuBasesInCart: ["CAM-A"] } }
const verdict = { fitment: "DirectFit", prompt: null, asks: [], reason: noApplications } as const
const part = wireItems.Product.publicSkuBaseDetails
const seen = { pageType: "Product", url: part.productPageUrl, title: "Rotor", date: 0, imageUrl: null } as const
const views = section({ recommendationGroups: [block({ clientDataType: RECENT_HISTORY, recommendations: [] })] })
const recommended = { sections: ["PDP"], skuBaseNumbers: [] }

/** Requests that depend on the visitor: the call, its response, the expected result, and the effect that sends it. */
const readers = {
  flags: [
    "GetFeatureFlags",
    { featureFlags: [{ name: "A", value: "true" }] },
    [{ name: "A", value: "true" }],
    Effect.provide(
      Flags.use(({ all }) => all),
      layerFlags
    )
  ],
  audiences: [
    "userAudiencesV2",
    { userAudiencesV2: audiences },
    audiences,
    Effect.provide(
      VisitorAudiences.use(({ current }) => current),
      VisitorAudiences.layer
    )
  ],
  orders: [
    "orders",
    { orders: { orders: [], total: 3 } },
    { orders: [], total: 3 },
    Effect.provide(
      Orders.use(({ list }) => list(1)),
      layerOrders
    )
  ],
  "an order": [
    "order",
    { order: null },
    null,
    Effect.provide(
      Orders.use(({ open }) => open("4821773905")),
      layerOrders
    )
  ],
  addresses: [
    "addresses",
    { addresses: { addresses: [], message: "Full." } },
    { addresses: [], message: "Full." },
    Effect.provide(
      Addresses.use(({ list }) => list),
      Addresses.layer
    )
  ],
  "what is in the cart": [
    "GetUserShoppingCartShallow",
    inCart,
    ["CAM-A"],
    Effect.provide(
      InCart.use(({ changes, look }) =>
        Effect.andThen(
          look({ isHydrated: true }),
          Effect.map(Stream.runHead(changes), (known) => Option.getOrThrow(known).skuBasesInCart)
        )
      ),
      Layer.provide(InCart.layer, cart)
    )
  ],
  "the cart, for a lost page": [
    "GetUserShoppingCartShallow",
    inCart,
    [],
    Effect.provide(
      NotFoundSuggestions.use((page) => page.recommended),
      Layer.provide(NotFoundSuggestions.layer, garage)
    )
  ],
  verdicts: [
    "skuBaseFitment",
    { skuBaseFitment: [{ skuBaseNumber: "CAM-A", ...verdict }] },
    new Map([["CAM-A", verdict]]),
    Effect.provide(
      FitmentLookup.use(({ ofBlock }) => ofBlock({ checkFitment: true, skuBaseNumbers: ["CAM-A"] }, null)),
      FitmentLookup.layer
    )
  ],
  "what was seen here": [
    "skuBases",
    { skuBases: [part] },
    ["Rotor", part.displayTitle],
    Effect.gen(function* () {
      const titles = new Array<string>()
      const fill = yield* createRecentHistoryFiller
      yield* fill(views, ({ items }) =>
        Effect.sync(() => void titles.push(...items.map(({ publicSkuBaseDetails }) => publicSkuBaseDetails.displayTitle)))
      )
      return titles
    }).pipe(
      Effect.provide(
        Layer.merge(
          layerCatalog,
          Layer.mock(History, {
            recent: () => Effect.succeed([{ ...seen, skuBaseNumber: SkuBaseNumber.make(part.skuBaseNumber) }])
          })
        )
      )
    )
  ],
  "a plan": [
    "buildPlan",
    { buildPlan: null },
    "unknown",
    Effect.provide(loadPlan(ListId.make("list-1"), null), Layer.merge(cart, Layer.mock(Orders, {})))
  ],
  recommendations: ["recommendationSections", { recommendationSections: [] }, [], Effect.provide(fetchSections(recommended), garage)]
} as const

it.effect.each(Object.entries(readers))(
  "GAP-C22 the request for %s is repeated as the new visitor, without a failure, if the visitor changed during it",
  ([, [call, answer, result, reading]]) => {
    const world = new BrowserTestContext()
      .answering("recommendationSections", { recommendationSections: [] })
      .answeringNext(call, next, answer)
    return Effect.gen(function* () {
      expect(yield* reading).toEqual(result)
      const named = world.asked.filter(([asked]) => asked === call).map(([, sent]) => JSON.stringify(sent))
      expect(named).toEqual([expect.stringContaining(GUID), expect.stringContaining(next)])
      expect(world.logged).toEqual([])
    }).pipe(Effect.provide(world.layer))
  }
)
