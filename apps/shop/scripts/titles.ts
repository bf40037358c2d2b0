import { parseSync } from "vite"
import { getChildren, isNode, type Node, nodesIn } from "./syntax.ts"

/** A title that names requirements. */
export interface Title {
  readonly ids: ReadonlyArray<string>
  /** Whether only the full suite runs the test. The tag may also be on a group around the test. */
  readonly isFull: boolean
}

/** Returns whether a node is `it`, `test`, `describe` or a variant such as `it.effect.each(table)`. */
const isTest = (node: Node): boolean => {
  if (node.type === "Identifier") return /^(?:it|test|describe)$/.test(String(node["name"]))
  const inner = node["callee"] ?? node["object"] ?? node["tag"]
  return isNode(inner) && isTest(inner)
}

const isTestCall = (node: Node): boolean => node.type === "CallExpression" && isTest(node)

const getText = (node: Node): string | null => {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"]
  if (node.type !== "TemplateLiteral") return null
  return nodesIn(node["quasis"]).map(getRawText).join("\0")
}

const getRawText = ({ value }: Node): string => (typeof value === "object" && value !== null && "raw" in value ? String(value.raw) : "")

/**
 * Returns the titles of a test file that name requirements: the first argument of a test, or any text that begins with
 * an id, as in a table for `it.each`.
 */
export const parseTestTitles = (file: string, text: string): ReadonlyArray<Title> => {
  const titles: Title[] = []
  /** @param around - Tests and groups that contain the node, nearest first. */
  const visit = (node: Node, around: ReadonlyArray<Node>) => {
    const [nearest] = around
    const title = getText(node)
    const opens = nearest !== undefined && nodesIn(nearest["arguments"])[0] === node
    if (title !== null && (opens || /^[A-Z]{2,5}-\d/.test(title))) {
      const ids = title.match(/\b[A-Z]{2,5}-\d{2,3}\b/g) ?? []
      if (ids.length > 0) titles.push({ ids, isFull: around.some(hasFullTag) })
    }
    const isOwn = isTestCall(node)
    for (const child of getChildren(node))
      // The callee of a test, such as `it.each(table)`, is not a test itself.
      if (isOwn && child === node["callee"]) for (const part of getParts(child)) visit(part, [node, ...around])
      else visit(child, isOwn ? [node, ...around] : around)
  }
  for (const program of nodesIn(parseSync(file, text).program)) visit(program, [])
  return titles
}

/** Returns whether a test or group has `{ tags: "full" }`, or a tag of `e2e/shop.ts` for the full suite. */
const hasFullTag = (call: Node): boolean =>
  nodesIn(call["arguments"]).some(
    (argument) =>
      (argument.type === "Identifier" && /^full(?:AtDesk|OnPhone)?$/.test(String(argument["name"]))) ||
      nodesIn(argument["properties"]).some(
        ({ key, value }) => isNode(key) && key["name"] === "tags" && isNode(value) && value["value"] === "full"
      )
  )

/** Returns the arguments of all calls in a test's callee. */
const getParts = (callee: Node): ReadonlyArray<Node> => {
  const inner = callee["callee"] ?? callee["object"] ?? callee["tag"]
  return [...getChildren(callee).filter((child) => child !== inner), ...(isNode(inner) ? getParts(inner) : [])]
}
