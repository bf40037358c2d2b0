import { Cart } from "@camber/domain/cart"
import { FitmentLookup } from "@camber/domain/fitment"
import { Garage } from "@camber/domain/garage"
import { Notifications } from "@camber/domain/notifications"
import type { Http } from "@camber/domain/ports"
import { Visitor } from "@camber/domain/visitor"
import { Layer } from "effect"
import {
  layerMemoryCookies,
  layerMemoryStorage,
  layerMemoryTabs,
  layerMemoryTelemetry,
  layerMemoryVisitorAgent
} from "../../../adapter-memory/src/index.ts"

/** A visitor as a channel without a browser has one: cookies, storage and events live as long as the call. */
const layerCaller = Layer.mergeAll(
  layerMemoryCookies("WebUserGuid=11111111-1111-4111-8111-111111111111"),
  layerMemoryStorage(),
  layerMemoryTabs(),
  layerMemoryTelemetry(),
  layerMemoryVisitorAgent({ userAgent: "Camber phone desk" })
)

/** The use-cases of a phone desk over any Http port. */
export const layerCore = (http: Layer.Layer<Http>): Layer.Layer<Cart | FitmentLookup | Garage> =>
  Layer.merge(Cart.layer, FitmentLookup.layer).pipe(
    Layer.provideMerge(Garage.layer(null)),
    Layer.provide([Visitor.layer, Notifications.layer]),
    Layer.provide([http, layerCaller])
  )
