import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { fetchInBatches } from "../../foundation/ports/fetchInBatches.ts"
import type { Project } from "../vehicle/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { MAX_FITMENT_LOOKUPS, skuBaseFitment } from "./calls.ts"
import type { Verdict } from "./model.ts"

/** Verdicts by SKU base; what has none shows none. */
export type Verdicts = ReadonlyMap<string, Verdict>

/** Has products judged for a car as the present visitor, in as many batches as it takes (CALL-131). Null after a failure, which is logged. */
export const fetchVerdicts = (
  skuBaseNumbers: ReadonlyArray<string>,
  project: Project | null
): Effect.Effect<Verdicts | null, never, Http | Visitor> =>
  Effect.flatMap(Visitor, (visitor) =>
    fetchInBatches(skuBaseNumbers, MAX_FITMENT_LOOKUPS, (batch) =>
      callServiceAsVisitor(
        visitor,
        Effect.flatMap(visitor.guid, (webUserGuid) =>
          callService(skuBaseFitment, { skuBaseNumbers: batch, project, selectedFacetData: project?.facets ?? [], webUserGuid })
        )
      ).pipe(Effect.map((answer) => answer.skuBaseFitment))
    )
  ).pipe(
    Effect.map((rows) => rows && new Map(rows.map(({ skuBaseNumber, ...verdict }) => [skuBaseNumber, verdict]))),
    Effect.tapError((error) => Effect.logError("Fitment failed", error)),
    Effect.orElseSucceed(() => null)
  )
