import { describe, expect, it } from "vitest"
import { homeTiles } from "./fetchHome.ts"

const category = (label: string, href: string, count: number) => ({ label, href, count, imageUrl: null })
const shop = [
  category("Transmission", "/shop/transmission~2-20", 900),
  category("Safety Equipment", "/shop/safety-equipment~2-7", 70),
  category("Engine", "/shop/engine~2-10", 500),
  category("Brakes", "/shop/brakes~2-3", 600),
  category("Steering", "/shop/steering~2-15", 100),
  category("Cooling & Heating", "/shop/cooling-and-heating~2-11", 50),
  category("Wheel & Tire", "/shop/wheel-and-tire~2-17", 800)
]
const labels = (audience: "street" | "race", isForCar = false) => homeTiles(shop, audience, isForCar).map(({ label }) => label)

describe("the category tiles of the home page", () => {
  it("CARD-32 CARD-33 CARD-35 shows the audience's tiles, filled up to six with the shop's others, without duplicates", () => {
    expect(labels("street")).toEqual(["Engine", "Brakes", "Cooling & Heating", "Steering", "Transmission", "Safety Equipment"])
    expect(labels("race")).toEqual(["Engine", "Safety Equipment", "Brakes", "Steering", "Transmission", "Cooling & Heating"])
  })

  it("CARD-34 orders the tiles of a car by their number of fitting parts", () => {
    expect(labels("street", true)).toEqual(["Transmission", "Brakes", "Engine", "Steering", "Safety Equipment", "Cooling & Heating"])
  })
})
