import type { Reference } from "../reference/Reference.ts"
import type { CarPart } from "./loadOwnedParts.ts"
import type { GarageCar } from "./readCars.ts"
import { toFamilyPart } from "./toModelPart.ts"

/** Facets of a car that name one of its parts, with the prefix of the family's id and the part type. */
const PART_FACETS: ReadonlyArray<readonly [facet: string, prefix: string, typeSlug: string]> = [
  ["Transmission", "transmission", "transmission"],
  ["Rear Axle", "axle", "axle-shaft"]
]

/** Lists the parts that the owner's answers in the garage name: transmission, rear axle and engine. */
export const listGarageParts = ({ project }: Pick<GarageCar, "project">, reference: Reference): ReadonlyArray<CarPart> => {
  const toCarPart = (facet: string, id: string, typeSlug: string, name: string): ReadonlyArray<CarPart> => {
    const known = toFamilyPart(id, typeSlug, name, reference)
    if (known === null) return []
    const nothing = {
      gotOn: null,
      mileage: null,
      price: null,
      orderNumber: null,
      skuBaseNumber: null,
      skuVariantNumber: null,
      skus: [],
      url: null
    }
    return [{ id: `car:${facet}`, source: "garage", quantity: 1, isOnTheWay: false, isKit: false, ...nothing, ...known, token: `~${id}` }]
  }
  const answered = PART_FACETS.flatMap(([facet, prefix, typeSlug]) => {
    const answer = project.facets.find(({ name }) => name === facet)
    const value = answer === undefined ? undefined : reference.facetValues.get(answer.valueId)?.value
    return value === undefined ? [] : toCarPart(facet, `${prefix}:${value}`, typeSlug, value)
  })
  const series = reference.engineParts.get("engineSeriesId")?.get(project.engineIds?.engineSeriesId ?? 0)
  return [...answered, ...(series === undefined ? [] : toCarPart("Engine", `engine:${series}`, "crate-engine", series))]
}
