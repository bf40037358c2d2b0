import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import { OwnedChoice, OwnedReply } from "./calls.ts"
import { OwnedAnswer, OwnedPair, OwnedPart, OwnedPartChanges, OwnedPartInput, OwnedSheet, OwnedSource } from "./model.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  mutations: ["saveOwnedPart", "changeOwnedPart", "removeOwnedPart"],
  types: { OwnedAnswer, OwnedChoice, OwnedPair, OwnedPart, OwnedReply, OwnedSheet, OwnedSource },
  inputs: { OwnedPartChanges, OwnedPartInput },
  texts: {
    "Query.ownedSheet": "The parts that a car has, bought or entered by its owner. Null if the garage has no such car.",
    "Query.ownedChoices": "Models and part types that can be entered as owned.",
    "Mutation.saveOwnedPart": "Enters a part, or brings a removed one back. The id makes it safe to repeat.",
    "Mutation.changeOwnedPart": "Changes details of a part. An absent detail stays as it is.",
    "Mutation.removeOwnedPart": "Removes a part, or with isRemoved false brings it back. A part that is gone counts as removed.",
    OwnedPart: "A part that the car has. An order gives its remaining pieces, so that a return takes them back.",
    "OwnedPart.answers": "Facets of the car that the part answers. Verdicts use them.",
    "OwnedPart.note": "In the owner's words.",
    "OwnedPart.price": "US dollars for one piece."
  }
}
