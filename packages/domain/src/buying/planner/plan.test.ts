import { sampleVerdict } from "@camber/testing/records"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Availability, Quantity, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { Cents } from "../../foundation/money/model.ts"
import { parseBudget, getRemainingBudget, computePlanCost } from "./computePlanCost.ts"
import { type PurchaseHistory, computeProgress, type PlannedPartRef } from "./progress.ts"
import { formatRemainingBudget, formatProgress, formatStageStatus } from "./text.ts"

const base = (name: string) => SkuBaseNumber.make(`CAM-${name}`)
const variant = (name: string) => SkuVariantNumber.make(`CAM-${name}-1`)
const wanted = (name: string, quantity: number): PlannedPartRef => ({
  skuBaseNumber: base(name),
  skuVariantNumber: variant(name),
  quantity: Quantity.make(quantity)
})
const CAR = "1969 Chevrolet Camaro"
const verdict = sampleVerdict()
const forCar = (projectName: string | null) => (projectName === null ? null : { projectName, verdict })
const cartLine = (name: string, quantity: number, car: string | null = CAR): PurchaseHistory["cart"][number] => ({
  skuBaseNumber: base(name),
  skuVariantNumber: variant(name),
  quantity: Quantity.make(quantity),
  addedFor: forCar(car)
})
interface Ordered {
  readonly quantity: number
  readonly canceled?: number
  readonly returned?: number
  readonly delivered?: number
  readonly car?: string | null
  readonly status?: PurchaseHistory["orders"][number]["status"]
  readonly discount?: number
}
const order = (
  name: string,
  { canceled = 0, car = CAR, delivered = 0, discount = 0, quantity, returned = 0, status = "placed" }: Ordered
): PurchaseHistory["orders"][number] => ({
  orderNumber: `4821${name}`,
  status,
  deliveredAt: null,
  shipments: [
    {
      shipmentId: 1,
      carrier: "ups",
      trackingNumber: null,
      shippedAt: 1,
      deliveredAt: delivered > 0 ? 2 : null,
      lines: [{ ordinality: 1, quantity: delivered }]
    }
  ],
  lines: [
    {
      ordinality: 1,
      skuVariantNumber: variant(name),
      skuBaseNumber: base(name),
      title: name,
      brand: "",
      imageUrl: "",
      url: "",
      options: [],
      quantity: Quantity.make(quantity),
      unitPrice: Cents.make(5000),
      total: Cents.make(5000 * quantity),
      discount: Cents.make(discount),
      coreCharge: Cents.make(0),
      canceled,
      shipped: delivered,
      returned,
      coresReturned: 0,
      addedFor: forCar(car),
      arrivesOn: "2026-11-28"
    }
  ]
})
const getCounts = (part: PlannedPartRef, bought: PurchaseHistory, car: string | null = CAR) => {
  const [progress] = computeProgress([part], bought, car)
  return progress && [progress.arrived, progress.ordered, progress.inCart, progress.planned]
}

