/** A syntax tree node with the fields that the scripts read. */
export interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value

/** Returns the nodes in a field of another node: one, several or none. */
export const nodesIn = (part: unknown): ReadonlyArray<Node> => (Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [])

/** Returns the child nodes, except names of properties. */
export const getChildren = (node: Node): ReadonlyArray<Node> =>
  Object.entries(node).flatMap(([part, value]) => {
    const isLabel =
      (node["computed"] !== true && (part === "key" || part === "property")) ||
      (part === "name" && node.type === "JSXAttribute") ||
      (part === "right" && node.type === "TSQualifiedName")
    return isLabel ? [] : nodesIn(value)
  })
