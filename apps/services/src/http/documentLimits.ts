import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule
} from "graphql"

/**
 * Limits of GraphQL documents. Registered documents need at most about half of each limit.
 *
 * `letters` is checked before parsing, `tokens` during parsing. A document within both limits is parsed and validated in a few
 * milliseconds.
 */
export const documentLimits = {
  depth: 10,
  aliases: 20,
  rootFields: 10,
  cost: 10,
  fields: 600,
  definitions: 20,
  variables: 40,
  tokens: 2_000,
  letters: 10_000
}

/** Costs of root fields that read much of the catalog. All other root fields cost 1. */
const rootCosts: ReadonlyMap<string, number> = new Map([
  ["listing", 5],
  ["recommendationSections", 5],
  ["carSystems", 4],
  ["assemblies", 4],
  ["assembly", 3],
  ["partFacets", 3],
  ["partCounts", 3],
  ["systemsOfParts", 3],
  ["skuBaseFitment", 3],
  ["autoSuggestPublic", 3],
  ["engineLinksForSiteMap", 5],
  ["allTopLevelPlatforms", 3],
  ["productPage", 3],
  ["comparison", 3],
  ["lists", 4],
  ["sharedList", 3],
  ["buildPlan", 3],
  ["buildSheet", 3],
  ["orderReview", 3]
])

/** Number and total cost of an operation's root fields, including fragments. */
interface RootExtent {
  readonly count: number
  readonly cost: number
}

interface Extent {
  readonly depth: number
  readonly aliases: number
  readonly fields: number
}

const NO_EXTENT: Extent = { depth: 0, aliases: 0, fields: 0 }

/**
 * Rejects documents with too many definitions, and operations with too many levels, aliases, variables or fields. A fragment counts each
 * time it is used.
 */
export const documentLimitsRule: ValidationRule = (context) => {
  const measured = new Map<string, Extent>()

  const measureFragment = (fragment: FragmentDefinitionNode | null | undefined): Extent => {
    if (!fragment) return NO_EXTENT
    const known = measured.get(fragment.name.value)
    if (known !== undefined) return known
    // Set before the recursion, because a fragment that includes itself would recurse forever. Another rule reports such fragments.
    measured.set(fragment.name.value, NO_EXTENT)
    const extent = measureSelections(fragment.selectionSet)
    measured.set(fragment.name.value, extent)
    return extent
  }

  const measureSelections = (selectionSet: SelectionSetNode): Extent =>
    selectionSet.selections.reduce<Extent>((sum, selection) => {
      const extent =
        selection.kind === Kind.FIELD
          ? measureField(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? measureSelections(selection.selectionSet)
            : measureFragment(context.getFragment(selection.name.value))
      return { depth: Math.max(sum.depth, extent.depth), aliases: sum.aliases + extent.aliases, fields: sum.fields + extent.fields }
    }, NO_EXTENT)

  const measureField = (field: FieldNode): Extent => {
    // Introspection queries are deeply nested, so their depth does not count. Another rule decides whether introspection is allowed.
    if (field.name.value.startsWith("__")) return { ...NO_EXTENT, aliases: field.alias ? 1 : 0, fields: 1 }
    const inner = field.selectionSet ? measureSelections(field.selectionSet) : NO_EXTENT
    return { depth: inner.depth + 1, aliases: inner.aliases + (field.alias ? 1 : 0), fields: inner.fields + 1 }
  }

  const measureRoots = createRootMeter((name) => context.getFragment(name))

  const limit = (node: ASTNode, what: string, found: number, most: number) => {
    if (found > most)
      context.reportError(
        new GraphQLError(
          `The ${node.kind === Kind.DOCUMENT ? "document" : "operation"} has ${found} ${what}; at most ${most} are accepted.`,
          {
            nodes: node
          }
        )
      )
  }

  return {
    Document(document) {
      const { length } = document.definitions
      limit(document, "operations and fragments", length, documentLimits.definitions)
      return length > documentLimits.definitions ? false : undefined
    },
    OperationDefinition(operation) {
      limit(operation, "variables", operation.variableDefinitions?.length ?? 0, documentLimits.variables)
      const { depth, aliases, fields } = measureSelections(operation.selectionSet)
      const roots = measureRoots(operation.selectionSet)
      limit(operation, "levels", depth, documentLimits.depth)
      limit(operation, "aliases", aliases, documentLimits.aliases)
      limit(operation, "fields", fields, documentLimits.fields)
      limit(operation, "root selections", roots.count, documentLimits.rootFields)
      limit(operation, "points of cost", roots.cost, documentLimits.cost)
      return false
    }
  }
}

/**
 * Creates the function that sums up root fields. It visits each fragment only once, because a fragment that includes itself would recurse
 * forever.
 */
const createRootMeter = (getFragment: (name: string) => FragmentDefinitionNode | null | undefined) => {
  const known = new Map<string, RootExtent>()
  const measureSelection = (selection: SelectionNode): RootExtent => {
    if (selection.kind === Kind.FIELD) return { count: 1, cost: rootCosts.get(selection.name.value) ?? 1 }
    if (selection.kind === Kind.INLINE_FRAGMENT) return measureSelections(selection.selectionSet)
    const name = selection.name.value
    const before = known.get(name)
    if (before !== undefined) return before
    known.set(name, NO_ROOTS)
    const fragment = getFragment(name)
    const extent = fragment ? measureSelections(fragment.selectionSet) : NO_ROOTS
    known.set(name, extent)
    return extent
  }
  const measureSelections = ({ selections }: SelectionSetNode): RootExtent =>
    selections.map(measureSelection).reduce((sum, { cost, count }) => ({ count: sum.count + count, cost: sum.cost + cost }), NO_ROOTS)
  return measureSelections
}

const NO_ROOTS: RootExtent = { count: 0, cost: 0 }

/** Whether every mutation has exactly one root field, so that it succeeds or fails as a whole. */
export const hasSingleMutation = (document: DocumentNode): boolean =>
  document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.operation !== OperationTypeNode.MUTATION ||
      (definition.selectionSet.selections.length === 1 && definition.selectionSet.selections[0]?.kind === Kind.FIELD)
  )
