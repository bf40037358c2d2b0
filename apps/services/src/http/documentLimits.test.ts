import { documents } from "@camber/domain/registry/graphql"
import { buildSchema, parse, validate } from "graphql"
import { describe, expect, it } from "vitest"
import { documentLimits, documentLimitsRule } from "./documentLimits.ts"

const schema = buildSchema("type Query { listing: Int brandLinks: Int }")
const costOf = (text: string): ReadonlyArray<string> =>
  validate(schema, parse(text), [documentLimitsRule]).flatMap(({ message }) => /has (\d+) points of cost/.exec(message)?.[1] ?? [])

describe("root fields", () => {
  it("OPS-22 cost what they make the shop read, however they are spread over fragments and names", () => {
    expect(costOf("{ a: listing b: listing }")).toEqual([])
    expect(costOf("{ a: listing b: listing c: brandLinks }")).toEqual(["11"])
    expect(costOf("{ ...f } fragment f on Query { a: listing ...g } fragment g on Query { b: listing ... { c: listing } }")).toEqual(["15"])
    expect(costOf("{ ...f } fragment f on Query { a: listing ...f }")).toEqual([])
  })

  it.each([...documents])("OPS-22 of the registered document %s cost half of the limit at most", (_operation, text) => {
    const twice = text.replace(/\{([\s\S]*)\}\s*$/, (_whole, inner: string) => `{${inner} ...again } fragment again on Query {${inner}}`)
    const refused = validate(schema, parse(twice), [documentLimitsRule]).filter(({ message }) => message.includes("points of cost"))
    expect([documentLimits.cost, refused]).toEqual([10, []])
  })
})
