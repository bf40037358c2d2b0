import { epochDay, isoDate, type ReviewRow } from "./rows.ts"
import { type Family, isForNoCar } from "./ProductType.ts"
import { getPageId } from "./identity.ts"
import { Random, weighted } from "./random.ts"
import { partPraise } from "./partPraise.ts"
import type { ChosenAxis } from "./grid.ts"
import { getOptionChoices } from "./productTexts.ts"
import { authors, blame, counts, endings, months, moreTitles, openings, praise, staffAnswers, titles, weekdays } from "./reviewClauses.ts"

type Stars = 1 | 2 | 3 | 4 | 5

/** Maximum stored reviews per family. The displayed count always equals the stored number. */
export const reviewsPerFamily = 400

const starsByShare: ReadonlyArray<readonly [Stars, number]> = [
  [5, 68],
  [4, 17],
  [3, 7],
  [2, 3],
  [1, 5]
]

/**
 * Picks the number of reviews: zero for 38 % of families, a median of 4, a 90th percentile of 46, and a maximum. The number is partly
 * correlated with popularity.
 */
const getCount = (random: Random, appeal: number): number => {
  const score = 0.5 * appeal + Math.sqrt(0.75) * random.normal()
  return score < -0.305 ? 0 : Math.min(reviewsPerFamily, Math.round(Math.exp(Math.log(4) + 1.9 * score)))
}

/** Shifts stars by a family's quality, for means of about 4.0 to 4.8. */
const starsFor = (quality: number): ReturnType<typeof weighted<readonly [Stars, number]>> =>
  weighted(starsByShare, ([stars, share]) => (stars === 5 ? share * quality : share))

const getCar = (random: Random, family: Family): string | null => {
  const { plan } = family
  if (plan.kind !== "vehicle" && plan.kind !== "engineInVehicle") return null
  const span = plan.platform.spans[random.integer(0, plan.platform.spans.length - 1)] ?? plan.platform.spans[0]
  const model = span.models[random.integer(0, span.models.length - 1)]?.name ?? ""
  return `${random.integer(span.from, span.to)} ${span.make} ${model}`
}

const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)

const oneOf = (random: Random, texts: ReadonlyArray<string>): string => texts[random.integer(0, texts.length - 1)] ?? ""

/** Returns a chosen option's value; undefined without options. */
const getOption = (random: Random, choices: ReadonlyArray<ChosenAxis>): string | undefined => {
  const chosen = choices[random.integer(0, Math.max(0, choices.length - 1))]
  return chosen?.values[random.integer(0, chosen.values.length - 1)]?.label
}

/** Sentences of one product's reviews. Ensures that no sentence is repeated. */
class Voices {
  readonly #used = new Set<string>()

  /** Returns an unused text whose placeholders are all known; undefined after a few failed attempts. */
  say(random: Random, texts: ReadonlyArray<string>, words: Readonly<Record<string, string>>): string | undefined {
    for (let attempt = 0; attempt < 4; attempt++) {
      const text = filled(oneOf(random, texts), words)
      if (text === "" || text.includes("{") || this.#used.has(text)) continue
      this.#used.add(text)
      return text
    }
    return undefined
  }

  /** Returns a sentence with a random number that no other review of the product has used. */
  count(random: Random, texts: ReadonlyArray<string>): string {
    for (;;) {
      const text = filled(oneOf(random, texts), {
        miles: (50 * random.integer(4, 160)).toLocaleString("en"),
        odometer: (1000 * random.integer(38, 160)).toLocaleString("en"),
        evenings: String(random.integer(2, 5)),
        minutes: String(5 * random.integer(4, 18)),
        weeks: String(random.integer(2, 40)),
        days: String(random.integer(2, 9)),
        nights: String(random.integer(2, 14)),
        month: oneOf(random, months),
        weekday: oneOf(random, weekdays)
      })
      if (this.#used.has(text)) continue
      this.#used.add(text)
      return text
    }
  }
}

/** Groups whose parts are installed within two hours. The next constant is the maximum weight in pounds of a part for a quick job. */
const QUICK_GROUPS: ReadonlyArray<string> = [
  "Body & Exterior",
  "Brakes & Steering",
  "Ignition & Electrical",
  "Interior & Gauges",
  "Wheels & Tires"
]
const QUICK_POUNDS = 25

/**
 * Returns the numeric sentences that suit the part: for example no race nights for street brake pads, no miles for a sprint car, and no
 * engine installed within an hour.
 */
const numbersFor = ({ plan, type }: Family): ReadonlyArray<string> => {
  if (isForNoCar(type)) return counts.any
  const job = QUICK_GROUPS.includes(type.group) && type.pounds <= QUICK_POUNDS ? counts.quick : counts.long
  const use = plan.kind === "raceType" ? counts.race : plan.kind === "universal" || plan.kind === "none" ? [] : counts.street
  return [...counts.any, ...job, ...use]
}

/** Joins the sentences of a review in order. The sentence with a number is added if there is space, or if no other sentence is left. */
const getText = (random: Random, voices: Voices, family: Family, stars: Stars, words: Readonly<Record<string, string>>): string => {
  const own = partPraise[family.type.subcategory] ?? []
  const numbers = numbersFor(family)
  const sentences = [
    voices.say(random, openings[stars], words),
    ...(stars >= 3 ? [voices.say(random, own, words)] : []),
    ...(stars >= 4 && random.chance(0.6) ? [voices.say(random, praise, words)] : []),
    ...(stars < 4 || (stars === 4 && random.chance(0.6)) ? [voices.say(random, blame, words)] : [])
  ].filter((text) => text !== undefined)
  const counted = sentences.length === 0 || random.chance(0.35) ? [voices.count(random, numbers)] : []
  const ending = stars >= 3 && random.chance(0.4) ? [voices.say(random, endings, words)] : []
  return [...sentences, ...counted, ...ending].filter((text) => text !== undefined).join(" ")
}

/** Creates the sample reviews of a family, oldest ids first. */
export const createReviews = (seed: string, family: Family): ReadonlyArray<ReviewRow> => {
  const random = new Random(seed, "review", family.index)
  const count = getCount(random, family.appeal)
  if (count === 0) return []
  const stars = starsFor(0.55 + 1.1 * random.fraction())
  const choices = getOptionChoices(family)
  const voices = new Voices()
  return Array.from({ length: count }, (_, place): ReviewRow => {
    const [given] = stars.draw(random)
    const car = getCar(random, family)
    const option = getOption(random, choices)
    const words = {
      part: family.type.name.toLowerCase(),
      brand: family.brand.name,
      ...(option === undefined ? {} : { option }),
      ...(car === null ? {} : { car })
    }
    return {
      review_id: family.index * reviewsPerFamily + place + 2,
      product_page_id: getPageId(family.index),
      stars: given,
      title: voices.say(random, titles[given], words) ?? voices.say(random, moreTitles[given], words) ?? oneOf(random, titles[given]),
      text: getText(random, voices, family, given, words),
      author: oneOf(random, authors),
      written_on: isoDate(epochDay - Math.floor(1400 * random.fraction() ** 2) - 1),
      verified_vehicle: random.chance(0.3) ? car : null,
      car: null,
      fitted: null,
      staff_answer: random.chance(0.08) ? (voices.say(random, staffAnswers[given >= 3 ? "happy" : "unhappy"], words) ?? null) : null
    }
  })
}

/** Returns mean stars to one decimal; 0 without reviews. */
export const computeAverageRating = (reviews: ReadonlyArray<Pick<ReviewRow, "stars">>): number =>
  reviews.length === 0 ? 0 : Math.round((reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length) * 10) / 10
