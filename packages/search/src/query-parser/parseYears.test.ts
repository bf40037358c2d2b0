import { describe, expect, it } from "vitest"
import { tokenize } from "./tokens.ts"
import { parseYears } from "./parseYears.ts"

const findYears = (text: string) => {
  const tokens = tokenize(text)
  const found = tokens.flatMap((_, at) => parseYears(tokens, at) ?? [])
  return found.toSorted((one, other) => other.end - other.start - (one.end - one.start)).map(({ from, to }) => [from, to])[0]
}

describe("parseYears", () => {
  it.each([
    ["1969 camaro", [1969, 1969]],
    ["69 camaro", [1969, 1969]],
    ["05 mustang", [2005, 2005]],
    ["67-72 c10", [1967, 1972]],
    ["1967 to 1972 c10", [1967, 1972]],
    ["67 thru 72 c10", [1967, 1972]],
    ["1967/1968 camaro", [1967, 1968]],
    ["late 60s camaro", [1965, 1969]],
    ["early 1970s nova", [1970, 1974]],
    ["80s monte carlo", [1980, 1989]],
    ["pre 1973 c10", [1900, 1972]],
    ["up to 72 c10", [1900, 1972]],
    ["1972 and older c10", [1900, 1972]],
    ["2015+ mustang", [2015, 2035]],
    ["2015 and up mustang", [2015, 2035]],
    ["since 2015 mustang", [2015, 2035]]
  ])("SRCH-10 finds the years of %j", (text, years) => {
    expect(findYears(text)).toEqual(years)
  })

  it.each(["350 heads", "200 lb springs", "1850 carb", "72-67 c10"])("finds no years in %j", (text) => {
    expect(findYears(text)).toBeUndefined()
  })
})
