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

/** Reuses the type name Part as a tag. */
const Tagged = Schema.TaggedUnion({ Part: { id: Schema.Int }, None: { why: Schema.String } })
const tagged = call("tagged", Schema.Struct({ tagged: Tagged }))

/** Generates the schema and lets GraphQL parse and print it. */
const printGeneratedSchema = (calls: ReadonlyArray<Call<unknown, unknown>>, words: Vocabulary) =>
  printSchema(buildSchema(generateSdl(calls, createLexicon([words]))))

describe("generateSdl", () => {
  it("contains the fields and shapes of the calls with the nullability of their schemas", () => {
    expect(printGeneratedSchema([asked], vocabulary).replaceAll(/\s+/g, " ")).toBe(
      "input NearInput { place: String } " +
        "enum Size { small large } " +
        "type Part { id: Int! weight: Float! sizes: [Size!]! state: String! } " +
        "type Query { part(id: Int!, near: NearInput, tags: [String!]!): Part }"
    )
  })
  it("contains descriptions, and allows null where the vocabulary allows it", () => {
    const texts = { Part: 'Of a "car".', "Part.id": "From 2.", "Query.part": "Null: none.", "Query.part.tags": "Any." }
    const printed = printGeneratedSchema([asked], { ...vocabulary, texts, optional: ["Query.part.tags", "Part.sizes"] })
    for (const text of Object.values(texts)) expect(printed).toContain(`"""${text}"""`)
    expect(printed).toContain("tags: [String!]\n")
    expect(printed).toContain("sizes: [Size!]\n")
  })
  it("separates mutations", () => {
    const write = call("drop", Schema.Struct({ drop: Schema.Boolean }))
    expect(printGeneratedSchema([asked, write], { ...vocabulary, mutations: ["drop"] })).toContain("type Mutation {\n  drop: Boolean!\n}")
  })
  it("recognizes a named shape that is checked, optional or transformed", () => {
    const Made = Schema.Struct({ year: Schema.NumberFromString })
    const Checked = Part.check(Schema.makeFilter(() => true))
    const result = Schema.Struct({ part: Schema.NullOr(Checked), made: Schema.Array(Made), some: Schema.optionalKey(Made) })
    const printed = printGeneratedSchema([call("all", Schema.Struct({ all: result }))], { types: { All: result, Made, Part, Size } })
    expect(printed).toContain("type All {\n  part: Part\n  made: [Made!]!\n  some: Made\n}")
    expect(printed).toContain("type Made {\n  year: String!\n}")
  })
  it("merges shapes with one name, and creates unions and scalars", () => {
    const less = Schema.Struct({ id: Schema.Int })
    const Found = Schema.TaggedUnion({ Hit: { part: less }, Miss: { why: Schema.String } })
    const When = Schema.Int.annotate({})
    const result = Schema.Struct({ found: Found, when: When })
    const printed = printGeneratedSchema([call("find", Schema.Struct({ find: result }))], {
      types: { Find: result, Found, Part: [less, Part], Size, When }
    })
    expect(printed).toContain("union Found = Hit | Miss")
    expect(printed).toContain("type Hit {\n  part: Part!\n}")
    expect(printed).toContain("type Part {\n  id: Int!\n  weight: Float!")
    expect(printed).toContain("scalar When")
  })

  it.each<[string, ReadonlyArray<Call<unknown, unknown>>, ReadonlyArray<Vocabulary>, string]>([
    ["a shape without a name", [asked], [{ types: { Size }, inputs: { NearInput: near } }], "no GraphQL name for the shape at Query.part"],
    ["a name that is defined twice", [], [{ types: { Part } }, { types: { Part: Size } }], "defines an entry twice: Part"],
    ["a shape with two names", [], [{ types: { Part, Other: Part } }], "defines an entry twice: Part"],
    ["one name for two shapes", [asked, tagged], [{ ...vocabulary, types: { Part, Size, Tagged } }], "GraphQL type Part has two shapes"]
  ])("rejects %s", (_, calls, vocabularies, message) => {
    expect(() => generateSdl(calls, createLexicon(vocabularies))).toThrow(message)
  })
})

describe("generateDocument", () => {
  it("passes every variable and selects exactly what the result's schema decodes", () => {
    expect(generateDocument(asked, createLexicon([vocabulary]))).toBe(
      "query part($id: Int!, $near: NearInput, $tags: [String!]!) {\n  part(id: $id, near: $near, tags: $tags) { id weight sizes state }\n}"
    )
  })
  it("generates a mutation, without parentheses if there are no variables", () => {
    const drop = call("Drop", Schema.Struct({ drop: Schema.Struct({ gone: Schema.Boolean }) }))
    expect(generateDocument(drop, createLexicon([{ mutations: ["Drop"] }]))).toBe("mutation Drop {\n  drop { gone }\n}")
  })
  it("uses the vocabulary's document if the vocabulary has one", () => {
    expect(generateDocument(asked, createLexicon([{ documents: { part: { text: "query part { a: part }", fields: ["part"] } } }]))).toBe(
      "query part { a: part }"
    )
  })
  it("requires exactly one result field", () => {
    expect(() => generateDocument(call("two", Schema.Struct({ a: Schema.Int, b: Schema.Int })), createLexicon([]))).toThrow(
      "the result of two must have exactly one field"
    )
  })
})
