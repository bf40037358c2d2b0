import { Context, Effect, Layer } from "effect"
import type { Http } from "../../foundation/ports/Http.ts"
import type { Project } from "../vehicle/model.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { fetchVerdicts, type Verdicts } from "./fetchVerdicts.ts"

/** A block of products, such as a recommendation carousel. */
export interface FitmentBlock {
  /** If false, the block shows no verdicts and sends no request (FIT-12). */
  readonly checkFitment: boolean
  readonly skuBaseNumbers: ReadonlyArray<string>
}

const none: Verdicts = new Map()

/** Fetches verdicts for products that the page's own data does not cover. */
export class FitmentLookup extends Context.Service<
  FitmentLookup,
  {
    /**
     * Looks up each distinct product of a block. Returns no verdicts for bots and empty blocks. After a failure, logs the error and returns
     * none.
     */
    readonly ofBlock: (block: FitmentBlock, project: Project | null) => Effect.Effect<Verdicts>
  }
>()("@camber/domain/fitment/FitmentLookup") {
  static readonly layer: Layer.Layer<FitmentLookup, never, Http | Visitor> = Layer.effect(
    FitmentLookup,
    Effect.gen(function* () {
      const visitor = yield* Visitor
      const context = yield* Effect.context<Http | Visitor>()

      return FitmentLookup.of({
        ofBlock: Effect.fnUntraced(function* ({ checkFitment, skuBaseNumbers }: FitmentBlock, project: Project | null) {
          const asked = [...new Set(skuBaseNumbers)].filter((number) => number !== "")
          if (!checkFitment || asked.length === 0 || (yield* visitor.isBot)) return none
          return (yield* fetchVerdicts(asked, project)) ?? none
        }, Effect.provide(context))
      })
    })
  )
}
