import type { SkuBaseNumber } from "@camber/domain/catalog"
import { type Comparison, comparison } from "@camber/domain/comparison"
import { ask } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Answer } from "../../foundation/page/Pages.ts"

/** Asks for products side by side. In a chunk of its own: no other page has this question. */
export const askComparison = (answer: Answer, skuBaseNumbers: ReadonlyArray<SkuBaseNumber>, project: Project | null): Promise<Comparison> =>
  answer(() => Effect.map(ask(comparison, { skuBaseNumbers, project }), (given) => given.comparison))
