import type { SkuBaseNumber } from "@camber/domain/catalog"
import { type Comparison, comparison } from "@camber/domain/comparison"
import { callService } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { RunProgram } from "../../foundation/page/Pages.ts"

/** Fetches a comparison. Loads in its own chunk, because no other page runs this query. */
export const fetchComparison = (
  answer: RunProgram,
  skuBaseNumbers: ReadonlyArray<SkuBaseNumber>,
  project: Project | null
): Promise<Comparison> => answer(() => Effect.map(callService(comparison, { skuBaseNumbers, project }), (given) => given.comparison))
