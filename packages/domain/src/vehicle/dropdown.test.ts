import { Schema } from "effect"
import { describe, expect, it } from "@effect/vitest"
import { AnsweredEngineIds } from "./dropdown.ts"
import { EngineIds } from "./model.ts"

describe("engine ids in an answer", () => {
  it.prop("come with every key, null for unknown, and go back the same", { ids: EngineIds }, ({ ids }) => {
    const encoded = Schema.encodeSync(AnsweredEngineIds)(ids)
    expect(Object.keys(encoded)).toHaveLength(10)
    expect(Object.values(encoded)).not.toContain(undefined)
    expect(Schema.decodeSync(AnsweredEngineIds)(encoded)).toEqual(ids)
  })
})
