import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { serializeProjectCookie } from "../vehicle/cookie.ts"
import { Garage } from "./Garage.ts"
import { GarageTestContext } from "./testing/garageWorld.ts"
import { withGarage, state, stays } from "./testing/openGarage.ts"
import { camaro, dirtLateModel, ids, looseEngine, saved } from "./testing/samples.ts"

const link = Garage.use((garage) => garage.partTypeLink(["Camshafts"]))

/** Creates a garage with this selected project and this response of `buildLink`. */
const createContext = (project: typeof camaro | null, buildLink: unknown = { url: "/shop/camshafts?fits=1", isValid: true }) => {
  const context = new GarageTestContext(project === null ? [] : [saved("p", project)])
  if (project !== null) context.jar.set("Fitment", serializeProjectCookie({ ...project, projectId: "p" }))
  context.answer = (request, usual) => (request.operation === "buildLink" ? Effect.succeed({ buildLink }) : usual)
  return context
}
const listLinkRequests = (context: GarageTestContext) =>
  context.calls.filter(({ operation }) => operation === "buildLink").map(({ variables }) => variables)

describe("a part-type link", () => {
  it.effect("GAR-62 leads to the link of the selected year, make and model", () => {
    const context = createContext(camaro)
    return withGarage(
      context,
      Effect.gen(function* () {
        expect(yield* link).toEqual({ href: "/shop/camshafts?fits=1", reload: false })
        expect(listLinkRequests(context)).toEqual([
          { year: ids.year, make: ids.chevrolet, model: ids.camaro, raceType: null, partTypes: ["Camshafts"] }
        ])
        expect((yield* state).drawer).toBeNull()
      })
    )
  })
  it.effect("GAR-62 leads to the link of the selected race type", () => {
    const context = createContext(dirtLateModel)
    return withGarage(
      context,
      Effect.gen(function* () {
        expect((yield* link).href).toBe("/shop/camshafts?fits=1")
        expect(listLinkRequests(context)).toEqual([
          { year: null, make: null, model: null, raceType: ids.dirtLateModel, partTypes: ["Camshafts"] }
        ])
      })
    )
  })
  it.effect.each([
    ["nothing selected", null],
    ["only an engine selected", looseEngine]
  ] as const)("GAR-63 opens the drawer and sends no request with %s", ([, project]) => {
    const context = createContext(project)
    return withGarage(
      context,
      Effect.gen(function* () {
        expect(yield* link).toEqual(stays)
        expect(listLinkRequests(context)).toEqual([])
        expect((yield* state).drawer?.steps).toEqual(["EXISTING_PROJECTS"])
      })
    )
  })
  it.effect.each([
    ["is not valid", { url: "/shop/camshafts", isValid: false }],
    ["has no URL", { url: null, isValid: true }],
    ["cannot be decoded", null]
  ] as const)("GAP-51 opens the drawer and logs an error if the link %s", ([, answer]) => {
    const context = createContext(camaro, answer)
    return withGarage(
      context,
      Effect.gen(function* () {
        expect(yield* link).toEqual(stays)
        expect((yield* state).drawer?.steps).toEqual(["EXISTING_PROJECTS"])
        expect(context.errors).toHaveLength(1)
      })
    )
  })
})
