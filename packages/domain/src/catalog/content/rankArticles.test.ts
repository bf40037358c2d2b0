import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rankArticles, type ArticleSubject, type ArticleReader } from "./rankArticles.ts"

const subject = (title: string, changes: Partial<ArticleSubject> = {}): ArticleSubject => ({
  title,
  description: "",
  raceTypes: [],
  ...changes
})
const camaro: ArticleReader = { names: ["Camaro", "Small Block", "Chevrolet"], raceType: null }
const titles = (articles: ReadonlyArray<ArticleSubject>, reader: ArticleReader = camaro) =>
  rankArticles(articles, reader).map(({ title }) => title)

const names = ["Camaro", "Nova", "Chevrolet", "C10"]
const text = fc.array(fc.constantFrom(...names, "a lobe", "300 hp"), { maxLength: 3 }).map((words) => words.join(" and "))
const article = fc.record({
  title: text,
  description: text,
  raceTypes: fc.subarray(["drag", "kart"])
})
const reader = fc.record({ names: fc.subarray(names), raceType: fc.constantFrom("drag", "kart", null) })
/** Reference implementation of the relevance of an article. */
const nearness = ({ description, raceTypes, title }: ArticleSubject, { names: known, raceType }: ArticleReader): number => {
  if (raceType !== null && raceTypes.includes(raceType)) return known.length + 1
  const at = known.findIndex((name) => `${title} ${description}`.includes(name))
  return at === -1 ? 0 : known.length - at
}

describe("rankArticles", () => {
  it("NAV-169 returns all articles, most relevant first, and keeps the order among equals", () => {
    fc.assert(
      fc.property(fc.array(article, { maxLength: 8 }), reader, (articles, known) => {
        const ordered = rankArticles(articles, known)
        expect(new Set(ordered)).toEqual(new Set(articles))
        expect(ordered).toHaveLength(articles.length)
        ordered.slice(1).forEach((later, at) => {
          const [near, far] = [nearness(ordered[at]!, known), nearness(later, known)]
          expect(near).toBeGreaterThanOrEqual(far)
          if (near === far) expect(articles.indexOf(ordered[at]!)).toBeLessThan(articles.lastIndexOf(later))
        })
      })
    )
  })

  it("NAV-169 keeps the order if nothing is known about the reader", () => {
    fc.assert(
      fc.property(fc.array(article), (articles) => {
        expect(rankArticles(articles, { names: [], raceType: null })).toEqual(articles)
      })
    )
  })

  it("NAV-169 matches whole words in any letter case, but not numbers or very short names", () => {
    const articles = [subject("Innovation"), subject("Two camaros"), subject("A C10 (F-150)"), subject("300 hp")]
    expect(titles(articles)[0]).toBe("Two camaros")
    expect(titles(articles, { names: ["Nova", "300", "A", "F-150"], raceType: null })[0]).toBe("A C10 (F-150)")
  })

  it("NAV-169 puts articles for the reader's race type before articles that name the vehicle", () => {
    const articles = [subject("Camaro"), subject("Stagger", { raceTypes: ["dirt"] })]
    expect(titles(articles, { ...camaro, raceType: "dirt" })).toEqual(["Stagger", "Camaro"])
  })
})
