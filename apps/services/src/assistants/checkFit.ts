import { productOptions, productPage } from "@camber/domain/catalog"
import { callService } from "@camber/domain/ports"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { Effect, Schema } from "effect"
import { AssistantShop } from "./AssistantShop.ts"
import { createTool, requireFound } from "./AssistantTool.ts"
import { createQuestion, Question } from "./createQuestion.ts"
import { FitAnswer, toFitAnswer } from "./FitAnswer.ts"
import { Label, Url } from "./outputs.ts"
import { boundedText, MAX_NUMBER_LENGTH } from "./schemas.ts"
import { Actions, toActions } from "./vehicleActions.ts"
import { VehicleFacts } from "../cart/VehicleFacts.ts"
import { readVehicle } from "./findVehicle.ts"

/** Answers whether one part fits one vehicle, with the catalog statement that decides and the fact that is still missing. */
export const checkFit = createTool({
  name: "check_fit",
  title: "Check whether a part fits",
  description:
    "Answers whether a part fits a vehicle: `fits`, `does_not_fit` or `not_known`. Never guess: on `not_known`, ask the shopper the " +
    "question, then call again with the vehicle, product or words of the chosen answer. Quote the statement with its source and date.",
  isReadOnly: true,
  input: Schema.Struct({
    product: boundedText(MAX_NUMBER_LENGTH).annotate({ description: "SKU of a product or of one of its variants." }),
    vehicle: Schema.optionalKey(VehicleFacts)
  }),
  output: Schema.Struct({
    product: Schema.Struct({ id: Label, variant: Schema.NullOr(Label), title: Label, url: Url }),
    fit: FitAnswer,
    question: Schema.NullOr(Question),
    actions: Schema.optionalKey(Actions)
  }),
  // If there is no question to ask, the missing fact is a catalog statement about the part.
  findMissingFact: ({ fit, question }) => (fit.verdict === "not_known" ? (question?.asks ?? "No statement") : null),
  handle: Effect.fnUntraced(function* ({ product, vehicle }) {
    const { origin } = yield* AssistantShop
    const project = (yield* readVehicle(vehicle)) ?? UNKNOWN_PROJECT
    const found = yield* callService(productOptions, { skuOrSkuBase: product, project })
    const choices = yield* requireFound(found.productOptions, `No product has the number ${product}.`)
    const { productPageId, skuVariantNumber } = choices
    const page = yield* callService(productPage, { productPageId, skuVariantNumber, project })
    const { card, variant } = yield* requireFound(page.productPage, `No product has the number ${product}.`)
    const verdict = skuVariantNumber === null ? card.fit : variant.fit
    const known = yield* requireFound(verdict, "This product is not for vehicles, so there is no fit to check.")
    const question = yield* createQuestion(known, project, choices)
    const actions = toActions(question, origin)
    return {
      product: { id: card.skuBaseNumber, variant: skuVariantNumber, title: card.displayTitle, url: origin + card.productPageUrl },
      fit: toFitAnswer(known),
      question,
      ...(actions && { actions })
    }
  })
})
