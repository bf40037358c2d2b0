import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import type { Builder } from "./createBuilders.ts"
import * as records from "./index.ts"
import { sampleProduct, wireOrder, sampleOrder } from "./index.ts"

const builders: ReadonlyArray<[string, Builder<object>]> = Object.entries(records)

describe("a record builder", () => {
  it.each(builders)("%s builds a record that its schema accepts", (_name, build) => {
    const decode = Schema.decodeUnknownSync(build.schema, { onExcessProperty: "error" })
    expect(() => decode(build())).not.toThrow()
  })

  it("replaces the given fields and keeps the others", () => {
    expect(sampleProduct({ brand: "Torqwell" })).toEqual({ ...sampleProduct(), brand: "Torqwell" })
  })

  it("builds the same record encoded and decoded", () => {
    expect(Schema.decodeUnknownSync(wireOrder.schema)(wireOrder())).toEqual(sampleOrder())
  })
})
