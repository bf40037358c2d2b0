import { Schema } from "effect"
import { buildSchema, printSchema } from "graphql"
import { describe, expect, it } from "vitest"
import type { Call } from "../ports/Call.ts"
import { generateDocument } from "./generateDocument.ts"
import { generateSdl } from "./generateSdl.ts"
import { createLexicon, type Vocabulary } from "./Vocabulary.ts"

const Size = Schema.Literals(["small", "large"])
const Part = Schema.Struct({ id: Schema.Int, weight: Schema.Number, sizes: Schema.Array(Size), state: Schema.Literals(["new", "used"]) })
const call = (
  operation: string,
  result: Call<unknown, unknown>["result"],
  variables: Call<unknown, unknown>["variables"] = Schema.Struct({})
) => ({
  service: "trait" as const,
  operation,
  id: "",
  variables,
  result
})
const near = Schema.Struct({ place: Schema.optionalKey(Schema.String) })
const asked = call(
  "part",
  Schema.Struct({ part: Schema.NullOr(Part) }),
  Schema.Struct({ id: Schema.Int, near: Schema.NullOr(near), tags: Schema.Array(Schema.String) })
)
const vocabulary: Vocabulary = { types: { Part, Size }, inputs: { NearInput: near } }

/** A tag is a name like any other. */
const Tagged = Schema.TaggedUnion({ Part: { id: Schema.Int }, None: { why: Schema.String } })
const tagged = call("tagged", Schema.Struct({ tagged: Tagged }))

/** As GraphQL itself reads it. */
const schemaOf = (calls: ReadonlyArray<Call<unknown, unknown>>, words: Vocabulary) =>
  printSchema(buildSchema(generateSdl(calls, createLexicon([words]))))

describe("the schema of calls", () => {
  it("has their fields and shapes, with the nulls that the call's schemas have", () => {
    expect(schemaOf([asked], vocabulary).replaceAll(/\s+/g, " ")).toBe(
      "input NearInput { place: String } " +
        "enum Size { small large } " +
        "type Part { id: Int! weight: Float! sizes: [Size!]! state: String! } " +
        "type Query { part(id: Int!, near: NearInput, tags: [String!]!): Part }"
    )
  })
  it("tells texts, and takes null where the vocabulary lets it", () => {
    const texts = { Part: 'Of a "car".', "Part.id": "From 2.", "Query.part": "Null: none.", "Query.part.tags": "Any." }
    const told = schemaOf([asked], { ...vocabulary, texts, optional: ["Query.part.tags", "Part.sizes"] })
    for (const text of Object.values(texts)) expect(told).toContain(`"""${text}"""`)
    expect(told).toContain("tags: [String!]\n")
    expect(told).toContain("sizes: [Size!]\n")
  })
  it("sets mutations apart", () => {
    const write = call("drop", Schema.Struct({ drop: Schema.Boolean }))
    expect(schemaOf([asked, write], { ...vocabulary, mutations: ["drop"] })).toContain("type Mutation {\n  drop: Boolean!\n}")
  })
  it("knows a shape by its name when it is checked, made optional or made of something else", () => {
    const Made = Schema.Struct({ year: Schema.NumberFromString })
    const Checked = Part.check(Schema.makeFilter(() => true))
    const result = Schema.Struct({ part: Schema.NullOr(Checked), made: Schema.Array(Made), some: Schema.optionalKey(Made) })
    const told = schemaOf([call("all", Schema.Struct({ all: result }))], { types: { All: result, Made, Part, Size } })
    expect(told).toContain("type All {\n  part: Part\n  made: [Made!]!\n  some: Made\n}")
    expect(told).toContain("type Made {\n  year: String!\n}")
  })
  it("makes one type of shapes of one name, a union of tagged ones, and a scalar of the rest", () => {
    const less = Schema.Struct({ id: Schema.Int })
    const Found = Schema.TaggedUnion({ Hit: { part: less }, Miss: { why: Schema.String } })
    const When = Schema.Int.annotate({})
    const result = Schema.Struct({ found: Found, when: When })
    const told = schemaOf([call("find", Schema.Struct({ find: result }))], {
      types: { Find: result, Found, Part: [less, Part], Size, When }
    })
    expect(told).toContain("union Found = Hit | Miss")
    expect(told).toContain("type Hit {\n  part: Part!\n}")
    expect(told).toContain("type Part {\n  id: Int!\n  weight: Float!")
    expect(told).toContain("scalar When")
  })

  it.each<[string, ReadonlyArray<Call<unknown, unknown>>, ReadonlyArray<Vocabulary>, string]>([
    ["a shape without a name", [asked], [{ types: { Size }, inputs: { NearInput: near } }], "the shape at Query.part has no name"],
    ["a name that is given twice", [], [{ types: { Part } }, { types: { Part: Size } }], "said twice: Part"],
    ["a shape with two names", [], [{ types: { Part, Other: Part } }], "said twice: Part"],
    ["one name for two shapes", [asked, tagged], [{ ...vocabulary, types: { Part, Size, Tagged } }], "Part is two shapes"]
  ])("refuses %s", (_, calls, vocabularies, message) => {
    expect(() => generateSdl(calls, createLexicon(vocabularies))).toThrow(message)
  })
})

describe("the document of a call", () => {
  it("passes every variable on, and selects what the result decodes", () => {
    expect(generateDocument(asked, createLexicon([vocabulary]))).toBe(
      "query part($id: Int!, $near: NearInput, $tags: [String!]!) {\n  part(id: $id, near: $near, tags: $tags) { id weight sizes state }\n}"
    )
  })
  it("is a mutation for what changes something, and has no brackets where nothing is asked with", () => {
    const drop = call("Drop", Schema.Struct({ drop: Schema.Struct({ gone: Schema.Boolean }) }))
    expect(generateDocument(drop, createLexicon([{ mutations: ["Drop"] }]))).toBe("mutation Drop {\n  drop { gone }\n}")
  })
  it("is the vocabulary's own where that has one", () => {
    expect(generateDocument(asked, createLexicon([{ documents: { part: { text: "query part { a: part }", fields: ["part"] } } }]))).toBe(
      "query part { a: part }"
    )
  })
  it("asks for one field", () => {
    expect(() => generateDocument(call("two", Schema.Struct({ a: Schema.Int, b: Schema.Int })), createLexicon([]))).toThrow(
      "two asks for one field"
    )
  })
})
