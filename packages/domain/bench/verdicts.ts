import { Schema } from "effect"
import { Application } from "../src/vehicles/fitment/application.ts"
import { isFitting, evaluateVariant } from "../src/vehicles/fitment/rules.ts"
import { Project } from "../src/vehicles/vehicle/model.ts"
import { rate } from "./garage.ts"

/** Measures how many verdicts with reasons one core computes per second, for products with one to five statements and partly known cars. */
const decodeApplication = Schema.decodeUnknownSync(Application)
const decodeProject = Schema.decodeUnknownSync(Project)
const spread = (seed: number, count: number): number => ((seed * 2654435761) >>> 7) % count
const named = (id: number) => ({ id, name: `name ${id}` })

const application = (seed: number): Application => {
  const scope = (["vehicle", "vehicle", "vehicle", "engine", "raceType", "driveline", "universal"] as const)[spread(seed, 7)] ?? "vehicle"
  const yearFrom = 1955 + spread(seed + 1, 50)
  const hasEngine = scope === "engine" || (scope === "vehicle" && spread(seed + 2, 4) === 0)
  return decodeApplication({
    applicationId: seed + 2,
    scope,
    decidedBy: scope === "engine" ? "engine" : scope === "driveline" ? "driveline" : "chassis",
    ...(scope === "vehicle" && {
      vehicle: {
        makeId: 2 + spread(seed + 3, 8),
        make: "Make",
        models: [named(2 + spread(seed + 4, 20)), named(30)],
        yearFrom,
        yearTo: yearFrom + spread(seed + 5, 12)
      }
    }),
    ...(hasEngine && { engine: { engineSeriesId: [named(2 + spread(seed + 6, 10))], engineDisplacementId: [named(2), named(3)] } }),
    ...(scope === "raceType" && { raceTypes: [named(2 + spread(seed + 7, 9))] }),
    facets: scope === "driveline" ? [{ name: "Rear Axle", values: [named(2), named(3)] }] : [],
    options: [],
    note: null,
    source: "catalogue",
    sourceDate: "2026-01-01"
  })
}
const project = (seed: number): Project =>
  decodeProject({
    ...(spread(seed, 8) > 0 && {
      vehicle: { year: 1955 + spread(seed + 1, 60), makeId: 2 + spread(seed + 2, 8), modelId: 2 + spread(seed + 3, 20) }
    }),
    ...(spread(seed + 4, 2) > 0 && {
      engineIds: { engineSeriesId: 2 + spread(seed + 5, 10), engineDisplacementId: 2 + spread(seed + 6, 4) }
    }),
    isStockEngine: spread(seed + 7, 2) > 0,
    facets: spread(seed + 8, 3) > 0 ? [{ name: "Rear Axle", valueId: 2 + spread(seed + 9, 4) }] : [],
    declined: []
  })

const products = Array.from({ length: 2000 }, (_, at) => Array.from({ length: 1 + spread(at, 5) }, (_, one) => application(at * 7 + one)))
const projects = Array.from({ length: 50 }, (_, at) => project(at))

const round = (): number => {
  let fitting = 0
  for (const project of projects)
    for (const applications of products) if (isFitting(evaluateVariant(applications, {}, project).fitment)) fitting += 1
  return fitting
}

rate("verdicts", products.length * projects.length, round)
