import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { type GraphQLRequest, Http, HttpStatusError } from "../../foundation/ports/Http.ts"
import { type EngineIds, MakeId, ModelId, ModelYear, type Project, RaceTypeId } from "../vehicle/model.ts"
import { UNKNOWN_PROJECT } from "../vehicle/rules.ts"
import { chooseOptions } from "./createReason.ts"
import { findMissingFact } from "./findMissingFact.ts"
import type { Prompt, Reason } from "./model.ts"

const camaro: Project = {
  ...UNKNOWN_PROJECT,
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(2), modelId: ModelId.make(4) }
}
const chevrolet: EngineIds = { engineManufacturerId: 2, engineMakeId: 2 }
const smallBlock: EngineIds = { ...chevrolet, engineSeriesId: 2, engineConfigurationId: 2 }
const smallBlock350: EngineIds = { ...smallBlock, engineDisplacementId: 3 }

/** An engine's ids as the services send them. */
const toWire = (ids: EngineIds) => ({
  engineManufacturerId: null,
  engineMakeId: null,
  engineSeriesId: null,
  engineConfigurationId: null,
  engineDisplacementId: null,
  engineVersionId: null,
  engineQualifierId: null,
  engineCodeId: null,
  engineCamshaftTypeId: null,
  engineFuelSystemId: null,
  ...ids
})
const links = { shopUrl: null, searchUrl: null }
const createOption = (displayName: string, optionId: number, ids: EngineIds | null = null) => ({
  ...links,
  displayName,
  optionId,
  vehicleBaseId: null,
  customerProjectUrl: null,
  engineIds: ids && toWire(ids)
})
const createEngine = (displayName: string, ids: EngineIds) => ({ ...links, displayName, optionId: displayName, engineIds: toWire(ids) })
const factoryEngines = [createOption("350 V8", 7, smallBlock350), createOption("Engine not listed", 1)]

const answerCall = ({ operation, variables }: GraphQLRequest) => {
  const { engineIds, raceTypeId } = variables as { readonly engineIds?: EngineIds; readonly raceTypeId?: number | null }
  switch (operation) {
    case "ymm":
      return { ymm: { years: [], prioritizedMakes: [], makes: [], models: [], stockEngines: factoryEngines } }
    case "raceTypeDropdown":
      return {
        raceTypeDropdown: { raceTypes: [createOption("Late Model", 6)], stockEngines: raceTypeId === 6 ? factoryEngines : [] }
      }
    case "engineDropdown":
      return {
        engineDropdown: {
          makes: [createEngine("Chevrolet", chevrolet)],
          families: engineIds?.engineMakeId === 2 ? [createEngine("Small Block", smallBlock)] : [],
          displacements: engineIds?.engineSeriesId === 2 ? [createEngine("350", smallBlock350)] : []
        }
      }
    default:
      return { facetOptions: [{ name: "Bolt Pattern", values: [{ valueId: 21, value: "5 x 4.75" }] }] }
  }
}
const inShop = Effect.provide(Layer.mock(Http, { graphql: (request) => Effect.succeed(answerCall(request)) }))

const find = (prompt: Prompt | null, project: Project, asks: ReadonlyArray<string> = [], reason: Reason | null = null) =>
  findMissingFact({ fitment: "Unknown", prompt, asks, reason }, project).pipe(inShop)
/** Finds the fact and returns its question with the labels of its choices. */
const read = (...[prompt, project, asks]: Parameters<typeof find>) =>
  Effect.map(find(prompt, project, asks), (fact) => ({
    asks: fact?.asks,
    text: fact?.text,
    labels: fact?.choices.map(({ label }) => label),
    declined: fact?.declined?.declined
  }))
const choose = (label: string, ...parameters: Parameters<typeof find>) =>
  Effect.map(find(...parameters), (fact) => fact?.choices.find((choice) => choice.label === label)?.project)