describe("build progress", () => {
  it("PLAN-08 counts delivered, ordered and cart pieces of the build's vehicle, and all other pieces as planned", () => {
    const bought = { cart: [cartLine("A", 1)], orders: [order("A", { quantity: 3, delivered: 1 })] }
    expect(computeProgress([wanted("A", 6)], bought, CAR)).toEqual([
      { arrived: 1, ordered: 2, inCart: 1, planned: 2, spent: 15_000, arrivesOn: "2026-11-28", orderNumbers: ["4821A"] }
    ])
  })
  it("PLAN-08 counts purchases for no vehicle or the same vehicle with an engine, but not for another vehicle", () => {
    const bought = (car: string | null) => ({ cart: [], orders: [order("A", { quantity: 1, car })] })
    expect(getCounts(wanted("A", 1), bought(`${CAR} with 5.7L V8`))).toEqual([0, 1, 0, 0])
    expect(getCounts(wanted("A", 1), bought(null))).toEqual([0, 1, 0, 0])
    expect(getCounts(wanted("A", 1), bought("1970 Chevrolet Camaro"))).toEqual([0, 0, 0, 1])
    expect(getCounts(wanted("A", 1), bought("1970 Chevrolet Camaro"), null)).toEqual([0, 1, 0, 0])
  })
  it("PLAN-08 excludes canceled and returned pieces and canceled orders", () => {
    const getCountsOfOrder = (ordered: Ordered) => getCounts(wanted("A", 3), { cart: [], orders: [order("A", ordered)] })
    expect(getCountsOfOrder({ quantity: 3, canceled: 1, returned: 1, delivered: 2 })).toEqual([1, 0, 0, 2])
    expect(getCountsOfOrder({ quantity: 3, status: "canceled" })).toEqual([0, 0, 0, 3])
  })
  it("PLAN-09 counts the discounted price as spent, to the cent for any split of the pieces", () => {
    const bought = (ordered: Ordered) => ({ cart: [], orders: [order("A", ordered)] })
    expect(computeProgress([wanted("A", 3)], bought({ quantity: 3, discount: 1_000 }), CAR)).toMatchObject([{ spent: 14_000 }])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(9), fc.nat(9), fc.nat(5_000), (quantity, canceled, delivered, discount) => {
        const gone = Math.min(canceled, quantity)
        const all = bought({ quantity, canceled: gone, delivered: Math.min(delivered, quantity - gone), discount })
        const ones = Array.from({ length: quantity }, () => wanted("A", 1))
        const paid = 5_000 * quantity - discount
        const spent = computeProgress(ones, all, CAR).reduce((sum, progress) => sum + progress.spent, 0)
        expect(spent).toBe(paid - Math.round((paid * gone) / quantity))
        expect(computeProgress([wanted("A", quantity)], all, CAR)[0]?.spent).toBe(spent)
      })
    )
  })

  const anyName = fc.constantFrom("A", "B")
  const pieces = fc.integer({ min: 1, max: 5 })
  const anyBought: fc.Arbitrary<PurchaseHistory> = fc.record({
    cart: fc.array(
      fc.tuple(anyName, pieces).map(([name, count]) => cartLine(name, count)),
      { maxLength: 3 }
    ),
    orders: fc.array(
      fc
        .tuple(anyName, pieces, fc.nat(2))
        .map(([name, quantity, delivered]) => order(name, { quantity, delivered: Math.min(quantity, delivered) })),
      { maxLength: 3 }
    )
  })
  const anyParts = fc.array(
    fc.tuple(anyName, pieces).map(([name, count]) => wanted(name, count)),
    { maxLength: 5 }
  )
  it("PLAN-08 assigns each piece exactly one state and counts no purchase twice", () => {
    fc.assert(
      fc.property(anyParts, anyBought, (parts, bought) => {
        const progressList = computeProgress(parts, bought, CAR)
        progressList.forEach(({ arrived, inCart, ordered, planned }, at) => {
          expect(arrived + ordered + inCart + planned).toBe(parts[at]?.quantity)
          expect(Math.min(arrived, ordered, inCart, planned)).toBeGreaterThanOrEqual(0)
        })
        const sumProgress = (count: (progress: (typeof progressList)[number]) => number) =>
          progressList.reduce((sum, progress) => sum + count(progress), 0)
        expect(sumProgress(({ inCart }) => inCart)).toBeLessThanOrEqual(bought.cart.reduce((sum, { quantity }) => sum + quantity, 0))
        expect(sumProgress(({ arrived, ordered }) => arrived + ordered)).toBeLessThanOrEqual(
          bought.orders.reduce((sum, { lines }) => sum + (lines[0]?.quantity ?? 0), 0)
        )
      })
    )
  })

  const anyPriced = fc.record({
    product: fc.record({
      availability: fc.constantFrom(...Availability.literals),
      price: fc.option(fc.nat(1_000_000).map((cents) => Cents.make(cents)))
    }),
    progress: fc.record({
      arrived: fc.nat(5),
      ordered: fc.nat(5),
      inCart: fc.nat(5),
      planned: fc.nat(5),
      spent: fc.nat(1_000_000),
      arrivesOn: fc.constant(null),
      orderNumbers: fc.constant([])
    })
  })
  it("PLAN-09 costs the sum of its stages, in whole cents", () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyPriced, { maxLength: 4 }), { maxLength: 4 }), fc.nat(10_000_000), (stages, budget) => {
        const wholeCost = computePlanCost(stages.flat())
        const sums = stages.map(computePlanCost)
        expect(wholeCost.total).toBe(sums.reduce((sum, { total }) => sum + total, 0))
        expect(wholeCost.total).toBe(wholeCost.spent + wholeCost.inCart + wholeCost.planned)
        expect(Object.values(wholeCost).every(Number.isSafeInteger)).toBe(true)
        expect(getRemainingBudget(budget, wholeCost) + wholeCost.total).toBe(budget)
      })
    )
  })
  it("PLAN-09 formats an exceeded budget as the amount over the budget", () => {
    const money = { spent: 0, inCart: 0, planned: 5000, total: 5000, unpriced: 0 }
    expect([formatRemainingBudget(6000, money), formatRemainingBudget(4000, money)]).toEqual([
      { label: "Left", amount: "$10.00" },
      { label: "Over", amount: "$10.00" }
    ])
  })
  it.each([
    ["5,500", 550_000],
    ["$5500.5", 550_050],
    ["", null],
    ["  ", null],
    ["1000000", 100_000_000],
    ["1000000.01", undefined],
    ["-5", undefined],
    ["1e6", undefined],
    ["five", undefined]
  ])("PLAN-09 parses the budget %j as %j cents", (typed, cents) => {
    expect(parseBudget(typed)).toBe(cents)
  })
  it("PLAN-08 formats the progress of a part and a stage", () => {
    const progress = { arrived: 0, ordered: 1, inCart: 0, planned: 0, spent: 0, arrivesOn: null, orderNumbers: [] }
    expect([formatProgress(progress), formatProgress({ ...progress, planned: 2 })]).toEqual(["Ordered", "1 ordered, 2 planned"])
    expect([
      formatStageStatus([]),
      formatStageStatus([{ progress }]),
      formatStageStatus([{ progress: { ...progress, ordered: 0, arrived: 1 } }])
    ]).toEqual(["No parts yet", "All bought, 1 on the way", "All delivered"])
  })
})
