import { type Schema, SchemaAST } from "effect"

/**
 * GraphQL definitions of a capability beyond its calls. These definitions are in separate modules, so that browsers do not load them. A
 * path is `Type.field`; fields of `Query` and `Mutation` are the calls, and their arguments are `Query.field.argument`.
 */
export interface Vocabulary {
  /** Operations that are mutations. All others are queries. */
  readonly mutations?: ReadonlyArray<string>
  /**
   * Names of result shapes. A struct becomes a type. Several structs with one name become one type with the fields of all of them. Literals
   * become an enum, or String if they have no name. A tagged union becomes a union with its tags as type names. Anything else becomes a
   * scalar.
   */
  readonly types?: Names
  /** Names of argument shapes, with the same rules. */
  readonly inputs?: Names
  /** Descriptions of types and paths. */
  readonly texts?: Readonly<Record<string, string>>
  /** Paths that are nullable or optional although the call's schema requires a value. */
  readonly optional?: ReadonlyArray<string>
  /** Documents that cannot be generated from their calls, by operation, with their root fields. */
  readonly documents?: Readonly<Record<string, OwnDocument>>
}

export interface OwnDocument {
  readonly text: string
  readonly fields: ReadonlyArray<string>
}

type Names = Readonly<Record<string, Schema.Top | ReadonlyArray<Schema.Top>>>

/** The vocabularies of all capabilities combined. */
export interface TypeNames {
  readonly isMutation: (operation: string) => boolean
  readonly documentOf: (operation: string) => OwnDocument | undefined
  readonly textOf: (place: string) => string | undefined
  readonly isOptional: (place: string) => boolean
  readonly types: Shapes
  readonly inputs: Shapes
}

/** Mapping between encoded shapes and their names. */
export interface Shapes {
  readonly nameOf: (shape: SchemaAST.AST) => string | undefined
  readonly named: (name: string) => ReadonlyArray<SchemaAST.AST>
}

/** Combines vocabularies. Throws if two capabilities define the same entry, or if a shape has two names. */
export const createLexicon = (vocabularies: ReadonlyArray<Vocabulary>): TypeNames => {
  const merged = <Value>(part: (vocabulary: Vocabulary) => Readonly<Record<string, Value>> | undefined) =>
    toUniqueMap(vocabularies.flatMap((vocabulary) => Object.entries(part(vocabulary) ?? {})))
  const mutations = new Set(vocabularies.flatMap((vocabulary) => vocabulary.mutations ?? []))
  const optional = new Set(vocabularies.flatMap((vocabulary) => vocabulary.optional ?? []))
  const documents = merged((vocabulary) => vocabulary.documents)
  const texts = merged((vocabulary) => vocabulary.texts)
  return {
    isMutation: (operation) => mutations.has(operation),
    documentOf: (operation) => documents.get(operation),
    textOf: (place) => texts.get(place),
    isOptional: (place) => optional.has(place),
    types: createShapes(merged((vocabulary) => vocabulary.types)),
    inputs: createShapes(merged((vocabulary) => vocabulary.inputs))
  }
}

const createShapes = (names: ReadonlyMap<string, Names[string]>): Shapes => {
  const byName = new Map([...names].map(([name, given]) => [name, [given].flat().map(({ ast }) => SchemaAST.toEncoded(ast))]))
  const byShape = toUniqueMap([...byName].flatMap(([name, shapes]) => shapes.map((shape) => [getIdentity(shape), name])))
  return { nameOf: (shape) => byShape.get(getIdentity(shape)), named: (name) => byName.get(name) ?? [] }
}

/** Returns an identity that survives making a schema optional, checked or annotated. */
const getIdentity = (shape: SchemaAST.AST): unknown =>
  SchemaAST.isObjects(shape) ? shape.propertySignatures : SchemaAST.isUnion(shape) ? shape.types : shape

const toUniqueMap = <Key, Value>(entries: ReadonlyArray<readonly [Key, Value]>): ReadonlyMap<Key, Value> => {
  const all = new Map(entries)
  if (all.size < entries.length) {
    const twice = entries.filter(([key, value]) => all.get(key) !== value)
    throw new Error(
      `GraphQL vocabulary defines an entry twice: ${twice.map((entry) => entry.filter((part) => typeof part === "string").join(" ")).join(", ")}`
    )
  }
  return all
}
