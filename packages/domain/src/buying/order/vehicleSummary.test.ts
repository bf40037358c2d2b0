import { sampleVerdict } from "@camber/testing/records"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Quantity } from "../../catalog/catalog/sku.ts"
import { ListId } from "../lists/model.ts"
import { summarizeVehicles, type VehicleActivity, type GarageVehicle } from "./vehicleSummary.ts"

const CAMARO = "1969 Chevrolet Camaro"
const car = (name: string, changes: Partial<GarageVehicle> = {}): GarageVehicle => ({
  name,
  vehicle: name.split(" with ")[0]!,
  engine: name.split(" with ")[1] ?? null,
  isEngineOpen: false,
  hasSystems: true,
  ...changes
})
const verdict = sampleVerdict()
const addedFor = (projectName: string | null) => (projectName === null ? null : { projectName, verdict })
const inCart = (name: string | null, quantity: number): VehicleActivity["cart"][number] => ({
  addedFor: addedFor(name),
  quantity: Quantity.make(quantity)
})
const list = (vehicle: string, engine: string | null = null): VehicleActivity["lists"][number] => ({
  id: ListId.make(`list-${vehicle}`),
  car: { vehicle, engine, raceType: null }
})
const order = (name: string | null, quantity: number, canceled = 0, returned = 0): VehicleActivity["orders"][number] => ({
  status: "placed",
  lines: [{ addedFor: addedFor(name), quantity: Quantity.make(quantity), canceled, returned }]
})
const nothing: VehicleActivity = { cart: [], lists: [], orders: [] }

describe("summarizeVehicles", () => {
  it("CAR-06 counts pieces in the cart, ordered pieces, and lists per vehicle", () => {
    const activity = { cart: [inCart(CAMARO, 3)], lists: [list(CAMARO, "5.7L V8")], orders: [order(`${CAMARO} with 5.7L V8`, 5, 1, 2)] }
    const [camaro, mustang] = summarizeVehicles([car(`${CAMARO} with 5.7L V8`), car("1965 Ford Mustang")], activity)
    expect(camaro).toMatchObject({ inCart: 3, lists: 1, ordered: 2 })
    expect(mustang).toEqual({ inCart: 0, lists: 0, ordered: 0, next: { to: "systems" } })
  })

  it("CAR-06 ignores items without a vehicle and canceled orders", () => {
    const canceled = { ...order(CAMARO, 4), status: "canceled" } as const
    const [tally] = summarizeVehicles([car(CAMARO)], {
      cart: [inCart(null, 2)],
      lists: [{ ...list(CAMARO), car: null }],
      orders: [canceled]
    })
    expect(tally).toMatchObject({ inCart: 0, lists: 0, ordered: 0 })
  })

  it("CAR-06 distinguishes vehicles of the same model by engine", () => {
    const cars = [car(`${CAMARO} with 5.7L V8`), car(`${CAMARO} with LS Gen III`)]
    const counts = (name: string) => summarizeVehicles(cars, { ...nothing, cart: [inCart(name, 1)] }).map(({ inCart }) => inCart)
    expect(counts(`${CAMARO} with LS Gen III`)).toEqual([0, 1])
    expect(counts(CAMARO)).toEqual([1, 0])
    expect(counts(`${CAMARO} SS`)).toEqual([0, 0])
    const swapped = [cars[0]!, car(`${CAMARO} with LS Gen III`, { engine: "LS Gen III swap" })]
    const lists = (engine: string | null) =>
      summarizeVehicles(swapped, { ...nothing, lists: [list(CAMARO, engine)] }).map(({ lists }) => lists)
    expect(lists("LS Gen III swap")).toEqual([0, 1])
    expect(lists(null)).toEqual([1, 0])
  })

  it("CAR-06 suggests one next step: set the engine, open the build, or browse systems if there is nothing yet", () => {
    const next = (changes: Partial<GarageVehicle>, held: Partial<VehicleActivity>) =>
      summarizeVehicles([car(CAMARO, changes)], { ...nothing, ...held })[0]?.next
    expect(next({ isEngineOpen: true }, { lists: [list(CAMARO)] })).toEqual({ to: "engine" })
    expect(next({}, { lists: [list(CAMARO)] })).toEqual({ to: "build", list: list(CAMARO) })
    expect(next({}, {})).toEqual({ to: "systems" })
    expect(next({ hasSystems: false }, {})).toBeNull()
    expect(next({}, { cart: [inCart(CAMARO, 1)] })).toBeNull()
  })

  const names = [CAMARO, `${CAMARO} with 5.7L V8`, `${CAMARO} with LS Gen III`, "1965 Ford Mustang", "Dirt Late Model"]
  const anyName = fc.option(fc.constantFrom(...names))
  const pieces = fc.integer({ min: 1, max: 9 })
  const anyActivity: fc.Arbitrary<VehicleActivity> = fc.record({
    cart: fc.array(fc.tuple(anyName, pieces).map(([name, count]) => inCart(name, count))),
    lists: fc.array(fc.constantFrom(...names).map((name) => list(name.split(" with ")[0]!, name.split(" with ")[1] ?? null))),
    orders: fc.array(
      fc.tuple(anyName, pieces, fc.nat(9), fc.nat(9)).map(([name, count, canceled, returned]) => order(name, count, canceled, returned))
    )
  })
  const anyCars = fc.uniqueArray(fc.constantFrom(...names)).map((chosen) => chosen.map((name) => car(name)))
  const total = (counts: ReadonlyArray<number>) => counts.reduce((all, count) => all + count, 0)

  it("CAR-06 counts nothing twice, and everything once if the garage has every vehicle", () => {
    fc.assert(
      fc.property(anyCars, anyActivity, (cars, held) => {
        const named = held.cart.filter(({ addedFor }) => addedFor !== null)
        const all = summarizeVehicles(
          names.map((name) => car(name)),
          held
        )
        const some = summarizeVehicles(cars, held)
        expect(total(all.map(({ inCart }) => inCart))).toBe(total(named.map(({ quantity }) => quantity)))
        expect(total(all.map(({ lists }) => lists))).toBe(held.lists.length)
        for (const count of ["inCart", "lists", "ordered"] as const) {
          expect(total(some.map((tally) => tally[count]))).toBeLessThanOrEqual(total(all.map((tally) => tally[count])))
          expect(Math.min(0, ...some.map((tally) => tally[count]))).toBe(0)
        }
      })
    )
  })

  it("CAR-06 does not change when a vehicle with another name is added or removed", () => {
    fc.assert(
      fc.property(anyActivity, (held) => {
        const single = summarizeVehicles([car(CAMARO)], held)[0]
        expect(summarizeVehicles([car("1965 Ford Mustang"), car(CAMARO), car("Dirt Late Model")], held)[1]).toEqual(single)
      })
    )
  })
})
