import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { HttpStatusError } from "../../foundation/ports/Http.ts"
import { parseProjectCookie } from "../vehicle/cookie.ts"
import { Garage } from "./Garage.ts"
import { ProjectId } from "./model.ts"
import { toProjectDescription } from "./toProjectDescription.ts"
import { toProject } from "./rules.ts"
import { GarageTestContext } from "./testing/garageWorld.ts"
import { chooseCamaro, withGarage, openAt, quiet, state, stays } from "./testing/openGarage.ts"
import { camaro, dirtLateModel, ids, looseEngine, otherGuid, saved, smallBlock350 } from "./testing/samples.ts"

describe("saving a project", () => {
  it.effect("GAR-36 GAR-44 GAR-60 a stock engine completes the flow: the vehicle is added, selected and led to", () => {
    const world = new GarageTestContext()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        const outcome = yield* Garage.use((garage) => garage.chooseStockEngine(ids.engine350))
        expect(outcome).toEqual({ href: "/vehicle/car~4", reload: false })
        const now = yield* state
        expect([now.drawer, now.isSaving, now.failure, now.selectedId]).toEqual([null, false, null, "added-1"])
        expect(now.selected?.project).toMatchObject({ ...camaro, projectId: "added-1", engineIds: smallBlock350, declined: ["Engine"] })
        expect(parseProjectCookie(world.jar.get("Fitment"))).toEqual(now.selected?.project)
        expect(world.calls.at(-1)).toMatchObject({
          service: "customerproject",
          variables: {
            projectRequest: { year: 1969, makeId: 2, modelId: 4, vehicleBaseId: 104, customerProjectSource: "CUSTOMER_ENTERED" }
          }
        })
        expect(world.events).toEqual([
          { name: "Fitment Added", year: 1969, make: "Chevrolet", model: "Camaro", raceType: null, engine: "5.7L V8" }
        ])
        expect([world.told, world.errors]).toEqual([["garage"], []])
      })
    )
  })

  it.effect("GAR-60 a vehicle that was there already is selected and tells no event", () => {
    const world = new GarageTestContext([saved("there", camaro)])
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* Garage.use((garage) => garage.save())
        expect([(yield* state).selectedId, world.shelf.projects.length, world.events]).toEqual(["there", 1, []])
      })
    )
  })

  it.effect("GAR-37 GAR-42 GAR-61 a model completes an engine's vehicle, and the project of that id is updated", () => {
    const world = new GarageTestContext([saved("engine", looseEngine)])
    return withGarage(
      world,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.hydrate()
        yield* garage.open({ step: "UPDATE_PROJECT_ADD_YMM", projectId: ProjectId.make("engine") })
        yield* quiet
        expect((yield* state).updating).toBe("engine")
        yield* chooseCamaro
        const now = yield* state
        expect([now.selectedId, now.isVehicleUpdated, now.projects.length]).toEqual(["engine", true, 1])
        expect(world.operations.at(-1)).toBe("updateCustomerProject")
        expect(world.events.map(({ name }) => name)).toEqual(["Fitment Updated"])
      })
    )
  })

  it.effect("GAR-42 an update that was opened before the list was known is still an update", () => {
    const world = new GarageTestContext([saved("p", camaro)])
    world.jar.set("Fitment", '{"ProjectId":"p","Year":1969,"MakeId":2,"ModelId":4}')
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* openAt("UPDATE_PROJECT_ADD_ENGINE")
        yield* Garage.use((garage) => garage.chooseStockEngine(ids.engine350))
        expect([world.operations.at(-1), world.shelf.projects.length]).toEqual(["updateCustomerProject", 1])
      })
    )
  })

  it.effect("a form outside of the drawer is saved for its own step only", () => {
    const world = new GarageTestContext()
    return withGarage(
      world,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.begin("ADD_YMM")
        yield* quiet
        yield* chooseCamaro
        expect([(yield* state).drawer, (yield* state).canSave]).toEqual([null, true])
        expect(yield* garage.save("ADD_ENGINE")).toEqual(stays)
        expect((yield* garage.save("ADD_YMM")).href).toBe("/vehicle/car~4")
        yield* quiet
        expect((yield* state).form.year).toMatchObject({ value: null, options: [{ optionId: 1970 }, { optionId: 1969 }] })
      })
    )
  })

  it.effect("pressing twice while the first save is at work saves once", () => {
    const world = new GarageTestContext()
    return withGarage(
      world,
      Effect.gen(function* () {
        const gate = yield* Deferred.make<void>()
        world.answer = ({ operation }, usual) =>
          operation === "addNewProjectToGarage" ? Effect.andThen(Deferred.await(gate), usual) : usual
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        const garage = yield* Garage
        const first = yield* Effect.forkChild(garage.save(), { startImmediately: true })
        yield* quiet
        expect((yield* state).isSaving).toBe(true)
        expect(yield* garage.save()).toEqual(stays)
        yield* Deferred.succeed(gate, undefined)
        expect((yield* Fiber.join(first)).href).toBe("/vehicle/car~4")
        expect(world.operations.filter((operation) => operation === "addNewProjectToGarage")).toHaveLength(1)
        expect((yield* state).isSaving).toBe(false)
      })
    )
  })

  it.effect("GAR-47 GAR-69 a save that fails is logged, leaves the form as it is and can be tried again", () => {
    const world = new GarageTestContext()
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        world.answer = ({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 403 }))
        const garage = yield* Garage
        expect(yield* garage.save()).toEqual(stays)
        const failed = yield* state
        expect([failed.failure?.of, failed.isSaving, failed.drawer?.steps, failed.canSave]).toEqual(["save", false, ["ADD_YMM"], true])
        expect([failed.selected, world.jar.get("Fitment"), world.events, world.errors.length]).toEqual([null, undefined, [], 1])
        world.answer = (_request, usual) => usual
        expect((yield* garage.save()).href).toBe("/vehicle/car~4")
        expect((yield* state).failure).toBeNull()
      })
    )
  })

  it.effect("GAR-42 the selected project is updated, and not added again, where the page knows it without its id", () => {
    const world = new GarageTestContext([saved("p", camaro)])
    world.jar.set("Fitment", '{"Year":1969,"MakeId":2,"ModelId":4}')
    const { projectId: _, ...anonymous } = toProject(world.shelf.projects[0]!)
    const seed = { project: anonymous, description: toProjectDescription(world.shelf.projects[0]!) }
    return Effect.provide(
      Effect.gen(function* () {
        // The page has just been loaded: the list of projects is not there yet.
        yield* openAt("UPDATE_PROJECT_ADD_ENGINE")
        yield* Garage.use((garage) => garage.chooseStockEngine(ids.engine350))
        expect(world.operations.filter((operation) => /Project/.test(operation))).not.toContain("addNewProjectToGarage")
        expect(world.shelf.projects.map(({ projectId }) => projectId)).toEqual(["p"])
        expect((yield* state).selected?.project).toMatchObject({ projectId: "p", engineIds: smallBlock350 })
      }),
      world.layer(seed)
    )
  })

  it.effect("a project that another tab has removed is added instead of updated", () => {
    const world = new GarageTestContext([saved("p", camaro)])
    return withGarage(
      world,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.hydrate()
        yield* garage.open({ step: "UPDATE_PROJECT_ADD_ENGINE", projectId: ProjectId.make("p") })
        yield* quiet
        world.shelf.projects = []
        expect(yield* garage.chooseStockEngine(ids.engine350)).toEqual(stays)
        expect((yield* state).failure?.of).toBe("save")
        yield* garage.hydrate({ isForced: true })
        expect((yield* garage.save()).href).toBe("/vehicle/car~4")
        expect(world.shelf.projects.map(({ projectId }) => projectId)).toEqual(["added-1"])
      })
    )
  })

  it.effect("GAR-65 a race type beside a vehicle is logged as an invalid attempt, and not sent", () => {
    const both = saved("gone", { ...camaro, ...dirtLateModel, vehicle: camaro.vehicle! })
    const world = new GarageTestContext()
    world.jar.set("Fitment", '{"Year":1969,"MakeId":2,"ModelId":4,"RaceTypeId":6}')
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* openAt("UPDATE_PROJECT_ADD_ENGINE")
        expect(yield* Garage.use((garage) => garage.chooseStockEngine(ids.engine350))).toEqual(stays)
        expect(world.operations).not.toContain("addNewProjectToGarage")
        expect(world.errors.at(-1)).toContain("Invalid add vehicle attempt")
      }),
      both
    )
  })

  it.effect("GAR-81 the guid that a save answers takes the place of the present one", () => {
    const world = new GarageTestContext()
    world.answer = ({ operation }, usual) =>
      operation === "addNewProjectToGarage"
        ? Effect.map(usual, (data) => JSON.parse(JSON.stringify(data).replace(/"userGuid":"[^"]*"/, `"userGuid":"${otherGuid}"`)))
        : usual
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* Garage.use((garage) => garage.save())
        expect([world.guid, JSON.parse(world.local.get("CustomerProjects") ?? "{}").userGuid]).toEqual([otherGuid, otherGuid])
      })
    )
  })

  it.effect("a visitor whom no service has answered yet gets a guid first", () => {
    const world = new GarageTestContext()
    world.guid = null
    return withGarage(
      world,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        expect((yield* Garage.use((garage) => garage.save())).href).toBe("/vehicle/car~4")
      })
    )
  })

  it.effect("GAR-45 GAR-46 reloads when told to, and returns to the list on the page of a product that waits", () => {
    const world = new GarageTestContext()
    world.pathname = "/item/rotor/3"
    return withGarage(
      world,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.open({ step: "ADD_YMM", reloadOnSave: true })
        yield* quiet
        yield* chooseCamaro
        expect(yield* garage.save()).toEqual({ href: null, reload: true })
        yield* garage.open({ step: "EXISTING_PROJECTS", isForProduct: true })
        yield* garage.open({ step: "ADD_RACETYPE" })
        yield* quiet
        yield* garage.chooseRaceType(ids.dirtLateModel)
        expect(yield* garage.save()).toEqual(stays)
        expect((yield* state).drawer?.steps).toEqual(["EXISTING_PROJECTS"])
        yield* garage.close
        yield* garage.open({ step: "ADD_ENGINE" })
        yield* quiet
        yield* garage.chooseEngineMake("2-2")
        yield* quiet
        yield* garage.chooseEngineFamily("2-2-2-2")
        expect(yield* garage.save()).toEqual({ href: "/shop/all?fits=1", reload: false })
      })
    )
  })
})
