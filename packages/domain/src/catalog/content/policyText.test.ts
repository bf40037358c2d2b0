import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatPolicyText, parsePolicyText } from "./policyText.ts"

describe("text of a policy", () => {
  it("EDIT-30 splits sections at headings and paragraphs at empty lines", () => {
    expect(parsePolicyText("We sell parts.\r\n\r\n## Returns\r\nWithin\r\n30 days.\r\n\r\n\r\nFree labels.\n# Returns", "Terms")).toEqual([
      { about: "Terms", id: "policy-terms", paragraphs: ["We sell parts."] },
      { about: "Returns", id: "policy-returns", paragraphs: ["Within 30 days.", "Free labels."] },
      { about: "Returns", id: "policy-returns--2", paragraphs: [] }
    ])
  })

  it("EDIT-30 reads the formatted standard text as the same sections", () => {
    const text = fc.string({ minLength: 1 }).map((raw) => `x${raw.replaceAll(/[\s#]+/g, "-")}`)
    const section = fc.record({ about: text, paragraphs: fc.array(text, { minLength: 1, maxLength: 3 }) })
    fc.assert(
      fc.property(fc.array(section, { minLength: 1, maxLength: 5 }), (sections) => {
        const read = parsePolicyText(formatPolicyText(sections), "Terms")
        expect(read.map(({ about, paragraphs }) => ({ about, paragraphs }))).toEqual(sections)
      })
    )
  })

  it("EDIT-30 gives every section a unique id, for any text", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("## Returns", "## returns!", "## 返品", "text", "", "#", "## Returns 2")), (lines) => {
        const ids = parsePolicyText(lines.join("\n"), "Terms").map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      })
    )
  })
})
