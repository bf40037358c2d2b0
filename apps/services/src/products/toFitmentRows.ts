import type { FitmentRow } from "@camber/domain/catalog"
import { type Application, formatYearRange, isFitting, type Verdict } from "@camber/domain/fitment"
import { engineParts } from "@camber/domain/vehicle"

/** Maximum rows in a response; `fitsTotal` contains the full count. */
const mostRows = 100

type WireFitsRow = typeof FitmentRow.Encoded

/** Mounting position of the part, and quantity per vehicle. */
interface Placed {
  readonly position: string | null
  readonly perCar: number | null
}

/**
 * Builds the rows of 'What it fits': first the application that decided the shopper's verdict, then all others by make, model and year. A
 * universal application is never marked as the shopper's. If `verdict` is null, no application is.
 */
export const toFitmentRows = (applications: ReadonlyArray<Application & Placed>, verdict: Verdict | null): ReadonlyArray<WireFitsRow> => {
  const decided =
    verdict !== null && verdict.fitment !== "UniversalFit" && isFitting(verdict.fitment) ? verdict.reason?.applicationId : undefined
  return applications
    .map((application) => ({ ...getRow(application), isYours: application.applicationId === decided }))
    .sort(
      (a, b) => Number(b.isYours) - Number(a.isYours) || compare(a.make, b.make) || compare(a.models, b.models) || compare(a.years, b.years)
    )
    .slice(0, mostRows)
}

const compare = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true })

const getRow = (application: Application & Placed): Omit<WireFitsRow, "isYours"> => ({
  years: application.vehicle === undefined ? "Any" : formatYearRange(application.vehicle.yearFrom, application.vehicle.yearTo),
  make: application.vehicle?.make ?? "Any",
  models: getModels(application),
  engine: getEngine(application),
  note: getNote(application),
  source: application.source
})

const list = (named: ReadonlyArray<{ readonly name: string }>): string => named.map(({ name }) => name).join(", ")

const getModels = ({ raceTypes, vehicle }: Application): string =>
  vehicle !== undefined ? list(vehicle.models) : raceTypes !== undefined ? list(raceTypes) : "Any"

const getEngine = ({ engine }: Application): string =>
  engine === undefined ? "Any" : engineParts.flatMap((part) => (engine[part] === undefined ? [] : [list(engine[part])])).join(" ")

/** Formats the conditions for which the table has no column: position, required facets, the application's options and its note. */
const getNote = ({ facets, note, options, perCar, position }: Application & Placed): string | null => {
  const parts = [
    ...(position === null ? [] : [position]),
    ...(perCar === null ? [] : [`${perCar} per car`]),
    ...facets.map(({ name, values }) => `${name} ${list(values)}`),
    ...options.map(({ name, values }) => `option ${name} ${values.join(", ")}`),
    ...(note === null ? [] : [note])
  ]
  return parts.length === 0 ? null : parts.join("; ")
}
