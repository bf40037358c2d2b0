import { Context, Effect, Layer } from "effect"
import { callService } from "../../../foundation/ports/Call.ts"
import { Http } from "../../../foundation/ports/Http.ts"
import { unjudgedProduct } from "./calls.ts"

/** Parts that are to be there without a network. */
export class OfflineParts extends Context.Service<
  OfflineParts,
  {
    /** Asks for what judges a part for any car, so that the device keeps the answer. Never fails: without it the part is read with a network. */
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
