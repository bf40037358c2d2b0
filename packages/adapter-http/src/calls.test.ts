import { activeBanners } from "@camber/domain/banners"
import { getFeatureFlags, userAudiences } from "@camber/domain/flags"
import { type Call, callService } from "@camber/domain/ports"
import { autoSuggest, SUGGESTION_COUNT } from "@camber/domain/search"
import { ModelYear } from "@camber/domain/vehicle"
import { userProfile, WebUserGuid } from "@camber/domain/visitor"
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { layerHttp } from "./layerHttp.ts"

const webUserGuid = WebUserGuid.make("6f1b2c3d-0000-4000-8000-000000000001")
const autoSuggestRequest = {
  query: "brake",
  numberOfSuggestions: SUGGESTION_COUNT,
  currentUrl: "/shop/all",
  userVin: "visitor-1",
  webUserGuid,
  ymmBoost: { year: ModelYear.make(1969), make: "Chevrolet", model: "Camaro", raceTypeId: null }
}

/** Returns the requests that a call sends: URL, credentials and body. */
const captureRequests = <Variables, Result>(call: Call<Variables, Result>, variables: Variables) => {
  const sent: Array<{ readonly url: string; readonly init: RequestInit | undefined }> = []
  const layer = layerHttp({
    origin: "https://shop.example",
    fetch: (input, init) => {
      sent.push({ url: String(input instanceof Request ? input.url : input), init })
      return Promise.resolve(new Response(null, { status: 400 }))
    }
  })
  return callService(call, variables).pipe(
    Effect.exit,
    Effect.map(() => sent.map(({ init, url }) => [init?.method, url, init?.credentials, parseBody(init)])),
    Effect.provide(layer)
  )
}
const parseBody = (init: RequestInit | undefined): unknown => (typeof init?.body === "string" ? JSON.parse(init.body) : undefined)
const post = (service: string, id: string, variables: object) => [
  ["POST", `https://shop.example/graphql/${service}`, "include", { id, variables }]
]

it.effect("CALL-06 requests the profile from the customer service for the visitor's guid", () =>
  Effect.map(captureRequests(userProfile, { webUserGuid }), (wire) => {
    expect(wire).toEqual(post("customer", userProfile.id, { webUserGuid }))
  })
)
it.effect("CALL-08 requests the audiences from the customer service for the visitor's guid", () =>
  Effect.map(captureRequests(userAudiences, { webUserGuid }), (wire) => {
    expect(wire).toEqual(post("customer", userAudiences.id, { webUserGuid }))
  })
)
it.effect("CALL-10 CALL-111 requests flags by name for the visitor id and guid", () => {
  const variables = { vin: "visitor-1", webUserGuid, appSpecificFeatureFlags: ["Frontend_PWA"] }
  return Effect.map(captureRequests(getFeatureFlags, variables), (wire) => {
    expect(wire).toEqual(post("customer", getFeatureFlags.id, variables))
  })
})
it.effect("CALL-12 requests the banners from the trait service without variables", () =>
  Effect.map(captureRequests(activeBanners, {}), (wire) => {
    expect(wire).toEqual(post("trait", activeBanners.id, {}))
  })
)
it.effect("CALL-23 requests twelve suggestions from the discovery service for the query and vehicle", () =>
  Effect.map(captureRequests(autoSuggest, { autoSuggestRequest, fits: null }), (wire) => {
    expect(wire).toEqual(post("discovery", autoSuggest.id, { autoSuggestRequest, fits: null }))
    expect(autoSuggestRequest.numberOfSuggestions).toBe(12)
  })
)
