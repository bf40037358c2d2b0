import type { Tables } from "../database/tables.ts"
import { epochDay, isoDate } from "./calendar.ts"
import type { Family } from "./Family.ts"
import { fitPhrase } from "./fitPlan.ts"
import { pageIdOf } from "./identity.ts"
import type { PlainRow } from "./PlainRow.ts"
import { Random } from "./random.ts"
import type { VariantRow } from "./variants.ts"

type Row = PlainRow<Tables["question"]>

/** The most questions one family has. */
export const questionsPerFamily = 9

type Asked = readonly [question: string, answer: string]

/** Questions whose answers follow from what the page itself says. */
const answerable = (family: Family, variants: ReadonlyArray<VariantRow>): ReadonlyArray<Asked> => {
  const { type, grid, plan, brand } = family
  const phrase = fitPhrase(plan)
  const weight = variants[0]?.weight_pounds ?? 0
  const name = type.name.toLowerCase()
  return [
    ...grid.map(({ axis, values }): Asked =>
      values.length > 1
        ? [`Which ${axis.name.toLowerCase()} can I get?`, `${values.map(({ label }) => label).join(", ")}. Choose it above the price.`]
        : [`What is the ${axis.name.toLowerCase()}?`, `${values[0].label}.`]
    ),
    [`How much does the ${name} weigh?`, `About ${weight} pounds in its box.`],
    [
      `Will this ${name} fit my car?`,
      phrase === ""
        ? "It is a universal part: measure first, some fitting may be needed."
        : `It is made for ${phrase}. Add your car to the garage and the page tells you.`
    ],
    ["Where does the brand come from?", `${brand.name} has been making parts in ${brand.country} since ${brand.founded}.`],
    ...(type.groundOnly ? [["Can you ship it by air?", "No, it goes by ground only."] satisfies Asked] : []),
    ...(type.coreCharge === undefined
      ? []
      : [
          [
            "How does the core charge work?",
            `You pay $${type.coreCharge / 100} with the order and get it back when we have your old part.`
          ] satisfies Asked
        ])
  ]
}

/** Up to nine questions on 15 % of the families; a few wait for an answer. */
export const questionsOf = (seed: string, family: Family, variants: ReadonlyArray<VariantRow>): ReadonlyArray<Row> => {
  const random = new Random(seed, "question", family.index)
  if (!random.chance(0.15)) return []
  return random.sample(answerable(family, variants), random.integer(1, questionsPerFamily)).map(([question, answer], place) => ({
    question_id: family.index * questionsPerFamily + place + 2,
    product_page_id: pageIdOf(family.index),
    question,
    answer: random.chance(0.9) ? answer : null,
    asked_on: isoDate(epochDay - random.integer(3, 900))
  }))
}
