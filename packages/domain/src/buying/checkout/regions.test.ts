import { describe, expect, it } from "vitest"
import { SUPPORTED_COUNTRIES } from "./regions.ts"

describe("SUPPORTED_COUNTRIES", () => {
  it("BUY-13 lists the US and Canada first, then the others by English name", () => {
    const names = new Intl.DisplayNames("en", { type: "region" })
    const others = SUPPORTED_COUNTRIES.slice(2).map((code) => names.of(code) ?? "")
    expect(SUPPORTED_COUNTRIES.slice(0, 2)).toEqual(["US", "CA"])
    expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, "en")))
  })
})
