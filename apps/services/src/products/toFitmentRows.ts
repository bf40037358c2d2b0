import type { FitmentRow } from "@camber/domain/catalog"
import { type Application, formatYearRange, isFitting, type Verdict } from "@camber/domain/fitment"
import { engineParts } from "@camber/domain/vehicle"

/** More rows than this are not sent; `fitsTotal` tells how many there are. */
const mostRows = 100

type WireFitsRow = typeof FitmentRow.Encoded

/** Where on the car a statement puts the part, and how many of it go there. */
interface Placed {
  readonly position: string | null
  readonly perCar: number | null
}

/**
 * 'What it fits': the statement that decided the shopper's verdict first, then by make, model and year. A statement about any car is nobody's
 * own, and nor is any where `verdict` is null.
 */
export const toFitmentRows = (applications: ReadonlyArray<Application & Placed>, verdict: Verdict | null): ReadonlyArray<WireFitsRow> => {
  const decided =
    verdict !== null && verdict.fitment !== "UniversalFit" && isFitting(verdict.fitment) ? verdict.reason?.applicationId : undefined
  return applications
    .map((application) => ({ ...rowOf(application), isYours: application.applicationId === decided }))
    .sort(
      (a, b) => Number(b.isYours) - Number(a.isYours) || compare(a.make, b.make) || compare(a.models, b.models) || compare(a.years, b.years)
    )
    .slice(0, mostRows)
}

const compare = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true })

const rowOf = (application: Application & Placed): Omit<WireFitsRow, "isYours"> => ({
  years: application.vehicle === undefined ? "Any" : formatYearRange(application.vehicle.yearFrom, application.vehicle.yearTo),
  make: application.vehicle?.make ?? "Any",
  models: modelsOf(application),
  engine: engineOf(application),
  note: noteOf(application),
  source: application.source
})

const list = (named: ReadonlyArray<{ readonly name: string }>): string => named.map(({ name }) => name).join(", ")

const modelsOf = ({ raceTypes, vehicle }: Application): string =>
  vehicle !== undefined ? list(vehicle.models) : raceTypes !== undefined ? list(raceTypes) : "Any"

const engineOf = ({ engine }: Application): string =>
  engine === undefined ? "Any" : engineParts.flatMap((part) => (engine[part] === undefined ? [] : [list(engine[part])])).join(" ")

/** What must be true besides the columns: the part's place, needed facets, the options that the statement is about, and its own note. */
const noteOf = ({ facets, note, options, perCar, position }: Application & Placed): string | null => {
  const parts = [
    ...(position === null ? [] : [position]),
    ...(perCar === null ? [] : [`${perCar} per car`]),
    ...facets.map(({ name, values }) => `${name} ${list(values)}`),
    ...options.map(({ name, values }) => `option ${name} ${values.join(", ")}`),
    ...(note === null ? [] : [note])
  ]
  return parts.length === 0 ? null : parts.join("; ")
}
