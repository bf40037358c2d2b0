import { Context, Effect, Layer } from "effect"
import { ask } from "../../../foundation/ports/Call.ts"
import { Http } from "../../../foundation/ports/Http.ts"
import { unjudgedProduct } from "./calls.ts"

/** Parts that are to be there without a network. */
export class KeptParts extends Context.Service<
  KeptParts,
  {
    /** Asks for what judges a part for any car, so that the device keeps the answer. Never fails: without it the part is read with a network. */
    readonly keep: (productPageId: number, skuVariantNumber: string | null) => Effect.Effect<void>
  }
>()("@camber/domain/catalog/KeptParts") {
  static readonly layer: Layer.Layer<KeptParts, never, Http> = Layer.effect(
    KeptParts,
    Effect.map(Http, (http) =>
      KeptParts.of({
        keep: (productPageId, skuVariantNumber) =>
          ask(unjudgedProduct, { productPageId, skuVariantNumber }).pipe(Effect.provideService(Http, http), Effect.ignore)
      })
    )
  )
}