describe("findMissingFact", () => {
  it.effect("finds nothing if no answer could change the verdict", () =>
    Effect.gen(function* () {
      expect(yield* find(null, camaro)).toBeNull()
    })
  )

  it.effect("asks for the vehicle without choices, because words or a VIN name it", () =>
    Effect.gen(function* () {
      expect(yield* find("Vehicle", UNKNOWN_PROJECT)).toMatchObject({ asks: "Vehicle", choices: [], declined: null })
    })
  )

  it.effect("asks for the options of a product that fits with some of them, whatever the prompt", () =>
    Effect.gen(function* () {
      expect(yield* find("Engine", camaro, [], chooseOptions)).toMatchObject({ asks: "Options", choices: [], declined: null })
      expect(yield* find("AdditionalFacets", camaro)).toMatchObject({ asks: "Options" })
    })
  )

  it.effect("asks for the first facet with the catalog's values, and records the answer or that the shopper declined", () =>
    Effect.gen(function* () {
      const fact = yield* find("AdditionalFacets", camaro, ["Bolt Pattern", "Rear Axle"])
      expect(fact).toEqual({
        asks: "Bolt Pattern",
        text: "What is the car's bolt pattern?",
        choices: [{ label: "5 x 4.75", project: { ...camaro, facets: [{ name: "Bolt Pattern", valueId: 21 }] } }],
        declined: { ...camaro, declined: ["Bolt Pattern"] }
      })
    })
  )

  it.effect("asks for the race type", () =>
    Effect.gen(function* () {
      expect(yield* read("RaceType", UNKNOWN_PROJECT)).toMatchObject({ asks: "RaceType", labels: ["Late Model"], declined: ["RaceType"] })
      expect(yield* choose("Late Model", "RaceType", UNKNOWN_PROJECT)).toEqual({ ...UNKNOWN_PROJECT, raceTypeId: 6 })
    })
  )

  it.effect.each<readonly [string, Project]>([
    ["a vehicle", camaro],
    ["a race type", { ...UNKNOWN_PROJECT, raceTypeId: RaceTypeId.make(6) }]
  ])("offers the maker's engines of %s, and any other", ([, project]) =>
    Effect.gen(function* () {
      expect(yield* read("Engine", project, ["installed"])).toMatchObject({
        asks: "Engine",
        labels: ["350 V8", "Another engine"],
        declined: ["Engine"]
      })
      const chosen = yield* choose("350 V8", "Engine", project, ["installed"])
      expect(chosen).toMatchObject({ engineIds: smallBlock350, isStockEngine: true })
      expect(yield* choose("Another engine", "Engine", project, ["installed"])).toEqual({ ...project, isStockEngine: false })
    })
  )

  it.effect("asks for a swapped engine by make, family and displacement", () =>
    Effect.gen(function* () {
      const asked: Array<string | undefined> = []
      let project: Project = { ...camaro, isStockEngine: false }
      for (const label of ["Chevrolet", "Small Block", "350"]) {
        asked.push((yield* read("Engine", project, ["installed"])).text)
        project = (yield* choose(label, "Engine", project, ["installed"])) ?? project
      }
      expect(asked).toEqual(["Which engine is in the car now?", "Which engine is in the car now?", "Which displacement?"])
      expect(project).toMatchObject({ isStockEngine: false, engineIds: smallBlock350 })
    })
  )

  it.effect("asks for a loose engine by its make, although it has no list of factory engines", () =>
    Effect.gen(function* () {
      expect(yield* read("Engine", UNKNOWN_PROJECT, ["installed"])).toMatchObject({ labels: ["Chevrolet"] })
    })
  )

  it.effect("asks which engine the maker fitted, and whether it is still in the car", () =>
    Effect.gen(function* () {
      const fact = yield* read("Engine", camaro, ["stock"])
      expect(fact).toMatchObject({ asks: "StockEngine", labels: ["350 V8", "The engine was swapped"], declined: ["StockEngine"] })
      expect(yield* choose("350 V8", "Engine", camaro, ["stock"])).toMatchObject({ engineIds: smallBlock350, isStockEngine: true })
      expect(yield* choose("The engine was swapped", "Engine", camaro, ["stock"])).toEqual({ ...camaro, isStockEngine: false })
    })
  )

  it.effect("asks only for the replaced engine after a swap, and leaves the installed one unchanged", () =>
    Effect.gen(function* () {
      const swapped: Project = { ...camaro, isStockEngine: false, engineIds: chevrolet }
      expect(yield* read("Engine", swapped, ["stock"])).toMatchObject({ asks: "StockEngine", labels: ["350 V8"] })
      expect(yield* choose("350 V8", "Engine", swapped, ["stock"])).toMatchObject({
        isStockEngine: false,
        engineIds: chevrolet,
        stockEngineIds: smallBlock350
      })
    })
  )

  it.effect("fails if the lists cannot be loaded", () =>
    Effect.gen(function* () {
      const failure = new HttpStatusError({ service: "trait", operation: "ymm", status: 500 })
      const isDown = Effect.provide(Layer.mock(Http, { graphql: () => Effect.fail(failure) }))
      const verdict = { fitment: "Unknown", prompt: "Engine", asks: ["installed"], reason: null } as const
      expect(yield* Effect.flip(findMissingFact(verdict, camaro).pipe(isDown))).toBe(failure)
    })
  )
})
