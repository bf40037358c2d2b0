import { Context, Effect, Layer } from "effect"
import type { Http } from "../../foundation/ports/Http.ts"
import type { Project } from "../vehicle/model.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { fetchVerdicts, type Verdicts } from "./fetchVerdicts.ts"

/** Products that are shown together, as a recommendation has them. */
export interface FitmentBlock {
  /** Off: nothing is asked and no verdict shows (FIT-12). */
  readonly checkFitment: boolean
  readonly skuBaseNumbers: ReadonlyArray<string>
}

const none: Verdicts = new Map()

/** Verdicts for products that a page did not come with: its own bring theirs along. */
export class FitmentLookup extends Context.Service<
  FitmentLookup,
  {
    /**
     * Each product of a block is asked about once. A bot gets none, an empty block asks nothing, and after a failure, which is logged, the
     * block shows without verdicts.
     */
    readonly ofBlock: (block: FitmentBlock, project: Project | null) => Effect.Effect<Verdicts>
  }
>()("@camber/domain/fitment/FitmentLookup") {
  static readonly layer: Layer.Layer<FitmentLookup, never, Http | Visitor> = Layer.effect(
    FitmentLookup,
    Effect.gen(function* () {
      const visitor = yield* Visitor
      const asker = yield* Effect.context<Http | Visitor>()

      return FitmentLookup.of({
        ofBlock: Effect.fnUntraced(function* ({ checkFitment, skuBaseNumbers }: FitmentBlock, project: Project | null) {
          const asked = [...new Set(skuBaseNumbers)].filter((number) => number !== "")
          if (!checkFitment || asked.length === 0 || (yield* visitor.isBot)) return none
          return (yield* fetchVerdicts(asked, project)) ?? none
        }, Effect.provide(asker))
      })
    })
  )
}
