import { formatBecause, type OwnedAnswer } from "@camber/domain/owned-parts"
import { findNamedCar } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { sql } from "kysely"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { loadOwnedParts } from "./loadOwnedParts.ts"
import type { GarageCar } from "./readCars.ts"
import { listAnswers } from "./toOwnedSheet.ts"

/** A facet value that follows from an owned part, and the text that names the part. */
export interface OwnedFacetAnswer extends OwnedAnswer {
  readonly because: string
}

/**
 * Loads the facet values that follow from the parts of each car, newest first, by project id. Leaves out cars without such values. Takes
 * only two queries for visitors without parts and orders, who are the majority.
 */
export const loadOwnedAnswers = async (
  store: Pick<ResolverContext, "database" | "reference">,
  webUserGuid: WebUserGuid,
  cars: ReadonlyArray<GarageCar>
): Promise<ReadonlyMap<string, ReadonlyArray<OwnedFacetAnswer>>> => {
  const answers = new Map<string, ReadonlyArray<OwnedFacetAnswer>>()
  if (cars.length === 0) return answers
  const reference = await store.reference()
  for (const car of await findUsedCars(store, webUserGuid, cars)) {
    const owned = await loadOwnedParts(store, webUserGuid, { car, cars })
    const own = owned.flatMap((part) => listAnswers(part, reference).map((answer) => ({ ...answer, because: formatBecause(part) })))
    if (own.length > 0) answers.set(car.projectId, own)
  }
  return answers
}

/** Returns the cars for which a part was entered or ordered. Runs two queries. */
const findUsedCars = async (
  { database }: Pick<ResolverContext, "database">,
  webUserGuid: WebUserGuid,
  cars: ReadonlyArray<GarageCar>
): Promise<ReadonlyArray<GarageCar>> => {
  const entries = await database.selectFrom("owned_part").select("car").distinct().where("web_user_guid", "=", webUserGuid).execute()
  const lines = await database
    .selectFrom("order_line")
    .select(sql<string>`added_for ->> 'projectName'`.as("name"))
    .distinct()
    .where("web_user_guid", "=", webUserGuid)
    .where("added_for", "is not", null)
    .execute()
  const entered = new Set(entries.map(({ car }) => car))
  const ordered = new Set(lines.map(({ name }) => findNamedCar(cars, name)))
  return cars.filter((car) => entered.has(car.identity) || ordered.has(car))
}
