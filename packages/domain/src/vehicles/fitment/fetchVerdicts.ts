import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { fetchInBatches } from "../../foundation/ports/fetchInBatches.ts"
import type { Project } from "../vehicle/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { MAX_FITMENT_LOOKUPS, skuBaseFitment } from "./calls.ts"
import type { Verdict } from "./model.ts"

/** Verdicts by SKU base number. A missing entry means no verdict is shown. */
export type Verdicts = ReadonlyMap<string, Verdict>

/** Fetches verdicts for the current visitor in as many batches as needed (CALL-131). */
export const requestVerdicts = (
  skuBaseNumbers: ReadonlyArray<string>,
  project: Project | null
): Effect.Effect<Verdicts, CallError, Http | Visitor> =>
  Effect.flatMap(Visitor, (visitor) =>
    fetchInBatches(skuBaseNumbers, MAX_FITMENT_LOOKUPS, (batch) =>
      callServiceAsVisitor(
        visitor,
        Effect.flatMap(visitor.guid, (webUserGuid) =>
          callService(skuBaseFitment, { skuBaseNumbers: batch, project, selectedFacetData: project?.facets ?? [], webUserGuid })
        )
      ).pipe(Effect.map((answer) => answer.skuBaseFitment))
    )
  ).pipe(Effect.map((rows) => new Map((rows ?? []).map(({ skuBaseNumber, ...verdict }) => [skuBaseNumber, verdict]))))

/** Fetches verdicts. Logs a failure and returns null. */
export const fetchVerdicts = (
  skuBaseNumbers: ReadonlyArray<string>,
  project: Project | null
): Effect.Effect<Verdicts | null, never, Http | Visitor> =>
  requestVerdicts(skuBaseNumbers, project).pipe(
    Effect.tapError((error) => Effect.logError("Failed to load fitment verdicts", error)),
    Effect.orElseSucceed(() => null)
  )
