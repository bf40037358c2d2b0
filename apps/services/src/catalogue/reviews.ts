import type { PlainRow, Tables } from "../database/tables.ts"
import { epochDay, isoDate } from "./calendar.ts"
import type { Family } from "./Family.ts"
import { pageIdOf } from "./identity.ts"
import { Random } from "./random.ts"
import { partPraise } from "./partPraise.ts"
import { authors, blame, endings, openings, praise, staffAnswers, titles } from "./reviewClauses.ts"
import { weighted } from "./weighted.ts"

type Row = PlainRow<Tables["review"]>
type Stars = 1 | 2 | 3 | 4 | 5

/** Stored reviews of one family at most; the count that a page shows is always the number stored. */
export const reviewsPerFamily = 60

const starsByShare: ReadonlyArray<readonly [Stars, number]> = [
  [5, 68],
  [4, 17],
  [3, 7],
  [2, 3],
  [1, 5]
]

/** Zero for 38 % of families, median 4, 90th percentile 46, cut at the cap; correlated by one half with how well it sells. */
const countOf = (random: Random, appeal: number): number => {
  const score = 0.5 * appeal + Math.sqrt(0.75) * random.normal()
  return score < -0.305 ? 0 : Math.min(reviewsPerFamily, Math.round(Math.exp(Math.log(4) + 1.9 * score)))
}

/** A family's quality shifts stars from the ends to the top or to the middle: means of about 4.0 to 4.8. */
const starsFor = (quality: number): ReturnType<typeof weighted<readonly [Stars, number]>> =>
  weighted(starsByShare, ([stars, share]) => (stars === 5 ? share * quality : share))

const carOf = (random: Random, family: Family): string | null => {
  const { plan } = family
  if (plan.kind !== "vehicle" && plan.kind !== "engineInVehicle") return null
  const span = plan.platform.spans[random.integer(0, plan.platform.spans.length - 1)] ?? plan.platform.spans[0]
  const model = span.models[random.integer(0, span.models.length - 1)]?.name ?? ""
  return `${random.integer(span.from, span.to)} ${span.make} ${model}`
}

const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)

const optionOf = (random: Random, family: Family): string => {
  const chosen = family.grid[random.integer(0, Math.max(0, family.grid.length - 1))]
  return chosen ? (chosen.values[random.integer(0, chosen.values.length - 1)] ?? chosen.values[0]).label : "standard"
}

const oneOf = (random: Random, texts: ReadonlyArray<string>): string => texts[random.integer(0, texts.length - 1)] ?? ""

const textOf = (random: Random, family: Family, stars: Stars, words: Readonly<Record<string, string>>): string => {
  const beginnings = openings[stars].filter((opening) => "car" in words || !opening.includes("{car}"))
  const own = partPraise[family.type.subcategory] ?? []
  const body = [
    ...random.sample(own, stars >= 4 ? random.integer(1, own.length) : stars === 3 ? 1 : 0),
    ...(stars >= 4 ? random.sample(praise, random.integer(0, 2)) : []),
    ...(stars <= 4 && random.chance(stars === 4 ? 0.6 : 1) ? [oneOf(random, blame)] : [])
  ]
  const ending = stars >= 3 && random.chance(0.5) ? [oneOf(random, endings)] : []
  return filled([oneOf(random, beginnings), ...body, ...ending].join(" "), words)
}

/** The sample reviews of a family, oldest ids first. */
export const reviewsOf = (seed: string, family: Family): ReadonlyArray<Row> => {
  const random = new Random(seed, "review", family.index)
  const count = countOf(random, family.appeal)
  const stars = starsFor(0.55 + 1.1 * random.fraction())
  return Array.from({ length: count }, (_, place): Row => {
    const [given] = stars.draw(random)
    const car = carOf(random, family)
    const words = {
      part: family.type.name.toLowerCase(),
      brand: family.brand.name,
      option: optionOf(random, family),
      ...(car === null ? {} : { car })
    }
    return {
      review_id: family.index * reviewsPerFamily + place + 2,
      product_page_id: pageIdOf(family.index),
      stars: given,
      title: oneOf(random, titles[given]),
      text: textOf(random, family, given, words),
      author: oneOf(random, authors),
      written_on: isoDate(epochDay - Math.floor(1400 * random.fraction() ** 2) - 1),
      verified_vehicle: random.chance(0.3) ? car : null,
      staff_answer: random.chance(0.08) ? oneOf(random, staffAnswers[given >= 3 ? "happy" : "unhappy"]) : null
    }
  })
}

/** Mean stars to one decimal; 0 without reviews. */
export const ratingOf = (reviews: ReadonlyArray<Pick<Row, "stars">>): number =>
  reviews.length === 0 ? 0 : Math.round((reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length) * 10) / 10
