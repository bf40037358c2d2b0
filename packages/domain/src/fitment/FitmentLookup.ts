import { Context, Effect, Layer } from "effect"
import { ask } from "../ports/Call.ts"
import { Http } from "../ports/Http.ts"
import type { Project } from "../vehicle/model.ts"
import { Visitor } from "../visitor/Visitor.ts"
import { skuBaseFitment } from "./calls.ts"
import type { Verdict } from "./model.ts"

/** Products that are shown together, as a recommendation has them. */
export interface FitmentBlock {
  /** Off: nothing is asked and no verdict shows (FIT-12). */
  readonly checkFitment: boolean
  readonly skuBaseNumbers: ReadonlyArray<string>
}
/** Verdicts by SKU base; what has none shows none. */
export type Verdicts = ReadonlyMap<string, Verdict>

const none: Verdicts = new Map()

/** Verdicts for products that a page did not come with: its own bring theirs along. */
export class FitmentLookup extends Context.Service<
  FitmentLookup,
  {
    /**
     * One batch for a block, each product once. A bot gets none, an empty block asks nothing, and after a failure, which is logged, the
     * block shows without verdicts.
     */
    readonly ofBlock: (block: FitmentBlock, project: Project | null) => Effect.Effect<Verdicts>
  }
>()("@camber/domain/fitment/FitmentLookup") {
  static readonly layer: Layer.Layer<FitmentLookup, never, Http | Visitor> = Layer.effect(
    FitmentLookup,
    Effect.gen(function* () {
      const http = yield* Http
      const visitor = yield* Visitor

      const lookUp = Effect.fnUntraced(
        function* (skuBaseNumbers: ReadonlyArray<string>, project: Project | null) {
          const webUserGuid = yield* visitor.guid
          const answer = yield* ask(skuBaseFitment, { skuBaseNumbers, project, selectedFacetData: project?.facets ?? [], webUserGuid })
          return new Map(answer.skuBaseFitment.map(({ skuBaseNumber, ...verdict }) => [skuBaseNumber, verdict]))
        },
        Effect.tapError((error) => Effect.logError("Fitment failed", error)),
        Effect.orElseSucceed(() => none),
        Effect.provideService(Http, http)
      )

      return FitmentLookup.of({
        ofBlock: Effect.fnUntraced(function* ({ checkFitment, skuBaseNumbers }: FitmentBlock, project: Project | null) {
          const asked = [...new Set(skuBaseNumbers)].filter((number) => number !== "")
          return !checkFitment || asked.length === 0 || (yield* visitor.isBot) ? none : yield* lookUp(asked, project)
        })
      })
    })
  )
}
