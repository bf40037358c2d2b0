import { getProjectKey } from "@camber/domain/garage"
import { findNamedCar } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type CarPart, loadOwnedParts } from "../owned-parts/loadOwnedParts.ts"
import { readCars } from "../owned-parts/readCars.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { OwnPiece, SelectedCar } from "./loadOwnPieces.ts"

/**
 * Loads the build sheet of the selected car; null unless the car is saved. The shopper's answers in the garage are left out, because an
 * answer about the engine is not an engine to install.
 */
export const loadBuildSheet = async (
  store: Pick<ResolverContext, "database" | "reference">,
  webUserGuid: WebUserGuid,
  { name, project }: SelectedCar
): Promise<ReadonlyArray<CarPart> | null> => {
  if (name === null || project === null) return null
  const cars = await readCars(store.database, await store.reference(), webUserGuid)
  const identity = getProjectKey(project)
  const car = cars.find((saved) => saved.identity === identity) ?? findNamedCar(cars, name)
  return car === undefined ? null : (await loadOwnedParts(store, webUserGuid, { car, cars })).filter(({ source }) => source !== "garage")
}

/** Converts a part of the build sheet to pieces. A kit becomes several pieces. */
export const toOwnedPieces = ({ parts, quantity }: CarPart): ReadonlyArray<OwnPiece> =>
  parts.map((part) => {
    const { isInKit, labels, title, type } = part
    return { sku: "", isInKit, part, type, labels, title, count: quantity, place: "owned" }
  })
