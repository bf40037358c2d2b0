import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { escapeHtml, jsonForScript } from "./escape.ts"

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("</script><script>alert(1)</script>", "<!--", "]]>", "\u2028\u2029", `" onload="alert(1)`, "' x='", "&lt;")
)
const parsed = (markup: string): HTMLElement => {
  const element = document.createElement("div")
  element.innerHTML = markup
  return element
}

describe("escapeHtml", () => {
  it("escapes every character that could start markup or end an attribute", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/)
      })
    )
  })

  it("round-trips any text in an element and in a quoted attribute", () => {
    const text = `</script><b title='x'>"Rotor" & caliper`
    const { firstElementChild: element } = parsed(`<i title="${escapeHtml(text)}">${escapeHtml(text)}</i>`)
    expect([element?.textContent, element?.getAttribute("title"), element?.childElementCount]).toEqual([text, text, 0])
  })
})

describe("jsonForScript", () => {
  it("leaves no `<` of any data in a script, and round-trips the data", () => {
    fc.assert(
      fc.property(fc.dictionary(hostile, fc.oneof(hostile, fc.array(hostile), fc.jsonValue())), (data) => {
        const json = jsonForScript(data)
        expect(json).not.toMatch(/[<\u2028\u2029]/)
        expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(data))
      })
    )
  })
})
