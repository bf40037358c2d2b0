import { sampleProductPage, sampleProjectDescription } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { productPage } from "../../catalog/catalog/calls.ts"
import { unjudgedProduct } from "../../catalog/catalog/offline/calls.ts"
import { type GraphQLRequest, Http } from "../../foundation/ports/Http.ts"
import { Application } from "../../vehicles/fitment/application.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { findPartForVehicle } from "./findPartForVehicle.ts"

const project = Schema.decodeUnknownSync(Project)({ vehicle: { year: 1969, makeId: 2, modelId: 3 }, facets: [], declined: [] })
const application = Schema.decodeUnknownSync(Application)({
  applicationId: 2,
  scope: "vehicle",
  decidedBy: "chassis",
  vehicle: { makeId: 2, make: "Chevrolet", models: [{ id: 3, name: "Camaro" }], yearFrom: 1967, yearTo: 1969 },
  facets: [],
  options: [],
  note: null,
  source: "test",
  sourceDate: "2026-01-01"
})
const nova = { ...application, vehicle: { makeId: 2, make: "Chevrolet", models: [{ id: 9, name: "Nova" }], yearFrom: 1967, yearTo: 1969 } }
const cachedWith = (only: Application) =>
  Schema.encodeSync(unjudgedProduct.result)({ unjudgedProduct: { page: sampleProductPage(), variants: [], applications: [only] } })
const [cached, forNova] = [cachedWith(application), cachedWith(Schema.decodeUnknownSync(Application)(nova))]

/** Finds the page on a device whose cache answers with `data`, with the Camaro selected. */
const find = (data: unknown, wanted: Project | null) => {
  const requests = new Array<GraphQLRequest>()
  const network = Http.of({
    graphql: (request) => Effect.sync(() => (requests.push(request), data)),
    json: () => Effect.undefined,
    beacon: () => Effect.void
  })
  const variables = Schema.encodeSync(productPage.variables)({ productPageId: 2, skuVariantNumber: null, project: wanted })
  const { id, operation, service } = productPage
  const selected = { project, description: sampleProjectDescription() }
  return Effect.map(findPartForVehicle(network, { service, operation, id, isWrite: false, variables }, selected), (response) => ({
    requests,
    response,
    page: response === null ? null : Schema.decodeUnknownSync(productPage.result)(response).productPage
  }))
}

describe("findPartForVehicle", () => {
  it.effect("OFF-07 reads the page without a verdict, and evaluates it for the requested vehicle", () =>
    Effect.gen(function* () {
      const { page, requests } = yield* find(cached, project)
      expect(requests).toMatchObject([{ operation: "unjudgedProduct", isWrite: false, variables: { productPageId: 2 } }])
      expect(page?.card.fit).toMatchObject({ fitment: "DirectFit", reason: { conditions: [{ yours: "1969" }] } })
    })
  )
  it.effect("OFF-07 names the selected vehicle in the verdict for a part of another model", () =>
    Effect.gen(function* () {
      const { page } = yield* find(forNova, project)
      expect(page?.card.fit).toMatchObject({ fitment: "NoFit", reason: { conditions: [{ yours: "1969 Chevrolet Camaro" }] } })
    })
  )
  it.effect("OFF-07 returns the page as cached if no vehicle is requested", () =>
    Effect.gen(function* () {
      expect((yield* find(cached, null)).page).toEqual(sampleProductPage())
    })
  )
  it.effect("OFF-07 names no values of the selected vehicle in the verdict for another vehicle", () =>
    Effect.gen(function* () {
      const other = Schema.decodeUnknownSync(Project)({ vehicle: { year: 1970, makeId: 2, modelId: 3 }, facets: [], declined: [] })
      const { page } = yield* find(forNova, other)
      expect(page?.card.fit).toMatchObject({ fitment: "NoFit", reason: { conditions: [{ yours: null }] } })
    })
  )
  it.effect.each([{ unjudgedProduct: null }, {}, null])("OFF-07 returns null for the cached response %j", (data) =>
    Effect.gen(function* () {
      expect((yield* find(data, project)).response).toBeNull()
    })
  )
})
