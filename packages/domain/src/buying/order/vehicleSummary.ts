import type { CartLine } from "../cart/model.ts"
import type { ListCar, PartsList } from "../lists/model.ts"
import type { Order, OrderLine } from "./model.ts"
import { findNamedCar } from "../../vehicles/vehicle/rules.ts"

/** Display names of a vehicle in the garage. */
export interface GarageVehicle {
  /** `1969 Chevrolet Camaro with 5.7L V8`. */
  readonly name: string
  /** `1969 Chevrolet Camaro`. */
  readonly vehicle: string
  /** Engine as displayed: `5.7L V8` or `LS Gen III swap`; null for a standalone engine or an unknown engine. */
  readonly engine: string | null
  /** The engine is not set, and the customer did not mark it as unknown. */
  readonly isEngineOpen: boolean
  /** The vehicle has a page of its systems. */
  readonly hasSystems: boolean
}

/** Cart lines, lists and orders of a visitor. */
export interface VehicleActivity {
  readonly cart: ReadonlyArray<Pick<CartLine, "addedFor" | "quantity">>
  readonly lists: ReadonlyArray<Pick<PartsList, "car" | "id">>
  readonly orders: ReadonlyArray<{
    readonly status: Order["status"]
    readonly lines: ReadonlyArray<Pick<OrderLine, "addedFor" | "canceled" | "quantity" | "returned">>
  }>
}

/** Suggested next step for a vehicle: set its engine, open its build, or browse its systems. */
export type NextVehicleStep =
  | { readonly to: "engine" }
  | { readonly to: "build"; readonly list: VehicleActivity["lists"][number] }
  | { readonly to: "systems" }

/** Activity for one vehicle. */
export interface VehicleSummary {
  /** Pieces in the cart. */
  readonly inCart: number
  /** Lists for the vehicle. */
  readonly lists: number
  /** Ordered pieces that were neither canceled nor returned. */
  readonly ordered: number
  /** null if there is no suggestion. */
  readonly next: NextVehicleStep | null
}

/**
 * Counts cart pieces, lists and ordered pieces per vehicle, in the order of `cars`.
 *
 * No item counts for two vehicles. An item counts for the vehicle with the same full name, otherwise for the first vehicle with the same
 * base vehicle, because its engine may have been set later. Items without a vehicle are ignored.
 */
export const summarizeVehicles = (
  cars: ReadonlyArray<GarageVehicle>,
  { cart, lists, orders }: VehicleActivity
): ReadonlyArray<VehicleSummary> => {
  const findVehicle = (name: string | undefined): GarageVehicle | undefined => (name === undefined ? undefined : findNamedCar(cars, name))
  const findVehicleOfList = ({ engine, vehicle }: ListCar): GarageVehicle | undefined => {
    const same = cars.filter((car) => car.vehicle === vehicle)
    return same.find((car) => car.engine === engine) ?? same[0]
  }
  const placed = orders.flatMap(({ lines, status }) => (status === "canceled" ? [] : lines))
  return cars.map((car) => {
    const isForVehicle = (name: string | undefined) => findVehicle(name) === car
    const inCart = sum(cart.filter(({ addedFor }) => isForVehicle(addedFor?.projectName)).map(({ quantity }) => quantity))
    const ordered = sum(placed.filter(({ addedFor }) => isForVehicle(addedFor?.projectName)).map(getRemainingQuantity))
    const vehicleLists = lists.filter((list) => list.car !== null && findVehicleOfList(list.car) === car)
    return { inCart, lists: vehicleLists.length, ordered, next: getNextStep(car, vehicleLists[0], inCart + ordered) }
  })
}

const sum = (counts: ReadonlyArray<number>): number => counts.reduce((all, count) => all + count, 0)

const getRemainingQuantity = ({ canceled, quantity, returned }: Pick<OrderLine, "canceled" | "quantity" | "returned">): number =>
  Math.max(0, quantity - canceled - returned)

const getNextStep = (
  { hasSystems, isEngineOpen }: GarageVehicle,
  build: VehicleActivity["lists"][number] | undefined,
  pieces: number
): NextVehicleStep | null => {
  if (isEngineOpen) return { to: "engine" }
  if (build !== undefined) return { to: "build", list: build }
  return pieces === 0 && hasSystems ? { to: "systems" } : null
}
