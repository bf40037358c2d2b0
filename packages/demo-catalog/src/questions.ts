import { getPlaceText } from "./brands.ts"
import { epochDay, isoDate, type QuestionRow, type VariantRow } from "./rows.ts"
import { type Family, universalFit } from "./ProductType.ts"
import { fitNames } from "./fitPlan.ts"
import { getPageId } from "./identity.ts"
import { Random } from "./random.ts"

/** Maximum questions per family. */
export const questionsPerFamily = 9

type Asked = readonly [question: string, answer: string]

/** Converts a name to the form within a sentence: lower case, except abbreviations such as 'AN adapter'. */
const inSentence = (name: string): string => name.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

/** Returns questions that can be answered from the data on the product page. */
const answerable = (family: Family, variants: ReadonlyArray<VariantRow>): ReadonlyArray<Asked> => {
  const { type, grid, plan, brand } = family
  const phrase = fitNames(plan)
  const weight = variants[0]?.weight_pounds ?? 0
  const name = inSentence(type.name)
  return [
    ...grid.map(({ axis, values }): Asked =>
      values.length > 1
        ? [`Which ${inSentence(axis.name)} can I get?`, `${values.map(({ label }) => label).join(", ")}. Choose it under the price.`]
        : [`What is the ${inSentence(axis.name)}?`, `${values[0].label}.`]
    ),
    [`How much does the ${name} weigh?`, `About ${weight} ${weight === 1 ? "pound" : "pounds"} in its box.`],
    [
      `Will this ${name} fit my car?`,
      phrase === ""
        ? plan.kind === "none"
          ? "We have no fitment data for this part. Tell us about your car before you order."
          : universalFit(type)
        : `It is made for ${phrase}. Check the fit panel on this page.`
    ],
    ["Where does the brand come from?", `${brand.name} has been making parts in ${getPlaceText(brand)} since ${brand.founded}.`],
    ...(type.groundOnly ? [["Can you ship it by air?", "No, it goes by ground only."] satisfies Asked] : []),
    ...(type.coreCharge === undefined
      ? []
      : [
          [
            "How does the core charge work?",
            `You pay $${type.coreCharge / 100} with the order and get it back when we receive your old part.`
          ] satisfies Asked
        ])
  ]
}

/** Creates up to nine answered questions for 15 % of the families. */
export const loadQuestions = (seed: string, family: Family, variants: ReadonlyArray<VariantRow>): ReadonlyArray<QuestionRow> => {
  const random = new Random(seed, "question", family.index)
  if (!random.chance(0.15)) return []
  return random.sample(answerable(family, variants), random.integer(1, questionsPerFamily)).map(([question, answer], place) => ({
    question_id: family.index * questionsPerFamily + place + 2,
    product_page_id: getPageId(family.index),
    question,
    answer,
    asked_on: isoDate(epochDay - random.integer(3, 900))
  }))
}
