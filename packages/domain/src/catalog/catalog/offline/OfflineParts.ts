import { Context, Effect, Layer } from "effect"
import { callService } from "../../../foundation/ports/Call.ts"
import { Http } from "../../../foundation/ports/Http.ts"
import { unjudgedProduct } from "./calls.ts"

/** Stores parts on the device for offline use. */
export class OfflineParts extends Context.Service<
  OfflineParts,
  {
    /**
     * Fetches the product data that the service worker needs to evaluate the part for any vehicle offline. Never fails; without the data
     * the part is only available online.
     */
    readonly keep: (productPageId: number, skuVariantNumber: string | null) => Effect.Effect<void>
  }
>()("@camber/domain/catalog/KeptParts") {
  static readonly layer: Layer.Layer<OfflineParts, never, Http> = Layer.effect(
    OfflineParts,
    Effect.map(Http, (http) =>
      OfflineParts.of({
        keep: (productPageId, skuVariantNumber) =>
          callService(unjudgedProduct, { productPageId, skuVariantNumber }).pipe(Effect.provideService(Http, http), Effect.ignore)
      })
    )
  )
}
