import { type Schema, SchemaAST } from "effect"

/**
 * Generates the GraphQL selection that a result's schema decodes from its root field, so that a document never requests more or less. A
 * tagged union becomes `_tag: __typename` plus one inline fragment per case, because its tags are the type names.
 */
export const generateSelection = (result: Schema.Top, field: string): string => {
  const root = SchemaAST.toEncoded(result.ast)
  if (!SchemaAST.isObjects(root)) throw new Error("a call's result must be a struct")
  const property = root.propertySignatures.find(({ name }) => name === field)
  if (property === undefined) throw new Error(`the result has no field ${field}`)
  return formatSelection(property.type)
}

const formatSelection = (ast: SchemaAST.AST): string => {
  if (SchemaAST.isObjects(ast)) return `{ ${formatFields(ast)} }`
  if (SchemaAST.isArrays(ast)) return ast.rest[0] === undefined ? "" : formatSelection(ast.rest[0])
  if (!SchemaAST.isUnion(ast)) return ""
  const cases = ast.types.filter((type) => SchemaAST.isObjects(type))
  if (cases.length > 1)
    return `{ _tag: __typename ${cases.map((type) => `... on ${getTypeTag(type)} { ${formatFields(type)} }`).join(" ")} }`
  return ast.types.map(formatSelection).join("")
}

const formatFields = (ast: SchemaAST.Objects): string =>
  ast.propertySignatures
    .filter(({ name }) => name !== "_tag")
    .map(({ name, type }) => `${String(name)} ${formatSelection(type)}`.trimEnd())
    .join(" ")

/** Returns the tag of a tagged struct. */
export const getTypeTag = (ast: SchemaAST.Objects): string => {
  const tag = ast.propertySignatures.find(({ name }) => name === "_tag")?.type
  if (tag === undefined || !SchemaAST.isLiteral(tag)) throw new Error("each case of a union needs a literal _tag")
  return String(tag.literal)
}
