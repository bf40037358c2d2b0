import { Cart } from "@camber/domain/cart"
import { FitmentLookup } from "@camber/domain/fitment"
import { Garage } from "@camber/domain/garage"
import { Toasts } from "@camber/domain/notifications"
import type { Cookies, Http } from "@camber/domain/ports"
import { Visitor } from "@camber/domain/visitor"
import { Layer } from "effect"
import { layerMemoryStorage, layerMemoryTabs, layerMemoryTelemetry, layerMemoryVisitorAgent } from "../../../adapter-memory/src/index.ts"

/** In-memory replacements of the browser's services. They live as long as the call. */
const layerCaller = Layer.mergeAll(
  layerMemoryStorage(),
  layerMemoryTabs(),
  layerMemoryTelemetry(),
  layerMemoryVisitorAgent({ userAgent: "Camber phone desk" })
)

/** Provides the use cases of a phone desk, given cookies and a connection to the services. */
export const layerCore = (session: Layer.Layer<Cookies | Http>): Layer.Layer<Cart | FitmentLookup | Garage> =>
  Layer.merge(Cart.layer, FitmentLookup.layer).pipe(
    Layer.provideMerge(Garage.layer(null)),
    Layer.provide([Visitor.layer, Toasts.layer]),
    Layer.provide([session, layerCaller])
  )
