import type { ClassReport, OwnedReport, RaceCar } from "@camber/domain/class-sheets"
import type { PartsList } from "@camber/domain/lists"
import type { Project } from "@camber/domain/vehicle"
import { Effect, Option, Stream } from "effect"
import type { Program } from "../../foundation/runtime/AppRuntime.ts"

/** Data of a race car for the pit. */
export interface Pit {
  readonly car: RaceCar | null
  readonly lists: ReadonlyArray<PartsList>
  /** The list that the page shows; null without lists. */
  readonly list: PartsList | null
  readonly report: ClassReport | null
  /** Report about the parts on the car; null for a car that is not saved, and without a sheet. */
  readonly owned: OwnedReport | null
  /** Whether a part of the data failed to load. */
  readonly isPartial: boolean
}

/** SKUs of the parts of a list. */
export const listSkus = ({ products }: Pick<PartsList, "products">): ReadonlyArray<string> =>
  products.map(({ skuBaseNumber, skuVariantNumber }) => skuVariantNumber ?? skuBaseNumber)

/** Picks the list of the pit: the named list, otherwise a list for the same class, otherwise the first list. */
export const pickPitList = (lists: ReadonlyArray<PartsList>, named: string | null, raceType: string | null): PartsList | null =>
  lists.find(({ id }) => id === named) ?? lists.find(({ car }) => raceType !== null && car?.raceType === raceType) ?? lists[0] ?? null

/** Fetches what the pit page shows. Loads in its own chunk. */
export const createPitFetch =
  (project: Project, named: string | null, raceType: string | null): Program<Pit, never> =>
  (use) =>
    Effect.gen(function* () {
      const state = yield* use.Lists.use((lists) => Effect.andThen(lists.load, Effect.map(Stream.runHead(lists.changes), Option.getOrNull)))
      const lists = state?.lists ?? []
      const list = pickPitList(lists, named, raceType)
      const car = yield* use.ClassSheets.use((sheets) => sheets.car(project))
      const parts = list === null ? [] : listSkus(list)
      const report = yield* use.ClassSheets.use((sheets) => sheets.report({ sheet: null, project, parts, withCar: true }))
      const garage = yield* use.Garage.use((cars) =>
        Effect.andThen(cars.hydrate(), Effect.map(Stream.runHead(cars.changes), Option.getOrNull))
      )
      const savedId = garage?.selectedId ?? null
      const owned = savedId === null ? null : yield* use.ClassSheets.use((sheets) => sheets.ownedReport(savedId))
      return {
        owned: owned === "noResponse" ? null : owned,
        car: car === "noResponse" ? null : car,
        lists,
        list,
        report: report === "noResponse" ? null : report,
        isPartial: car === "noResponse" || report === "noResponse"
      }
    })
