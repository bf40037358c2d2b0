import { productOptions } from "@camber/domain/catalog"
import { MAX_COMPARED_PARTS, type PartPair, partPairs } from "@camber/domain/mating"
import { callService } from "@camber/domain/ports"
import { Effect, Schema } from "effect"
import { createTool, requireFound } from "./AssistantTool.ts"
import { Label, outputList, Paragraph } from "./outputs.ts"
import { boundedText, MAX_NUMBER_LENGTH } from "./schemas.ts"

/** A verdict is never just yes or no. With `not_known`, the text names the dimension to measure. */
const MeetVerdict = Schema.Literals(["meets", "does_not_meet", "not_known"])

/** Result for two ends, one of each part. */
const PairOutput = Schema.Struct({
  items: outputList(Label, 2, "SKUs of the two parts, as in the request."),
  verdict: MeetVerdict,
  text: Paragraph,
  advice: Schema.NullOr(Paragraph)
})

const verdicts = { meets: "meets", doesNotMeet: "does_not_meet", notKnown: "not_known" } as const satisfies Readonly<
  Record<PartPair["verdict"], typeof MeetVerdict.Type>
>

/** Whether the shop has a product or variant with a number. */
const isKnown = (skuOrSkuBase: string) =>
  Effect.map(callService(productOptions, { skuOrSkuBase, project: null }), (answer) => answer.productOptions !== null)

const sku = boundedText(MAX_NUMBER_LENGTH)

/** Compares one part with others at their ends: splines, bolt circles, threads and fittings. */
export const partsThatMeet = createTool({
  name: "parts_that_meet",
  title: "Check whether parts go together",
  description:
    "Compares a part with other parts where they join: splines, bolt circles, threads, fittings, tooth counts. `meets`, `does_not_meet` with " +
    "both figures, or `not_known` with what to measure. Never guess a figure: ask the shopper to measure it. This is about the parts, not the " +
    "vehicle: use check_fit for that. Repeat the advice to check a figure that is not from the maker.",
  isReadOnly: true,
  input: Schema.Struct({
    product: sku.annotate({ description: "SKU of a product or of one of its variants." }),
    with: Schema.Array(sku)
      .check(Schema.isMinLength(1), Schema.isMaxLength(MAX_COMPARED_PARTS))
      .annotate({ description: "SKUs of the other parts: in the cart, on a list, or on the car." })
  }),
  output: Schema.Struct({
    pairs: outputList(PairOutput, 200),
    /** SKUs that have no end in common with the product. */
    without_common_end: outputList(Label, MAX_COMPARED_PARTS),
    /** SKUs that the shop does not know. They were not compared. */
    unknown: outputList(Label, MAX_COMPARED_PARTS)
  }),
  findMissingFact: ({ pairs }) => (pairs.some(({ verdict }) => verdict === "not_known") ? "Figure of a part" : null),
  handle: Effect.fnUntraced(function* ({ product, with: others }) {
    const { partPairs: pairs } = yield* callService(partPairs, { skuOrSkuBase: product, others })
    if (pairs.length === 0) yield* requireFound((yield* isKnown(product)) || null, `No product has the number ${product}.`)
    const compared = new Set(pairs.map(({ other }) => other))
    const rest = others.filter((_, index) => !compared.has(index))
    const known = new Set(yield* Effect.filter([...new Set(rest)], isKnown, { concurrency: 4 }))
    return {
      pairs: pairs.map(({ advice, other, text, verdict }) => ({
        items: [product, others[other] ?? ""],
        verdict: verdicts[verdict],
        text,
        advice
      })),
      without_common_end: rest.filter((number) => known.has(number)),
      unknown: rest.filter((number) => !known.has(number))
    }
  })
})
