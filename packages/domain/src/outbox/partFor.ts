import { Effect, Option, Schema } from "effect"
import { productPage } from "../catalogue/calls.ts"
import { judged } from "../catalogue/unjudged/judged.ts"
import { unjudgedProduct } from "../catalogue/unjudged/calls.ts"
import type { GraphQLRequest, Network } from "../ports/Http.ts"
import type { SelectedProject } from "../vehicle/model.ts"
import { projectFingerprint } from "../vehicle/projectFingerprint.ts"

/** A product's page that was asked for and no network brought, from what was kept of it, judged for the car that it was asked for; null where nothing was. */
export const partFor = (
  network: Network["Service"],
  { variables }: GraphQLRequest,
  selected: SelectedProject | null
): Effect.Effect<unknown> =>
  Effect.gen(function* () {
    const { productPageId, project, skuVariantNumber } = yield* Schema.decodeUnknownEffect(productPage.variables)(variables)
    const asked = yield* Schema.encodeEffect(unjudgedProduct.variables)({ productPageId, skuVariantNumber })
    const { id, operation, service } = unjudgedProduct
    const data = yield* network.graphql({ service, operation, id, isWrite: false, variables: asked })
    const { unjudgedProduct: kept } = yield* Schema.decodeUnknownEffect(unjudgedProduct.result)(data)
    if (kept === null) return null
    const isSelected = project !== null && projectFingerprint(project) === projectFingerprint(selected?.project ?? null)
    const page = project === null ? kept.page : judged(kept, project, isSelected ? (selected?.description ?? null) : null)
    return yield* Schema.encodeEffect(productPage.result)({ productPage: page })
  }).pipe(
    Effect.option,
    Effect.map((answer) => Option.getOrNull(answer))
  )
