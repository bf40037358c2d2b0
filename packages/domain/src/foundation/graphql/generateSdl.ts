import { SchemaAST } from "effect"
import type { Call } from "../ports/Call.ts"
import { type Property, getProperties, getRootType } from "./generateDocument.ts"
import { toTypeExpression, withoutNull } from "./expression.ts"
import { getTypeTag } from "./selection.ts"
import type { TypeNames, Shapes } from "./Vocabulary.ts"

/** Generates the GraphQL schema of a service: the fields of its calls and all their argument and result shapes. */
export const generateSdl = (calls: ReadonlyArray<Call<unknown, unknown>>, lexicon: TypeNames): string => {
  const lines: Array<string> = []
  const defined = new Map<string, SchemaAST.AST>()
  const write = (place: string, definition: string): void => void lines.push(addDescription(place, definition))
  const addDescription = (place: string, line: string): string => {
    const text = lexicon.textOf(place)
    return text === undefined ? line : `${JSON.stringify(text)}\n${line}`
  }

  /** Writes the definition of a shape and returns its type expression. */
  const use = (shape: SchemaAST.AST, place: string, shapes: Shapes): string => {
    const bare = withoutNull(shape)
    const name = shapes.nameOf(bare)
    if (name !== undefined) define(name, shapes.named(name), shapes)
    else if (SchemaAST.isArrays(bare)) for (const item of bare.rest) use(item, `${place}[]`, shapes)
    return toTypeExpression(shape, place, shapes, lexicon)
  }
  const define = (name: string, parts: ReadonlyArray<SchemaAST.AST>, shapes: Shapes): void => {
    const [first] = parts
    if (defined.has(name) && defined.get(name) !== first) throw new Error(`GraphQL type ${name} has two shapes`)
    if (first === undefined || defined.has(name) || scalars.includes(name)) return
    defined.set(name, first)
    if (SchemaAST.isObjects(first)) {
      const fields = listFields(parts).map((field) => formatField(name, field, shapes))
      write(name, `${shapes === lexicon.inputs ? "input" : "type"} ${name} {\n${[...new Set(fields)].join("\n")}\n}`)
    } else if (SchemaAST.isUnion(first) && first.types.every(SchemaAST.isObjects)) {
      for (const type of first.types) define(getTypeTag(type), [type], shapes)
      write(name, `union ${name} = ${first.types.map(getTypeTag).join(" | ")}`)
    } else {
      const literals = listLiterals(first)
      write(name, literals.length > 0 ? `enum ${name} { ${literals.join(" ")} }` : `scalar ${name}`)
    }
  }
  const formatField = (type: string, [name, shape]: Property, shapes: Shapes): string =>
    addDescription(`${type}.${name}`, `${name}: ${use(shape, `${type}.${name}`, shapes)}`)

  const rootLine = (type: string, call: Call<unknown, unknown>, [name, shape]: Property): string => {
    const given = getProperties(call.variables).map((argument) => formatField(`${type}.${name}`, argument, lexicon.inputs))
    const brackets = given.length === 0 ? "" : `(\n${given.join("\n")}\n)`
    return addDescription(`${type}.${name}`, `${name}${brackets}: ${use(shape, `${type}.${name}`, lexicon.types)}`)
  }
  for (const type of ["Query", "Mutation"] as const) {
    const fields = calls
      .filter(({ operation }) => getRootType(operation, lexicon) === type)
      .flatMap((call) => {
        const asked = lexicon.documentOf(call.operation)?.fields
        return getProperties(call.result).flatMap((field) => (asked?.includes(field[0]) === false ? [] : rootLine(type, call, field)))
      })
    if (fields.length > 0) write(type, `type ${type} {\n${fields.join("\n")}\n}`)
  }
  return lines.join("\n")
}

/** Types built into GraphQL. */
const scalars = ["Int", "Float", "String", "Boolean", "ID"]

/** Lists the fields of a type, including those that only some of its shapes have. */
const listFields = (parts: ReadonlyArray<SchemaAST.AST>): ReadonlyArray<Property> =>
  parts.flatMap((part) =>
    SchemaAST.isObjects(part)
      ? part.propertySignatures.flatMap(({ name, type }): ReadonlyArray<Property> => (name === "_tag" ? [] : [[String(name), type]]))
      : []
  )

const listLiterals = (shape: SchemaAST.AST): ReadonlyArray<string> =>
  SchemaAST.isLiteral(shape) ? [String(shape.literal)] : SchemaAST.isUnion(shape) ? shape.types.flatMap(listLiterals) : []
