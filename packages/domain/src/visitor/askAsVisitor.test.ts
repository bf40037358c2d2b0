import { expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { Addresses } from "../addresses/Addresses.ts"
import { Cart } from "../cart/Cart.ts"
import { InCart } from "../cart/InCart.ts"
import { Flags } from "../flags/Flags.ts"
import { VisitorAudiences } from "../flags/VisitorAudiences.ts"
import { Garage } from "../garage/Garage.ts"
import { newGarage, stateOf } from "../garage/LiveGarage.ts"
import { Orders } from "../order/Orders.ts"
import { askSections } from "../recommendations/askSections.ts"
import { LostPage } from "../recovery/LostPage.ts"
import { BrowserWorld, GUID } from "./testing/BrowserWorld.ts"

const next = "1c9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
const garage = Layer.mock(Garage, { changes: Stream.succeed(stateOf(newGarage(null))) })
const cart = Layer.mock(Cart, { changes: Stream.empty })
const audiences = { audiences: ["racer"], googleAudiences: [] }
const inCart = { shoppingCart: { shoppingCartId: null, numProducts: 1, skuBasesInCart: ["CAM-A"] } }
const recommended = { sections: ["PDP"], skuBaseNumbers: [] }

/** What is read of the visitor: by which call, the services' answer, what comes of it, and how it is read. */
const readers = {
  flags: [
    "GetFeatureFlags",
    { featureFlags: [{ name: "A", value: "true" }] },
    [{ name: "A", value: "true" }],
    Effect.provide(
      Flags.use(({ all }) => all),
      Flags.layer
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
      Orders.layer
    )
  ],
  "an order": [
    "order",
    { order: null },
    null,
    Effect.provide(
      Orders.use(({ open }) => open("4821773905")),
      Orders.layer
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
      LostPage.use((page) => page.recommended),
      Layer.provide(LostPage.layer, garage)
    )
  ],
  recommendations: ["recommendationSections", { recommendationSections: [] }, [], Effect.provide(askSections(recommended), garage)]
} as const

it.effect.each(Object.entries(readers))(
  "GAP-C22 the question for %s is asked once more where the browser became another visitor's meanwhile, as whom it is now, and nothing has failed",
  ([, [call, answer, result, reading]]) => {
    const world = new BrowserWorld().answering("recommendationSections", { recommendationSections: [] }).answeringNext(call, next, answer)
    return Effect.gen(function* () {
      expect(yield* reading).toEqual(result)
      const named = world.asked.filter(([asked]) => asked === call).map(([, sent]) => JSON.stringify(sent))
      expect(named).toEqual([expect.stringContaining(GUID), expect.stringContaining(next)])
      expect(world.logged).toEqual([])
    }).pipe(Effect.provide(world.layer))
  }
)
