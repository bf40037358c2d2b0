import { Effect, Option, Schema } from "effect"
import { productPage } from "../../catalog/catalog/calls.ts"
import { evaluateProduct } from "../../catalog/catalog/offline/evaluateProduct.ts"
import { unjudgedProduct } from "../../catalog/catalog/offline/calls.ts"
import type { GraphQLRequest, Network } from "../../foundation/ports/Http.ts"
import type { SelectedProject } from "../../vehicles/vehicle/model.ts"
import { getProjectFingerprint } from "../../vehicles/vehicle/getProjectFingerprint.ts"

/** A product's page that was asked for and no network brought, from what was kept of it, judged for the car that it was asked for; null where nothing was. */
export const findPartForVehicle = (
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
    const isSelected = project !== null && getProjectFingerprint(project) === getProjectFingerprint(selected?.project ?? null)
    const page = project === null ? kept.page : evaluateProduct(kept, project, isSelected ? (selected?.description ?? null) : null)
    return yield* Schema.encodeEffect(productPage.result)({ productPage: page })
  }).pipe(
    Effect.option,
    Effect.map((answer) => Option.getOrNull(answer))
  )
