import { ProjectId } from "@camber/domain/garage"
import * as Garage from "@camber/domain/garage/commands"
import { Cookies, Telemetry, type TelemetryEvent } from "@camber/domain/ports"
import { answerVehicle, declineFacet, formatProjectName, MakeId, ModelId, ModelYear } from "@camber/domain/vehicle"
import { Visitor } from "@camber/domain/visitor"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { layerMemoryHttp } from "../layerMemoryHttp.ts"
import { createMemoryShop, layerMemoryShop } from "./layerMemoryShop.ts"
import { sampleCatalog } from "./sampleCatalog.ts"

const camaro = { year: 1969, make: "Chevrolet", model: "Camaro" }
const nova = { year: 1969, make: "Chevrolet", model: "Nova" }
const inShop = Effect.provide(Layer.provideMerge(Visitor.layer, layerMemoryShop()))

const getNames = ({ projects, selected }: Garage.GarageContents) => ({
  projects: projects.map(({ modelDisplay, year }) => `${year} ${modelDisplay}`),
  selected: selected && formatProjectName(selected.description)
})

describe("garage commands", () => {
  it.effect("add and select a vehicle that is given in words, regardless of letter case and punctuation", () =>
    Effect.gen(function* () {
      expect(getNames(yield* Garage.add({ year: 1969, make: "chevrolet ", model: "Cam-aro" }))).toEqual({
        projects: ["1969 Camaro"],
        selected: "1969 Chevrolet Camaro"
      })
      expect(yield* Cookies.use((cookies) => cookies.read("Fitment"))).toContain('"ModelId":4')
    }).pipe(inShop)
  )

  it.effect.each([["'69 camaro ss 350"], [" 1969 Chevrolet Camaro "], ["69 camaro"]] as const)(
    "add the vehicle that the words describe: %s",
    ([words]) =>
      Effect.gen(function* () {
        expect(getNames(yield* Garage.addByWords(words))).toEqual({ projects: ["1969 Camaro"], selected: "1969 Chevrolet Camaro" })
      }).pipe(inShop)
  )

  it.effect.each([
    ["69 chevrolet", ["1969 Chevrolet Camaro", "1969 Chevrolet Nova"]],
    ["a red one", []],
    ["x", []],
    ["x".repeat(101), []]
  ] as const)("add nothing and fail with WordsNotRead and the choices: %s", ([words, choices]) =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(Garage.addByWords(words))
      expect(failure).toMatchObject({ _tag: "WordsNotRead" })
      expect(failure instanceof Garage.WordsNotRead && failure.choices.map(({ label }) => label)).toEqual(choices)
      expect((yield* Garage.load).projects).toEqual([])
    }).pipe(inShop)
  )

  it.effect("store a vehicle once if it is added again", () =>
    Effect.gen(function* () {
      yield* Garage.add(camaro)
      yield* Garage.add(nova)
      expect(getNames(yield* Garage.add(camaro))).toEqual({ projects: ["1969 Nova", "1969 Camaro"], selected: "1969 Chevrolet Camaro" })
    }).pipe(inShop)
  )

  it.effect.each([
    [{ ...camaro, year: 1901 }, "year", ["2015", "1969"]],
    [{ ...camaro, year: -1 }, "year", ["2015", "1969"]],
    [{ ...camaro, make: "Ford" }, "make", ["Chevrolet"]],
    [{ ...camaro, model: "Corvette" }, "model", ["Camaro", "Nova"]],
    [{ ...camaro, model: "" }, "model", ["Camaro", "Nova"]]
  ] as const)("fail with UnknownVehicle and the known choices: %j", ([names, field, choices]) =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(Garage.add(names))).toMatchObject({ _tag: "UnknownVehicle", field, choices })
      expect((yield* Garage.load).projects).toEqual([])
    }).pipe(inShop)
  )

  it.effect(
    "fail with AmbiguousVehicle and the choices if several models start with the name, but prefer a model with exactly that name",
    () => {
      const [first] = sampleCatalog.vehicles
      if (first === undefined) throw new Error("The sample catalog has no vehicle")
      const vehicles = ["Camaro Z/28", "Camaro SS", "Nova", "Nova SS"].map((model, at) => ({
        ...first,
        modelId: 10 + at,
        model,
        vehicleBaseId: 110 + at
      }))
      return Effect.gen(function* () {
        expect(yield* Effect.flip(Garage.add(camaro))).toMatchObject({
          _tag: "AmbiguousVehicle",
          field: "model",
          choices: ["Camaro Z/28", "Camaro SS"]
        })
        expect(getNames(yield* Garage.add({ ...camaro, model: "Camaro Z" })).projects).toEqual(["1969 Camaro Z/28"])
        expect(getNames(yield* Garage.add(nova)).projects[0]).toBe("1969 Nova")
      }).pipe(Effect.provide(Layer.provideMerge(Visitor.layer, layerMemoryShop({ ...sampleCatalog, vehicles }))))
    }
  )

  it.effect("add the vehicle of a VIN", () =>
    Effect.gen(function* () {
      expect(getNames(yield* Garage.addByVin("1fa6p8th9 f5300000"))).toEqual({ projects: ["2015 Mustang"], selected: "2015 Ford Mustang" })
    }).pipe(inShop)
  )

  it.effect.each([
    ["1FA6P8TH9F530000", "Short"],
    ["1FA6P8TH8F5300000", "CheckDigit"],
    ["1G1FP22P2S2100001", "VinUnknown"]
  ] as const)("fail with VinNotRead and the known details of the VIN %s", ([text, reading]) =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(Garage.addByVin(text))).toMatchObject({ _tag: "VinNotRead", reading: { _tag: reading } })
    }).pipe(inShop)
  )

  it.effect("fail with Rejected and the shop's message for unknown ids", () =>
    Effect.gen(function* () {
      const vehicle = { year: ModelYear.make(1969), makeId: MakeId.make(99), modelId: ModelId.make(99) }
      expect(yield* Effect.flip(Garage.addProject({ vehicle, facets: [], declined: [] }))).toMatchObject({
        _tag: "Rejected",
        reason: "We don't know this vehicle."
      })
    }).pipe(inShop)
  )

  it.effect("select a saved project, and clear the selection", () =>
    Effect.gen(function* () {
      const { projects } = yield* Garage.add(camaro)
      yield* Garage.add(nova)
      const id = projects[0]?.projectId ?? ProjectId.make("none")
      expect(getNames(yield* Garage.select(id)).selected).toBe("1969 Chevrolet Camaro")
      expect(getNames(yield* Garage.load).selected).toBe("1969 Chevrolet Camaro")
      expect(getNames(yield* Garage.clearSelection)).toEqual({ projects: ["1969 Nova", "1969 Camaro"], selected: null })
      expect((yield* Garage.load).selected).toBeNull()
    }).pipe(inShop)
  )

  it.effect("fail with Rejected if a project to select or update is not in the garage", () =>
    Effect.gen(function* () {
      const id = ProjectId.make("gone")
      expect(yield* Effect.flip(Garage.select(id))).toMatchObject({ _tag: "Rejected" })
      expect(yield* Effect.flip(Garage.update(id, (car) => car))).toMatchObject({ _tag: "Rejected" })
    }).pipe(inShop)
  )

  it.effect("update the facts of a project, and of the selection if it is selected", () =>
    Effect.gen(function* () {
      const { projects } = yield* Garage.add(camaro)
      const id = projects[0]?.projectId ?? ProjectId.make("none")
      const { selected } = yield* Garage.update(id, (car) => declineFacet(car, "Engine"))
      expect(selected?.project.declined).toEqual(["Engine"])
      yield* Garage.add(nova)
      const after = yield* Garage.update(id, (car) => declineFacet(car, "StockEngine"))
      expect(after.projects.find(({ projectId }) => projectId === id)?.declined).toEqual(["Engine", "StockEngine"])
      expect(getNames(after).selected).toBe("1969 Chevrolet Nova")
    }).pipe(inShop)
  )

  it.effect.each<readonly [string, Partial<(typeof sampleCatalog.vehicles)[number]>]>([
    ["year", { year: 1968 }],
    ["make", { makeId: 3, make: "Ford" }],
    ["model", { modelId: 5, model: "Nova" }]
  ])("do not send the ids of the former vehicle if an update changes its %s", ([, change]) => {
    const [first] = sampleCatalog.vehicles
    const other = { ...first!, ...change, vehicleBaseId: 199 }
    const shop = createMemoryShop({ ...sampleCatalog, vehicles: [first!, other] })
    const sent: Array<unknown> = []
    const graphql: typeof shop.graphql = (request) => {
      if (request.operation === "updateCustomerProject") sent.push(request.variables)
      return shop.graphql(request)
    }
    return Effect.gen(function* () {
      const { projects } = yield* Garage.add(camaro)
      const id = projects[0]?.projectId ?? ProjectId.make("none")
      const vehicle = { year: ModelYear.make(other.year), makeId: MakeId.make(other.makeId), modelId: ModelId.make(other.modelId) }
      const after = yield* Garage.update(id, (car) => answerVehicle(car, vehicle))
      expect(after.selected?.project.vehicle).toEqual(vehicle)
      expect(sent).toMatchObject([{ projectRequest: { ...vehicle, vehicleBaseId: null } }])
    }).pipe(Effect.provide(Layer.provideMerge(Visitor.layer, Layer.merge(layerMemoryShop(), layerMemoryHttp({ ...shop, graphql })))))
  })

  it.effect("remove a project, and clear the selection only if the project was selected", () =>
    Effect.gen(function* () {
      const { projects } = yield* Garage.add(camaro)
      const id = projects[0]?.projectId ?? ProjectId.make("none")
      yield* Garage.add(nova)
      expect(getNames(yield* Garage.remove(id))).toEqual({ projects: ["1969 Nova"], selected: "1969 Chevrolet Nova" })
      expect(getNames(yield* Garage.remove(id)).projects).toEqual(["1969 Nova"])
      const [last] = (yield* Garage.load).projects
      expect(yield* Garage.remove(last?.projectId ?? id)).toEqual({ projects: [], selected: null })
    }).pipe(inShop)
  )

  it.effect("track an added vehicle once", () => {
    const events: Array<TelemetryEvent> = []
    return Effect.gen(function* () {
      yield* Garage.add(camaro)
      yield* Garage.add(camaro)
      expect(events).toMatchObject([{ name: "Fitment Added", model: "Camaro" }])
    }).pipe(Effect.provideService(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => void events.push(event)) })), inShop)
  })

  it.effect("fail with Unreachable when the services do not respond", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(Garage.add(camaro))).toMatchObject({ _tag: "Unreachable", operation: "ymm" })
    }).pipe(Effect.provide(Layer.provideMerge(Visitor.layer, Layer.merge(layerMemoryShop(), layerMemoryHttp({})))))
  )
})
