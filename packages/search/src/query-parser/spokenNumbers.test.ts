import { describe, expect, it } from "vitest"
import { writeSpokenNumbers } from "./spokenNumbers.ts"

const write = (text: string) => writeSpokenNumbers(text, (words) => words === "five hundred")

describe("spoken numbers", () => {
  it.each([
    ["nineteen sixty nine camaro", "1969 camaro"],
    ["nineteen sixty-seven", "1967"],
    ["nineteen oh five", "1905"],
    ["two thousand eight silverado", "2008 silverado"],
    ["two thousand and fifteen", "2015"],
    ["two thousand", "2000"],
    ["snell twenty twenty", "snell 2020"],
    ["a three fifty", "a 350"],
    ["ford three oh two", "ford 302"],
    ["four fifty four", "454"],
    ["three hundred and fifty", "350"],
    ["seventy two chevelle", "72 chevelle"],
    ["fourteen inches", "14 inches"],
    ["an oh four silverado", "an 04 silverado"],
    ["ten w thirty oil", "10w30 oil"],
    ["opens at one eighty", "opens at 180"],
    ["a hundred and forty amps", "a 140 amps"],
    ["seven fifty c f m", "750 cfm"],
    ["one point six five rockers", "1.65 rockers"],
    ["dash eight fitting", "dash 8 fitting"],
    ["half inch by twenty", "1/2-20"],
    ["7/16 by 20 studs", "7/16-20 studs"],
    ["five eighths heim", "5/8 heim"],
    ["two and a half inch pipe", "2-1/2 inch pipe"],
    ["inch and three quarter hose", "1-3/4 inch hose"],
    ["fifteen by eight wheels", "15 by 8 wheels"],
    ["five on four and three quarter", "5 on 4-3/4"]
  ])("SRCH-57 %s is read as %s", (spoken, written) => {
    expect(write(spoken)).toBe(written)
  })

  it.each([
    "two piece rear main seal",
    "one wire alternator",
    "four barrel",
    "ford five hundred",
    "zero turn",
    "ten bolt",
    "o ring",
    "quarter panel",
    "three quarter ton",
    "five point harness",
    "four on the floor"
  ])("%s is not changed", (spoken) => {
    expect(write(spoken)).toBe(spoken)
  })
})
