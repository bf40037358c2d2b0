import { describe, expect, it } from "@effect/vitest"
import { Effect, Option, Schema } from "effect"
import { dropUnknownLiterals } from "./dropUnknownLiterals.ts"

const State = Schema.Literals(["open", "closed"])
const Row = Schema.Struct({ id: Schema.Int, state: State })
const Page = Schema.Struct({
  rows: Schema.Array(Row),
  best: Schema.NullOr(Row),
  paint: Schema.optionalKey(State),
  byName: Schema.Record(Schema.String, State)
})
const page = { rows: [{ id: 1, state: "open" }], best: { id: 1, state: "closed" }, paint: "open", byName: { a: "open" } }
const drop = (schema: Schema.Codec<unknown, unknown>, data: unknown) => dropUnknownLiterals(schema.ast, data)

describe("dropUnknownLiterals", () => {
  it("returns the same data without unknown literals", () => {
    expect(drop(Page, page)).toBe(page)
  })

  it.each<[string, object, object]>([
    ["the element of a list", { rows: [...page.rows, { id: 2, state: "paused" }] }, {}],
    ["a nullable field", { best: { id: 1, state: "paused" } }, { best: null }],
    ["an entry of a record", { byName: { a: "open", b: "paused" } }, {}]
  ])("drops %s", (_, bent, expected) => {
    expect(drop(Page, { ...page, ...bent })).toEqual({ ...page, ...expected })
  })

  it("drops an optional field", () => {
    const { paint: _, ...others } = page
    expect(drop(Page, { ...page, paint: "paused" })).toStrictEqual(others)
  })

  it("drops the innermost of several list elements and optional fields around the literal", () => {
    const Nested = Schema.Struct({ rows: Schema.Array(Schema.Struct({ id: Schema.Int, states: Schema.Array(State) })) })
    expect(drop(Nested, { rows: [{ id: 1, states: ["open", "paused"] }] })).toEqual({ rows: [{ id: 1, states: ["open"] }] })
  })

  it("drops a non-empty list whose only element is unknown", () => {
    const NonEmpty = Schema.Struct({ lists: Schema.Array(Schema.NonEmptyArray(State)) })
    expect(drop(NonEmpty, { lists: [["paused"], ["paused", "open"]] })).toEqual({ lists: [["open"]] })
  })

  it("keeps every element of a tuple, or drops the tuple", () => {
    const Pairs = Schema.Array(Schema.Tuple([State, State]))
    expect(
      drop(Pairs, [
        ["open", "paused"],
        ["open", "open"]
      ])
    ).toEqual([["open", "open"]])
  })

  it("drops a record of an unknown kind, and entries of a record of a known kind", () => {
    const Event = Schema.Union([
      Schema.TaggedStruct("Opened", { by: Schema.NullOr(State) }),
      Schema.TaggedStruct("Closed", { states: Schema.Array(State) })
    ])
    const events = [{ _tag: "Paused" }, { _tag: "Opened", by: "paused" }, { _tag: "Closed", states: ["paused"] }]
    expect(drop(Schema.Array(Event), events)).toEqual([
      { _tag: "Opened", by: null },
      { _tag: "Closed", states: [] }
    ])
  })

  it("keeps literals of schemas with a fallback, and checks the wire form of transformed schemas", () => {
    const Fallback = State.pipe(Schema.catchDecoding(() => Effect.succeed(Option.some("closed" as const))))
    const Upper = Schema.Literals(["a"]).pipe(Schema.decodeTo(Schema.String))
    const schema = Schema.Struct({ fallback: Fallback, list: Schema.Array(Upper) })
    expect(drop(schema, { fallback: "paused", list: ["a", "b"] })).toEqual({ fallback: "paused", list: ["a"] })
  })

  it("never replaces a value by a field's default", () => {
    const WithDefault = Schema.Array(Schema.Struct({ role: State.pipe(Schema.withDecodingDefaultKey(Effect.succeed("open" as const))) }))
    expect(drop(WithDefault, [{ role: "paused" }, { role: "closed" }, {}])).toEqual([{ role: "closed" }, {}])
  })

  it.each<[string, unknown]>([
    ["a literal without anything around it to drop", "paused"],
    ["a value of another type", 7],
    ["null", null]
  ])("keeps %s, so that decoding fails", (_, state) => {
    const data = { id: 1, state }
    expect(drop(Row, data)).toBe(data)
  })

  it("keeps invalid data of other kinds in a list, so that decoding fails", () => {
    const rows = [{ id: "1", state: "open" }, 7, { id: 2 }]
    expect(drop(Schema.Array(Row), rows)).toBe(rows)
  })

  it("follows recursive schemas", () => {
    interface Node {
      readonly state: string
      readonly children: ReadonlyArray<Node>
    }
    const Node: Schema.Codec<Node> = Schema.Struct({ state: State, children: Schema.Array(Schema.suspend((): Schema.Codec<Node> => Node)) })
    const leaf = { state: "open", children: [] }
    expect(drop(Node, { ...leaf, children: [leaf, { ...leaf, state: "paused" }] })).toEqual({ ...leaf, children: [leaf] })
  })
})
