import type { Vehicle, VehicleTree } from "../reference/vehicleTree.ts"

/** Maximum cars to choose from. */
const MAX_CHOICES = 12

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/

const normalize = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")

/** Formats a car as staff write it: '1969 Chevrolet Camaro'. */
export const formatCar = ({ make, model, year }: Vehicle): string => `${year} ${make.name} ${model.name}`

/**
 * Finds the cars of a year by model, with or without the make: '1969 Camaro'. Cars with exactly this name win over those whose name begins
 * with it.
 */
export const findCars = (vehicles: VehicleTree, text: string): ReadonlyArray<Vehicle> => {
  const [yearText] = YEAR.exec(text) ?? []
  if (yearText === undefined) return []
  const year = Number(yearText)
  const wanted = normalize(text.replace(yearText, ""))
  if (wanted === "") return []
  const named = vehicles.makesIn(year).flatMap(({ make_id }) =>
    vehicles.modelsIn(year, make_id).map((vehicle) => {
      const model = normalize(vehicle.model.name)
      return { vehicle, names: [model, normalize(vehicle.make.name) + model] }
    })
  )
  const exact = named.filter(({ names }) => names.includes(wanted))
  const found = exact.length > 0 ? exact : named.filter(({ names }) => names.some((name) => name.startsWith(wanted)))
  return found.map(({ vehicle }) => vehicle).slice(0, MAX_CHOICES)
}
