import { Application, skuBaseFitment, evaluateVariant } from "@camber/domain/fitment"
import type { GraphQLRequest } from "@camber/domain/ports"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { Effect, Schema } from "effect"
import { CheckoutService } from "../../src/buying/cart/testing/checkoutService.ts"
import { FakeGarageServices, lists } from "../../src/vehicles/garage/testing/garageServices.ts"

/** The only application of this catalog: the camshaft CAM-4X fits the Camaros of 1967 to 1969. */
const application: Application = Schema.decodeUnknownSync(Application)({
  applicationId: 2,
  scope: "vehicle",
  decidedBy: "chassis",
  vehicle: { makeId: 2, make: "Chevrolet", models: [{ id: 4, name: "Camaro" }], yearFrom: 1967, yearTo: 1969 },
  facets: [],
  options: [],
  note: null,
  source: "catalogue",
  sourceDate: "2026-01-01"
})

const verdicts = (variables: unknown) => {
  const { project, skuBaseNumbers } = Schema.decodeUnknownSync(skuBaseFitment.variables)(variables)
  const verdict = evaluateVariant([application], {}, project ?? UNKNOWN_PROJECT)
  return Schema.encodeSync(skuBaseFitment.result)({
    skuBaseFitment: skuBaseNumbers.map((skuBaseNumber) => ({ skuBaseNumber, ...verdict }))
  })
}

/** Creates in-memory services for one visitor. They return null for unknown operations. */
export const shopInMemory = () => {
  const garageServices = new FakeGarageServices()
  const checkout = new CheckoutService()
  const answer = (request: GraphQLRequest): unknown => {
    const { operation, variables } = request
    if (operation === "skuBaseFitment") return verdicts(variables)
    if (request.service === "checkout") return Effect.runSync(Effect.orDie(checkout.graphql(request)))
    return lists(operation, variables) ?? garageServices.answer(operation, variables)
  }
  return { answer, garageServices, checkout }
}
