import type { ArticleRow } from "./article.ts"
import { builds } from "./builds/index.ts"
import { engineRecipes } from "./engine-recipes/index.ts"
import { lsSwap } from "./ls-swap/index.ts"
import { news } from "./news/index.ts"
import { stories } from "./stories/index.ts"
import { tech } from "./tech/index.ts"

export type { ArticleRow } from "./article.ts"

/** Advice of an article on parts of one type: the values of an option that suit the article's topic. */
export interface Advice {
  readonly type: string
  readonly attribute: string
  readonly values: readonly [string, ...ReadonlyArray<string>]
}

const airflow = (...cfm: readonly [number, ...ReadonlyArray<number>]): Advice => {
  const [first, ...rest] = cfm
  return { type: "carburetor", attribute: "Airflow", values: [`${first} cfm`, ...rest.map((item) => `${item} cfm`)] }
}
const primaries = (...values: Advice["values"]): Advice => ({ type: "header", attribute: "Primary tube", values })

/** Advice by article slug. The values come from the article's text. Parts with other values are not listed next to the article. */
const bySlug: Readonly<Record<string, ReadonlyArray<Advice>>> = {
  "choosing-carburetor-cfm": [airflow(500, 600, 650, 750)],
  "header-sizing": [primaries("1-1/2 in", "1-5/8 in", "1-3/4 in", "1-7/8 in", "2 in")],
  "small-block-350-street": [airflow(600), primaries("1-5/8 in")],
  "big-block-454-tow": [airflow(750)],
  "ford-300-inline-six": [airflow(390)],
  "two-three-mini-stock": [airflow(350)]
}

/** Returns the advice of an article; empty if its text contains no values. */
export const getAdvice = (slug: string): ReadonlyArray<Advice> => (Object.hasOwn(bySlug, slug) ? (bySlug[slug] ?? []) : [])

/** Slugs of the articles with advice. */
export const advisingArticles: ReadonlyArray<string> = Object.keys(bySlug)

/** All articles of the toolbox. */
export const articles: ReadonlyArray<ArticleRow> = [...tech, ...builds, ...news, ...stories, ...engineRecipes, ...lsSwap]
