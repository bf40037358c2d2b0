import { wordsOf } from "./words.ts"

const parts = "(?:all |the )?(?:parts?|stuff|things?|everything|anything)"
const own = "(?:my|our) (?:own )?(?:car|truck|vehicle|ride|project|garage)"
const OWN_CAR = new RegExp(
  `^(?:(?:show me |find |shop )?${parts} (?:for|that fits?|which fits?|to fit|fitting|on) ${own}|${own}(?: ${parts})?|what fits ${own}|shop (?:for |by )?${own})$`
)

/** Whether a term asks for what fits the shopper's own car, and for no part: 'parts for my car'. What answers it is the car's shelf, not a search. */
export const asksForOwnCar = (term: string): boolean => OWN_CAR.test(wordsOf(term).join(" "))
