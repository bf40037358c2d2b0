import { expect, it } from "vitest"
import { isGenericPartQuery } from "./ParsedQuery.ts"

it("NAV-184 distinguishes queries for any part from queries for specific parts", () => {
  for (const term of ["parts", "Part", "auto parts", "Car Parts", "accessories for my car", "all performance parts", "parts & accessories"])
    expect(isGenericPartQuery(term), term).toBe(true)
  for (const term of ["", "car", "race parts", "street parts", "brake parts", "kit", "parts washer", "part 12"])
    expect(isGenericPartQuery(term), term).toBe(false)
})
