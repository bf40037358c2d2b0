import type { CarWordsOutcome } from "./createWordsCommand.ts"

/** Formats the meaning of words about a car, as text for the shopper. */
export const formatCarReading = (outcome: CarWordsOutcome): string => {
  switch (outcome._tag) {
    case "CarFound": {
      const { engineIds, engineName, name, unread } = outcome
      const isNamed = engineName !== null && engineIds !== null
      const engine = isNamed ? ` with ${engineName}` : ""
      const question = isNamed || engineName === null ? "" : ` If its engine is the factory ${engineName}, select it too.`
      const rest = unread === "" ? "" : ` We didn't use “${unread}”.`
      return `Found: ${name}${engine}.${rest} Check it below, then add it.${question}`
    }
    case "CarUnclear":
      return "Which one is it?"
    case "CarUnknown":
      return "We found no car in these words. Try year, make and model, such as 69 Camaro, or choose below."
    case "CarNoResponse":
      return "We can't look up cars right now. Try again, or choose year, make and model."
  }
}
