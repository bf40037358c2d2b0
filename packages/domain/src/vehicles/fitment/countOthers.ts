import type { Application } from "./application.ts"

/** Keys of the models, race types, engines and facet values in an application. */
const listNamedKeys = ({ engine, facets, raceTypes, vehicle }: Application): ReadonlyArray<string> => {
  if (vehicle !== undefined) return vehicle.models.map(({ id }) => `model ${id}`)
  if (raceTypes !== undefined) return raceTypes.map(({ id }) => `race ${id}`)
  if (engine !== undefined) return [`engine ${JSON.stringify(engine)}`]
  return facets.flatMap(({ name, values }) => values.map(({ id }) => `${name} ${id}`))
}

/** Counts the models, race types or engines that a product is made for, besides the first one that `shown` names. */
export const countOthers = (applications: ReadonlyArray<Application>, shown: Application): number =>
  Math.max(0, new Set([shown, ...applications].flatMap(listNamedKeys)).size - 1)
