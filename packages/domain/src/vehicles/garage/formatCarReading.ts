import type { CarWordsOutcome } from "./createWordsCommand.ts"

/** Formats what words about a car mean, for the shopper. */
export const formatCarReading = (outcome: CarWordsOutcome): string => {
  switch (outcome._tag) {
    case "CarFound": {
      const { engineName, name, unread } = outcome
      const engine = engineName === null ? "" : ` with ${engineName}`
      const rest = unread === "" ? "" : ` We didn't use “${unread}”.`
      return `Found: ${name}${engine}.${rest} Check it below, then add it.`
    }
    case "CarUnclear":
      return "Which one is it?"
    case "CarUnknown":
      return "We found no car in these words. Try year, make and model, such as 69 Camaro, or choose below."
    case "CarNoResponse":
      return "We can't look up cars right now. Try again, or choose year, make and model."
  }
}
