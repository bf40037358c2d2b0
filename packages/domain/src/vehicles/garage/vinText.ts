import { VIN_LENGTH } from "../vehicle/vin.ts"
import type { VinOutcome } from "./createVinCommand.ts"

const byHand = "Please choose year, make and model."

/** What is said of a VIN in the shopper's words; null where the form itself is the answer. */
export const vinText = (outcome: VinOutcome): string | null => {
  switch (outcome._tag) {
    case "Short":
      return outcome.isOld
        ? `A VIN has ${VIN_LENGTH} characters; this one has ${outcome.length}. Cars from before 1981 have shorter numbers that cannot be decoded. ${byHand}`
        : `A VIN has ${VIN_LENGTH} characters; ${outcome.length} so far.`
    case "Long":
      return `A VIN has ${VIN_LENGTH} characters; this one has ${outcome.length}.`
    case "Forbidden":
      return /[IOQ]/.test(outcome.character)
        ? `A VIN never has the letter ${outcome.character}. Is it ${outcome.character === "I" ? "a 1" : "a 0"}?`
        : "A VIN has letters and digits only."
    case "CheckDigit":
      return "This VIN has a wrong character: its check digit does not match. Please check it again."
    case "OtherMarket":
      return `This VIN has no valid check digit. Unless a character is wrong, the car was built for another market than North America. ${byHand}`
    case "VinNotInCatalogue":
      return `This is a ${outcome.year} ${outcome.make} ${outcome.model}. We have no parts for it in our catalog yet.`
    case "VinUnknown":
      return `We could not decode this VIN of model year ${outcome.year}. ${byHand}`
    case "VinTooOften":
      return `That was a lot of VINs. Please try again in ${minutes(outcome.seconds)}, or choose year, make and model.`
    case "VinUnanswered":
      return `The VIN could not be looked up just now. Please try again, or choose year, make and model.`
    case "VinFound":
      return null
  }
}

const minutes = (seconds: number): string => {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? "a minute" : `${count} minutes`
}
