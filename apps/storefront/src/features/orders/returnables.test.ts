import { clampQuantity } from "@camber/domain/catalog"
import { Cents } from "@camber/domain/money"
import { expect, it } from "vitest"
import { getReturnables } from "./returnables.ts"

const DAY = 86_400_000
const line = {
  ordinality: 1,
  title: "Caliper",
  coreCharge: Cents.make(4_500),
  quantity: clampQuantity(2),
  total: Cents.make(20_000),
  discount: Cents.make(2_000),
  shipped: 2,
  returned: 0,
  coresReturned: 0
}
const order = {
  status: "delivered",
  shippedAt: 0,
  deliveredAt: 0,
  returnDays: 60,
  lines: [line, { ...line, ordinality: 2, coreCharge: Cents.make(0) }]
} as const

it("CORE-02 getReturnables allows returns of parts within the order's return period and of cores within the core period", () => {
  const keys = (day: number, coreReturnDays = 180) =>
    getReturnables(order, { coreReturnDays }, day * DAY)?.map(({ key, most }) => `${key} ${most}`) ?? null
  expect(keys(59)).toEqual(["1 goods 2", "1 core 2", "2 goods 2"])
  expect([keys(60), keys(179)]).toEqual([["1 core 2"], ["1 core 2"]])
  expect(keys(180)).toBeNull()
  expect(getReturnables({ ...order, returnDays: 30 }, { coreReturnDays: 20 }, 30 * DAY)).toBeNull()
  expect(keys(40, 30)).toEqual(["1 goods 2", "2 goods 2"])
})

it("CORE-02 getReturnables returns the unit price: a piece after discount with its deposit, an old part at its deposit", () => {
  expect(getReturnables(order, { coreReturnDays: 180 }, 0)?.map(({ each, key }) => [key, each])).toEqual([
    ["1 goods", 9_000 + 4_500],
    ["1 core", 4_500],
    ["2 goods", 9_000]
  ])
})
