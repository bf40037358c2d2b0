import { documents } from "@camber/domain/registry/graphql"
import { buildSchema, parse, validate } from "graphql"
import { describe, expect, it } from "vitest"
import { documentLimits, documentLimitsRule } from "./documentLimits.ts"

const schema = buildSchema("type Query { listing: Int brandLinks: Int }")
const getCosts = (text: string): ReadonlyArray<string> =>
  validate(schema, parse(text), [documentLimitsRule]).flatMap(({ message }) => /has (\d+) points of cost/.exec(message)?.[1] ?? [])

describe("documentLimitsRule", () => {
  it("OPS-22 sums the cost of root fields across fragments and aliases", () => {
    expect(getCosts("{ a: listing b: listing }")).toEqual([])
    expect(getCosts("{ a: listing b: listing c: brandLinks }")).toEqual(["11"])
    expect(getCosts("{ ...f } fragment f on Query { a: listing ...g } fragment g on Query { b: listing ... { c: listing } }")).toEqual([
      "15"
    ])
    expect(getCosts("{ ...f } fragment f on Query { a: listing ...f }")).toEqual([])
  })

  it.each([...documents])("OPS-22 allows at least twice the cost of the registered document %s", (_operation, text) => {
    const twice = text.replace(/\{([\s\S]*)\}\s*$/, (_whole, inner: string) => `{${inner} ...again } fragment again on Query {${inner}}`)
    const rejections = validate(schema, parse(twice), [documentLimitsRule]).filter(({ message }) => message.includes("points of cost"))
    expect(documentLimits.cost).toBe(10)
    expect(rejections).toEqual([])
  })
})
