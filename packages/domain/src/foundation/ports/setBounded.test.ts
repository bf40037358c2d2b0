import { expect, it } from "vitest"
import { setBounded } from "./setBounded.ts"

it("NAV-150 setBounded keeps the newest entries and moves an updated one to the end", () => {
  const places = new Map<string, number>()
  for (const [key, place] of [
    ["a", 1],
    ["b", 2],
    ["a", 3],
    ["c", 4]
  ] as const)
    setBounded(places, key, place, 2)
  expect([...places]).toEqual([
    ["a", 3],
    ["c", 4]
  ])
})
