import { expect, it } from "vitest"
import { formatVinOutcome } from "./formatVinOutcome.ts"

it.each([
  [{ _tag: "Short", length: 4, isOld: false } as const, "A VIN has 17 characters; 4 so far."],
  [{ _tag: "Short", length: 13, isOld: true } as const, /13.*before 1981.*Choose year, make and model/],
  [{ _tag: "Long", length: 18 } as const, "A VIN has 17 characters; this one has 18."],
  [{ _tag: "Forbidden", character: "I" } as const, "A VIN never has the letter I. Is it a 1?"],
  [{ _tag: "Forbidden", character: "O" } as const, "A VIN never has the letter O. Is it a 0?"],
  [{ _tag: "Forbidden", character: "%" } as const, "A VIN has letters and digits only."],
  [{ _tag: "CheckDigit" } as const, /wrong character/],
  [{ _tag: "OtherMarket" } as const, /outside North America.*Choose year, make and model/],
  [{ _tag: "VinTooOften", seconds: 61 } as const, /in 2 minutes/],
  [{ _tag: "VinTooOften", seconds: 5 } as const, /in a minute/],
  [{ _tag: "VinNoResponse" } as const, /can't look up VINs.*Try again/]
])("formatVinOutcome explains %j and the next step", (outcome, text) => {
  expect(formatVinOutcome(outcome)).toMatch(text)
})
