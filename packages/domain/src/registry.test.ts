import { createHash } from "node:crypto"
import { globSync } from "node:fs"
import { buildSchema, isInputObjectType, isObjectType, Kind, parse, type OperationDefinitionNode } from "graphql"
import { describe, expect, it } from "vitest"
import type { Vocabulary } from "./foundation/graphql/Vocabulary.ts"
import type { Call } from "./foundation/ports/Call.ts"
import { documents, documentsById, getServiceTypes } from "./registry.graphql.ts"
import { calls, restCalls } from "./registry.ts"

const src = new URL("./", import.meta.url)
const found = <Part>(name: string): Promise<ReadonlyArray<Part>> =>
  Promise.all(globSync(`**/${name}`, { cwd: src }).map(async (file) => (await import(new URL(file, src).href)) as Part))

/** The calls and vocabulary of every capability, found by file name. */
const everyCall = (await found<Readonly<Record<string, unknown>>>("calls.ts")).flatMap((values) =>
  Object.values(values).filter((value): value is Call<unknown, unknown> => Object.hasOwn(Object(value), "operation"))
)
const vocabularies = (await found<{ readonly vocabulary: Vocabulary }>("graphql.ts")).map(({ vocabulary }) => vocabulary)
const cases = everyCall.map((call) => [call.operation, call, documents.get(call.operation) ?? ""] as const)
const schemas = [...new Set(everyCall.map(({ service }) => service))].map((service) => buildSchema(getServiceTypes(service)))

const operationOf = (document: string): OperationDefinitionNode => {
  const [operation] = parse(document).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("a document holds one operation")
  return operation
}

describe("the documents", () => {
  it.each(cases)("CALL-02 CALL-108 gives the document of %s the id and the operation name of its call", (_, call, document) => {
    expect(call.id).toBe(createHash("sha256").update(document).digest("hex"))
    expect(operationOf(document).name?.value).toBe(call.operation)
  })

  it.each(cases)("declare every variable of %s and pass it to the field argument of the same name", (_, call, document) => {
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

describe("the schemas of the services", () => {
  const isThere = (place: string) => {
    const [type = "", field = "", argument] = place.split(".")
    return schemas.some((schema) => {
      const of = schema.getType(type)
      if (field === "" || of === undefined) return of !== undefined
      const found = isObjectType(of) || isInputObjectType(of) ? of.getFields()[field] : undefined
      return argument === undefined
        ? found !== undefined
        : found !== undefined && "args" in found && found.args.some(({ name }) => name === argument)
    })
  }
  const words = vocabularies.flatMap(({ documents = {}, inputs, mutations = [], optional = [], texts, types }) => [
    ...Object.keys({ ...types, ...inputs, ...texts }),
    ...optional,
    ...[...mutations, ...Object.keys(documents)].filter((operation) => !everyCall.some((call) => call.operation === operation))
  ])
  it.each(words)("contain %s, which a vocabulary names", (place) => {
    expect(isThere(place)).toBe(true)
  })
})

describe("the registry of calls", () => {
  it("CALL-05 GAP-17 contains every call of every capability once, with its document", () => {
    const operations = calls.map(({ operation }) => operation).sort()
    expect(operations).toEqual(everyCall.map(({ operation }) => operation).sort())
    expect(operations).toEqual([...new Set(operations)])
    expect([...documents.keys()].sort()).toEqual(operations)
  })

  it("contains no write call that is a query", () => {
    const writes = calls.filter(({ isWrite }) => isWrite === true).map(({ operation }) => documents.get(operation)?.split(" ")[0])
    expect(new Set(writes)).toEqual(new Set(["mutation"]))
  })

  it("CALL-02 has one id for every document", () => {
    expect([...documentsById.values()].sort()).toEqual([...documents.values()].sort())
  })

  it("CALL-41 contains every REST call, with each combination of method and path once", () => {
    const named = restCalls.map(({ method, path }) => `${method} ${path}`)
    expect(named).toEqual([...new Set(named)])
    expect(named.every((name) => /^(?:GET|POST) \//.test(name))).toBe(true)
    expect(named).toContain("POST /api/promotions/signUpPromo/signUpForPromo")
  })
})
