import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { computeMinutesToRead, formatArticleText, parseArticleText } from "./articleText.ts"
import type { ArticleBlock } from "./model.ts"

describe("text of an article", () => {
  it("EDIT-33 reads headings, lists, notes, formulas, tables and paragraphs", () => {
    const text = `One\ntwo\n\n## Gears\n- first\n- second\n> Measure twice.\n= HP = T x n / 5252\n= T is torque\n| Ratio | Use |\n| 3.55 | street \\| strip |\n| 4.10 |`
    expect(parseArticleText(text)).toEqual([
      { _tag: "Paragraph", text: "One two" },
      { _tag: "Heading", text: "Gears" },
      { _tag: "Bullets", items: ["first", "second"] },
      { _tag: "Callout", text: "Measure twice." },
      { _tag: "Formula", text: "HP = T x n / 5252", where: "T is torque" },
      {
        _tag: "Table",
        head: ["Ratio", "Use"],
        rows: [
          ["3.55", "street | strip"],
          ["4.10", ""]
        ]
      }
    ] satisfies ReadonlyArray<ArticleBlock>)
  })

  it("EDIT-33 reads the formatted blocks of any article as the same blocks", () => {
    const text = fc
      .string({ minLength: 1, unit: fc.constantFrom(..."ab#->=|\\* ") })
      .map((raw) => raw.replaceAll(/\s+/g, " ").trim())
      .filter((line) => line !== "")
    const block: fc.Arbitrary<ArticleBlock> = fc.oneof(
      fc.record({ _tag: fc.constant("Heading" as const), text }),
      fc.record({ _tag: fc.constant("Paragraph" as const), text }),
      fc.record({ _tag: fc.constant("Callout" as const), text }),
      fc.record({ _tag: fc.constant("Bullets" as const), items: fc.array(text, { minLength: 1, maxLength: 3 }) }),
      fc.record({ _tag: fc.constant("Formula" as const), text, where: fc.oneof(text, fc.constant("")) }),
      fc.record({
        _tag: fc.constant("Table" as const),
        head: fc.tuple(text, text),
        rows: fc.array(fc.tuple(text, text), { maxLength: 3 })
      })
    )
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        expect(parseArticleText(formatArticleText(blocks))).toEqual(blocks)
      })
    )
  })

  it("EDIT-33 reads the same blocks again after formatting them, for any typed text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."a#->=|\\* \n\r\t") }), (typed) => {
        const blocks = parseArticleText(typed)
        expect(parseArticleText(formatArticleText(blocks))).toEqual(blocks)
      })
    )
  })

  it("EDIT-33 counts at least one minute", () => {
    expect([computeMinutesToRead(""), computeMinutesToRead("word ".repeat(221))]).toEqual([1, 2])
  })
})
