import { Effect } from "effect"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { Visitor } from "../../foundation/visitor/Visitor.ts"
import type { Project } from "../vehicle/model.ts"
import { explainVerdict, type FitmentExplanation } from "./explainVerdict.ts"
import { requestVerdicts, type Verdicts } from "./fetchVerdicts.ts"

export { type FactChoice, findMissingFact, type MissingFact } from "./findMissingFact.ts"

/** Verdicts of products for a project, by SKU base number. Products that the catalog does not contain, or that are not for vehicles, are omitted. */
export const check = (skuBaseNumbers: ReadonlyArray<string>, project: Project | null): Effect.Effect<Verdicts, CallError, Http | Visitor> =>
  requestVerdicts([...new Set(skuBaseNumbers)], project)

/** Explains in words whether a product fits; null if the catalog does not contain it or it is not for vehicles. */
export const explain = (
  skuBaseNumber: string,
  project: Project | null
): Effect.Effect<FitmentExplanation | null, CallError, Http | Visitor> =>
  Effect.map(check([skuBaseNumber], project), (verdicts) => {
    const verdict = verdicts.get(skuBaseNumber)
    return verdict === undefined ? null : explainVerdict(verdict)
  })
