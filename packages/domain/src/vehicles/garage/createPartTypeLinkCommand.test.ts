import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { serializeProjectCookie } from "../vehicle/cookie.ts"
import { Garage } from "./Garage.ts"
import { GarageTestContext } from "./testing/garageWorld.ts"
import { withGarage, state, stays } from "./testing/openGarage.ts"
import { camaro, dirtLateModel, ids, looseEngine, saved } from "./testing/samples.ts"

const link = Garage.use((garage) => garage.partTypeLink(["Camshafts"]))

/** A garage in which this project is selected; the trait service builds `buildLink`. */
const worldWith = (project: typeof camaro | null, buildLink: unknown = { url: "/shop/camshafts?fits=1", isValid: true }) => {
  const world = new GarageTestContext(project === null ? [] : [saved("p", project)])
  if (project !== null) world.jar.set("Fitment", serializeProjectCookie({ ...project, projectId: "p" }))
  world.answer = (request, usual) => (request.operation === "buildLink" ? Effect.succeed({ buildLink }) : usual)
  return world
}
const asked = (world: GarageTestContext) =>
  world.calls.filter(({ operation }) => operation === "buildLink").map(({ variables }) => variables)

describe("choosing a vehicle for a part-type link", () => {
  it.effect("GAR-62 leads to the built link of the selected year, make and model", () => {
    const world = worldWith(camaro)
    return withGarage(
      world,
      Effect.gen(function* () {
        expect(yield* link).toEqual({ href: "/shop/camshafts?fits=1", reload: false })
        expect(asked(world)).toEqual([{ year: ids.year, make: ids.chevrolet, model: ids.camaro, raceType: null, partTypes: ["Camshafts"] }])
        expect((yield* state).drawer).toBeNull()
      })
    )
  })
  it.effect("GAR-62 leads to the built link of the selected race type", () => {
    const world = worldWith(dirtLateModel)
    return withGarage(
      world,
      Effect.gen(function* () {
        expect((yield* link).href).toBe("/shop/camshafts?fits=1")
        expect(asked(world)).toEqual([{ year: null, make: null, model: null, raceType: ids.dirtLateModel, partTypes: ["Camshafts"] }])
      })
    )
  })
  it.effect.each([
    ["nothing selected", null],
    ["an engine alone", looseEngine]
  ] as const)("GAR-63 opens the drawer and asks nothing with %s", ([, project]) => {
    const world = worldWith(project)
    return withGarage(
      world,
      Effect.gen(function* () {
        expect(yield* link).toEqual(stays)
        expect([asked(world), (yield* state).drawer?.steps]).toEqual([[], ["EXISTING_PROJECTS"]])
      })
    )
  })
  it.effect.each([
    ["is not valid", { url: "/shop/camshafts", isValid: false }],
    ["has no address", { url: null, isValid: true }],
    ["cannot be read", null]
  ] as const)("GAP-51 opens the drawer and logs it where the link %s", ([, answer]) => {
    const world = worldWith(camaro, answer)
    return withGarage(
      world,
      Effect.gen(function* () {
        expect(yield* link).toEqual(stays)
        expect([(yield* state).drawer?.steps, world.errors.length]).toEqual([["EXISTING_PROJECTS"], 1])
      })
    )
  })
})
