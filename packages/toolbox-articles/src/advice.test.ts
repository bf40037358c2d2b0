import { expect, it } from "vitest"
import { productTypes } from "@camber/demo-catalog"
import { getAdvice, advisingArticles } from "./advice.ts"
import { articles } from "./articles.ts"

it("an article's advice covers a type that it recommends, with values that the catalog has", () => {
  for (const slug of advisingArticles) {
    const article = articles.find((item) => item.slug === slug)
    for (const { attribute, type, values } of getAdvice(slug)) {
      expect(article?.product_types, slug).toContain(type)
      const axis = productTypes.find((productType) => productType.slug === type)?.axes.find(({ name }) => name === attribute)
      expect(axis?.values.map(({ label }) => label)).toEqual(expect.arrayContaining([...values]))
    }
  }
  expect(getAdvice("constructor")).toEqual([])
})
