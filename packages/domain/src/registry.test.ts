import { createHash } from "node:crypto"
import { readdirSync } from "node:fs"
import { Kind, parse, type OperationDefinitionNode } from "graphql"
import { describe, expect, it } from "vitest"
import type { Call } from "./ports/Call.ts"
import { documents, documentsById } from "./registry.documents.ts"
import { calls, restCalls } from "./registry.ts"

const src = new URL("./", import.meta.url)
const folders = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(new URL(entry.name, src)).includes("calls.documents.ts"))
  .map(({ name }) => name)

interface Capability {
  readonly calls: ReadonlyArray<Call<unknown, unknown>>
  readonly documents: Readonly<Record<string, string>>
}
/** Every capability's calls and documents, as they lie in the folders. */
const capabilities = new Map<string, Capability>(
  await Promise.all(
    folders.map(async (folder): Promise<readonly [string, Capability]> => {
      const values = Object.values((await import(new URL(`${folder}/calls.ts`, src).href)) as Record<string, unknown>)
      const calls = values.filter((value): value is Call<unknown, unknown> => Object.hasOwn(Object(value), "operation"))
      const { documents } = (await import(new URL(`${folder}/calls.documents.ts`, src).href)) as Capability
      return [folder, { calls, documents }]
    })
  )
)
const everyCall = [...capabilities].flatMap(([folder, { calls, documents }]) =>
  calls.map((call) => [`${folder}: ${call.operation}`, call, documents[call.operation] ?? ""] as const)
)
const operationOf = (document: string): OperationDefinitionNode => {
  const [operation] = parse(document).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("a document holds one operation")
  return operation
}

describe("the documents", () => {
  it.each([...capabilities])("of %s are those of its calls", (_, { calls, documents }) => {
    expect(Object.keys(documents).sort()).toEqual(calls.map(({ operation }) => operation).sort())
  })

  it.each(everyCall)("CALL-02 CALL-108 of %s has its id and its name", (_, call, document) => {
    expect(call.id).toBe(createHash("sha256").update(document).digest("hex"))
    expect(operationOf(document).name?.value).toBe(call.operation)
  })

  it.each(everyCall)("of %s is well-formed, declares every variable and passes it on under its name", (_, call, document) => {
    const operation = operationOf(document)
    const names = call.variables.ast._tag === "Objects" ? call.variables.ast.propertySignatures.map(({ name }) => String(name)).sort() : []
    expect(operation.variableDefinitions?.map(({ variable }) => variable.name.value).sort()).toEqual(names)
    const passed = operation.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? (field.arguments ?? []) : []))
    const argument = (name: string, variable: string) => `${name}: $${variable}`
    expect(passed.map(({ name, value }) => argument(name.value, value.kind === Kind.VARIABLE ? value.name.value : "")).sort()).toEqual(
      names.map((name) => argument(name, name))
    )
  })
})

describe("the registry of calls", () => {
  it("CALL-05 GAP-17 has every call of every capability, each operation once, with its document", () => {
    const operations = calls.map(({ operation }) => operation).sort()
    expect(operations).toEqual(everyCall.map(([, { operation }]) => operation).sort())
    expect(operations).toEqual([...new Set(operations)])
    expect([...documents.keys()].sort()).toEqual(operations)
  })

  it("CALL-02 has one id for every document", () => {
    expect([...documentsById.values()].sort()).toEqual([...documents.values()].sort())
  })

  it("CALL-41 has every REST call, each path once for a method", () => {
    const named = restCalls.map(({ method, path }) => `${method} ${path}`)
    expect(named).toEqual([...new Set(named)])
    expect(named.every((name) => /^(?:GET|POST) \//.test(name))).toBe(true)
    expect(named).toContain("POST /api/promotions/signUpPromo/signUpForPromo")
  })
})
