import { VIN_LENGTH } from "../vehicle/vin.ts"
import type { VinOutcome } from "./createVinCommand.ts"

const chooseByHand = "Choose year, make and model."

/** Formats a VIN outcome for the shopper. Returns null if the filled form is the answer. */
export const formatVinOutcome = (outcome: VinOutcome): string | null => {
  switch (outcome._tag) {
    case "Short":
      return outcome.isOld
        ? `A VIN has ${VIN_LENGTH} characters; this one has ${outcome.length}. Cars built before 1981 have shorter numbers that we can't decode. ${chooseByHand}`
        : `A VIN has ${VIN_LENGTH} characters; ${outcome.length} so far.`
    case "Long":
      return `A VIN has ${VIN_LENGTH} characters; this one has ${outcome.length}.`
    case "Forbidden":
      return /[IOQ]/.test(outcome.character)
        ? `A VIN never has the letter ${outcome.character}. Is it ${outcome.character === "I" ? "a 1" : "a 0"}?`
        : "A VIN has letters and digits only."
    case "CheckDigit":
      return "This VIN has a wrong character. Check it and try again."
    case "OtherMarket":
      return `This VIN has no valid check digit. Check for a typo. Cars built outside North America may not have one. ${chooseByHand}`
    case "VinNotInCatalogue":
      return `This is a ${outcome.year} ${outcome.make} ${outcome.model}. We don't have parts for it yet.`
    case "VinUnknown":
      return `We couldn't decode this VIN of model year ${outcome.year}. ${chooseByHand}`
    case "VinTooOften":
      return `You've looked up a lot of VINs. Try again in ${formatMinutes(outcome.seconds)}, or choose year, make and model.`
    case "VinNoResponse":
      return `We can't look up VINs right now. Try again, or choose year, make and model.`
    case "VinFound":
      return null
  }
}

const formatMinutes = (seconds: number): string => {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? "a minute" : `${count} minutes`
}
