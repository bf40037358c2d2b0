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
  it.effect("GAR-36 GAR-44 GAR-60 adds, selects and leads to the vehicle after the stock engine is chosen", () => {
    const context = new GarageTestContext()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        const outcome = yield* Garage.use((garage) => garage.chooseStockEngine(ids.engine350))
        expect(outcome).toEqual({ href: "/vehicle/car~4", reload: false })
        const now = yield* state
        expect(now.drawer).toBeNull()
        expect(now.isSaving).toBe(false)
        expect(now.failure).toBeNull()
        expect(now.selectedId).toBe("added-1")
        expect(now.selected?.project).toMatchObject({ ...camaro, projectId: "added-1", engineIds: smallBlock350, declined: ["Engine"] })
        expect(parseProjectCookie(context.jar.get("Fitment"))).toEqual(now.selected?.project)
        expect(context.calls.at(-1)).toMatchObject({
          service: "customerproject",
          variables: {
            projectRequest: { year: 1969, makeId: 2, modelId: 4, vehicleBaseId: 104, customerProjectSource: "CUSTOMER_ENTERED" }
          }
        })
        expect(context.events).toEqual([
          { name: "Fitment Added", year: 1969, make: "Chevrolet", model: "Camaro", raceType: null, engine: "5.7L V8" }
        ])
        expect(context.announcements).toEqual(["garage"])
        expect(context.errors).toEqual([])
      })
    )
  })

  it.effect("GAR-60 selects an existing vehicle without a telemetry event", () => {
    const context = new GarageTestContext([saved("there", camaro)])
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* Garage.use((garage) => garage.save())
        expect((yield* state).selectedId).toBe("there")
        expect(context.services.projects).toHaveLength(1)
        expect(context.events).toEqual([])
      })
    )
  })

  it.effect("GAR-37 GAR-42 GAR-61 updates the engine project of the given id after the model is chosen", () => {
    const context = new GarageTestContext([saved("engine", looseEngine)])
    return withGarage(
      context,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.hydrate()
        yield* garage.open({ step: "UPDATE_PROJECT_ADD_YMM", projectId: ProjectId.make("engine") })
        yield* quiet
        expect((yield* state).updating).toBe("engine")
        yield* chooseCamaro
        const now = yield* state
        expect(now.selectedId).toBe("engine")
        expect(now.isVehicleUpdated).toBe(true)
        expect(now.projects).toHaveLength(1)
        expect(context.operations.at(-1)).toBe("updateCustomerProject")
        expect(context.events.map(({ name }) => name)).toEqual(["Fitment Updated"])
      })
    )
  })

  it.effect("GAR-42 updates instead of adding if the step was opened before the list was loaded", () => {
    const context = new GarageTestContext([saved("p", camaro)])
    context.jar.set("Fitment", '{"ProjectId":"p","Year":1969,"MakeId":2,"ModelId":4}')
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* openAt("UPDATE_PROJECT_ADD_ENGINE")
        yield* Garage.use((garage) => garage.chooseStockEngine(ids.engine350))
        expect(context.operations.at(-1)).toBe("updateCustomerProject")
        expect(context.services.projects).toHaveLength(1)
      })
    )
  })

  it.effect("saves a form outside the drawer only for its own step", () => {
    const context = new GarageTestContext()
    return withGarage(
      context,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.begin("ADD_YMM")
        yield* quiet
        yield* chooseCamaro
        expect((yield* state).drawer).toBeNull()
        expect((yield* state).canSave).toBe(true)
        expect(yield* garage.save("ADD_ENGINE")).toEqual(stays)
        expect((yield* garage.save("ADD_YMM")).href).toBe("/vehicle/car~4")
        yield* quiet
        expect((yield* state).form.year).toMatchObject({ value: null, options: [{ optionId: 1970 }, { optionId: 1969 }] })
      })
    )
  })

  it.effect("saves once if the button is clicked twice during the first save", () => {
    const context = new GarageTestContext()
    return withGarage(
      context,
      Effect.gen(function* () {
        const gate = yield* Deferred.make<void>()
        context.answer = ({ operation }, usual) =>
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
        expect(context.operations.filter((operation) => operation === "addNewProjectToGarage")).toHaveLength(1)
        expect((yield* state).isSaving).toBe(false)
      })
    )
  })

  it.effect("GAR-47 GAR-69 logs a failed save, keeps the form and can be retried", () => {
    const context = new GarageTestContext()
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        context.answer = ({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 403 }))
        const garage = yield* Garage
        expect(yield* garage.save()).toEqual(stays)
        const failed = yield* state
        expect(failed.failure?.of).toBe("save")
        expect(failed.isSaving).toBe(false)
        expect(failed.drawer?.steps).toEqual(["ADD_YMM"])
        expect(failed.canSave).toBe(true)
        expect(failed.selected).toBeNull()
        expect(context.jar.get("Fitment")).toBeUndefined()
        expect(context.events).toEqual([])
        expect(context.errors).toHaveLength(1)
        context.answer = (_request, usual) => usual
        expect((yield* garage.save()).href).toBe("/vehicle/car~4")
        expect((yield* state).failure).toBeNull()
      })
    )
  })

  it.effect("GAR-42 updates the selected project instead of adding it again if the page does not know the project's id", () => {
    const context = new GarageTestContext([saved("p", camaro)])
    context.jar.set("Fitment", '{"Year":1969,"MakeId":2,"ModelId":4}')
    const { projectId: _, ...anonymous } = toProject(context.services.projects[0]!)
    const seed = { project: anonymous, description: toProjectDescription(context.services.projects[0]!) }
    return Effect.provide(
      Effect.gen(function* () {
        // The page was just loaded, so the project list is not available yet
        yield* openAt("UPDATE_PROJECT_ADD_ENGINE")
        yield* Garage.use((garage) => garage.chooseStockEngine(ids.engine350))
        expect(context.operations.filter((operation) => /Project/.test(operation))).not.toContain("addNewProjectToGarage")
        expect(context.services.projects.map(({ projectId }) => projectId)).toEqual(["p"])
        expect((yield* state).selected?.project).toMatchObject({ projectId: "p", engineIds: smallBlock350 })
      }),
      context.layer(seed)
    )
  })

  it.effect("adds a project instead of updating it if another tab removed it", () => {
    const context = new GarageTestContext([saved("p", camaro)])
    return withGarage(
      context,
      Effect.gen(function* () {
        const garage = yield* Garage
        yield* garage.hydrate()
        yield* garage.open({ step: "UPDATE_PROJECT_ADD_ENGINE", projectId: ProjectId.make("p") })
        yield* quiet
        context.services.projects = []
        expect(yield* garage.chooseStockEngine(ids.engine350)).toEqual(stays)
        expect((yield* state).failure?.of).toBe("save")
        yield* garage.hydrate({ isForced: true })
        expect((yield* garage.save()).href).toBe("/vehicle/car~4")
        expect(context.services.projects.map(({ projectId }) => projectId)).toEqual(["added-1"])
      })
    )
  })

  it.effect("GAR-65 logs a vehicle with a race type as an invalid attempt and sends no request for it", () => {
    const both = saved("gone", { ...camaro, ...dirtLateModel, vehicle: camaro.vehicle! })
    const context = new GarageTestContext()
    context.jar.set("Fitment", '{"Year":1969,"MakeId":2,"ModelId":4,"RaceTypeId":6}')
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* openAt("UPDATE_PROJECT_ADD_ENGINE")
        expect(yield* Garage.use((garage) => garage.chooseStockEngine(ids.engine350))).toEqual(stays)
        expect(context.operations).not.toContain("addNewProjectToGarage")
        expect(context.errors.at(-1)).toContain("Invalid add vehicle attempt")
      }),
      both
    )
  })

  it.effect("GAR-81 adopts the guid that a save returns", () => {
    const context = new GarageTestContext()
    context.answer = ({ operation }, usual) =>
      operation === "addNewProjectToGarage"
        ? Effect.map(usual, (data) => JSON.parse(JSON.stringify(data).replace(/"userGuid":"[^"]*"/, `"userGuid":"${otherGuid}"`)))
        : usual
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        yield* Garage.use((garage) => garage.save())
        expect(context.guid).toEqual(otherGuid)
        expect(JSON.parse(context.local.get("CustomerProjects") ?? "{}").userGuid).toEqual(otherGuid)
      })
    )
  })

  it.effect("creates a guid first for a new visitor", () => {
    const context = new GarageTestContext()
    context.guid = null
    return withGarage(
      context,
      Effect.gen(function* () {
        yield* openAt("ADD_YMM")
        yield* chooseCamaro
        expect((yield* Garage.use((garage) => garage.save())).href).toBe("/vehicle/car~4")
      })
    )
  })

  it.effect("GAR-45 GAR-46 reloads if requested, and returns to the list on a product page", () => {
    const context = new GarageTestContext()
    context.pathname = "/item/rotor/3"
    return withGarage(
      context,
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
