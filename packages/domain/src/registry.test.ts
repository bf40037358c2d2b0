import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { documents, documentsById } from "./registry.documents.ts"
import { calls } from "./registry.ts"

describe("the registry of calls", () => {
  it.each(calls.map((call) => [call.operation, call] as const))(
    "CALL-02 the id of %s is the SHA-256 of its document, so that `{id, variables}` names one text",
    (operation, call) => {
      const document = documents.get(operation) ?? ""
      expect(document).toMatch(new RegExp(`^(?:query|mutation) ${operation}\\b`))
      expect(call.id).toBe(createHash("sha256").update(document).digest("hex"))
    }
  )

  it("CALL-05 there is one document for every call, and one id for every document", () => {
    expect([...documents.keys()].sort()).toEqual(calls.map((call) => call.operation).sort())
    expect(documentsById.size).toBe(calls.length)
  })

  it.each(calls.map((call) => [call.operation, call] as const))(
    "every variable of %s is declared and passed on under its own name",
    (operation, call) => {
      const document = documents.get(operation) ?? ""
      const declared = [...document.matchAll(/\$(\w+): /g)].map((match) => match[1]).sort()
      const passed = [...document.matchAll(/(\w+): \$(\w+)/g)].map((match) => [match[1], match[2]])
      const ast = call.variables.ast
      expect(declared).toEqual(ast._tag === "Objects" ? ast.propertySignatures.map(({ name }) => String(name)).sort() : [])
      expect(passed).toEqual(passed.map(([, name]) => [name, name]))
    }
  )
})
