import { expect, it } from "vitest"
import { namesAnyPart } from "./isGenericPartQuery.ts"

it("NAV-184 knows a search for no part in particular from one for some", () => {
  for (const term of ["parts", "Part", "auto parts", "Car Parts", "accessories for my car", "all performance parts", "parts & accessories"])
    expect(namesAnyPart(term), term).toBe(true)
  for (const term of ["", "car", "race parts", "street parts", "brake parts", "kit", "parts washer", "part 12"])
    expect(namesAnyPart(term), term).toBe(false)
})
