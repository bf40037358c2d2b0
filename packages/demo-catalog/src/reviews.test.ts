import { describe, expect, it } from "vitest"
import { createCatalogFamilies } from "./generateCatalogRows.ts"
import { moreStart } from "./moreProducts.ts"
import { createReviews } from "./reviews.ts"

const seed = "camber"
const all = createCatalogFamilies(seed)
const numbers = [...Array.from({ length: 700 }, (_, index) => index), ...Array.from(all.more.keys(), (place) => moreStart + place)]
const reviews = numbers
  .map((index) => all.at(index))
  .filter(({ kit }) => kit === null)
  .flatMap((family) => createReviews(seed, family).map(({ text }) => ({ family, text })))

describe("sample reviews", () => {
  it("mention race nights only for racing parts, and miles only for street parts", () => {
    const listPlanKinds = (pattern: RegExp) => reviews.filter(({ text }) => pattern.test(text)).map(({ family }) => family.plan.kind)
    expect(new Set(listPlanKinds(/race nights|nights raced|events so far/))).toEqual(new Set(["raceType"]))
    expect(listPlanKinds(/\d miles/)).not.toContain("raceType")
    expect(listPlanKinds(/at the track/)).toEqual([])
  })

  it("contain plausible numbers of minutes, evenings and weeks", () => {
    const numbersIn = (pattern: RegExp) => reviews.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, number]) => Number(number)))
    expect(Math.max(...numbersIn(/(\d+) minutes/g))).toBeLessThanOrEqual(90)
    expect(Math.max(...numbersIn(/(\d+) weeks/g))).toBeLessThanOrEqual(52)
    const quick = reviews.filter(({ text }) => /\d minutes/.test(text)).map(({ family }) => family.type)
    expect(quick.filter(({ group, pounds }) => group === "Engine" || pounds > 25)).toEqual([])
  })
})
