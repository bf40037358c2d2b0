import { Effect, Option, Schema } from "effect"
import { productPage } from "../../catalog/catalog/calls.ts"
import { evaluateProduct } from "../../catalog/catalog/offline/evaluateProduct.ts"
import { unjudgedProduct } from "../../catalog/catalog/offline/calls.ts"
import type { GraphQLRequest, Network } from "../../foundation/ports/Http.ts"
import type { SelectedProject } from "../../vehicles/vehicle/model.ts"
import { getProjectFingerprint } from "../../vehicles/vehicle/getProjectFingerprint.ts"

/** Evaluates a cached product page for the requested vehicle when the request failed offline. Returns null if the page is not cached. */
export const findPartForVehicle = (
  network: Network["Service"],
  { variables }: GraphQLRequest,
  selected: SelectedProject | null
): Effect.Effect<unknown> =>
  Effect.gen(function* () {
    const { productPageId, project, skuVariantNumber } = yield* Schema.decodeUnknownEffect(productPage.variables)(variables)
    const encodedVariables = yield* Schema.encodeEffect(unjudgedProduct.variables)({ productPageId, skuVariantNumber })
    const { id, operation, service } = unjudgedProduct
    const data = yield* network.graphql({ service, operation, id, isWrite: false, variables: encodedVariables })
    const { unjudgedProduct: cached } = yield* Schema.decodeUnknownEffect(unjudgedProduct.result)(data)
    if (cached === null) return null
    const isSelected = project !== null && getProjectFingerprint(project) === getProjectFingerprint(selected?.project ?? null)
    const page = project === null ? cached.page : evaluateProduct(cached, project, isSelected ? (selected?.description ?? null) : null)
    return yield* Schema.encodeEffect(productPage.result)({ productPage: page })
  }).pipe(
    Effect.option,
    Effect.map((response) => Option.getOrNull(response))
  )
