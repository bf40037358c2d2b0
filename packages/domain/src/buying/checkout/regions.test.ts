import { describe, expect, it } from "vitest"
import { SUPPORTED_COUNTRIES } from "./regions.ts"

describe("the countries that a form offers", () => {
  it("BUY-13 stand where their English names are looked for, after the shop's own and Canada", () => {
    const names = new Intl.DisplayNames("en", { type: "region" })
    const others = SUPPORTED_COUNTRIES.slice(2).map((code) => names.of(code) ?? "")
    expect(SUPPORTED_COUNTRIES.slice(0, 2)).toEqual(["US", "CA"])
    expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, "en")))
  })
})
