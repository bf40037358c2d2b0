import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool,
  WebStandardStreamableHTTPServerTransport
} from "@modelcontextprotocol/server"
import { Schema } from "effect"
import type { AssistantTool } from "./AssistantTool.ts"
import type { ToolAnswer } from "./runTool.ts"
import { ErrorAnswer } from "./schemas.ts"

/** The tools as the protocol needs them: their list, and a function that calls one by name. */
export interface ToolPort {
  readonly tools: ReadonlyArray<Tool>
  /** Null for an unknown tool. */
  readonly call: (name: string, given: unknown) => Promise<Pick<ToolAnswer, "content" | "isError"> | null>
}

export interface McpOptions {
  readonly name: string
  readonly version: string
  readonly instructions: string
  /** Largest body in bytes. */
  readonly maximum: number
}

/**
 * Answers one request of the Model Context Protocol, of revision 2026-07-28 or of any revision since 2024-11-05. The handler stores nothing
 * between requests, so any process of the shop can answer.
 */
export const serveMcp = async (
  request: Request,
  port: ToolPort,
  { instructions, maximum, name, version }: McpOptions
): Promise<Response> => {
  const createServer = () => {
    const server = new Server({ name, version }, { capabilities: { tools: {} }, instructions })
    server.setRequestHandler("tools/list", () => ({ tools: [...port.tools] }))
    server.setRequestHandler("tools/call", async ({ params }) => {
      const answer = await port.call(params.name, params.arguments ?? {})
      if (answer === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name.slice(0, 100)}`)
      const structuredContent = Object(answer.content) as Record<string, unknown>
      return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent, isError: answer.isError }
    })
    return server
  }
  const asked = withBothFormats(request)
  const limit = { maxRequestBodySize: maximum }
  if (!(await isLegacyRequest(asked, undefined, limit)))
    return createMcpHandler(createServer, { ...limit, legacy: "reject", maxSubscriptions: 1 }).fetch(asked)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await createServer().connect(transport)
  return transport.handleRequest(asked)
}

/**
 * Sets the `Accept` header to both JSON and event streams, which the transport requires. UCP clients accept only JSON, and the answer to a
 * call is always JSON.
 */
const withBothFormats = (request: Request): Request => {
  const headers = new Headers(request.headers)
  headers.set("accept", "application/json, text/event-stream")
  return new Request(request, { headers })
}

/** Converts a tool to its form in the protocol. Its output schema accepts either the tool's answer or an error. */
export const toMcpTool = ({ description, input, isReadOnly, name, output, title }: AssistantTool): Tool => ({
  name,
  title,
  description,
  inputSchema: toObjectSchema(toJsonSchema(input)),
  outputSchema: { type: "object", anyOf: [toJsonSchema(output), toJsonSchema(ErrorAnswer)] },
  annotations: { title, readOnlyHint: isReadOnly, destructiveHint: false, idempotentHint: isReadOnly, openWorldHint: false }
})

/** The tools share no named schemas, so every JSON schema is self-contained. */
const toJsonSchema = (schema: Schema.Top): Record<string, unknown> => {
  const { definitions, schema: json } = Schema.toJsonSchemaDocument(schema)
  return Object.keys(definitions).length === 0 ? json : { ...json, $defs: definitions }
}

const toObjectSchema = (json: Record<string, unknown>) => ({ ...json, type: "object" as const })

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i

/**
 * Whether a page of another site sent the request, or a page whose host name was later pointed at this machine (DNS rebinding).
 *
 * Browsers send an `Origin`, which must be the shop's own origin, or any loopback name if the shop runs on one. Programs send none. Their
 * `Host` must be the shop's or a loopback name, unless a trusted proxy may rewrite it.
 */
export const isForeignOrigin = (request: Request, publicOrigin: string, hasProxy: boolean): boolean => {
  const site = request.headers.get("sec-fetch-site")
  if (site !== null && site !== "same-origin" && site !== "none") return true
  const own = new URL(publicOrigin)
  const isOwn = ({ host, hostname }: URL) => host === own.host || (LOOPBACK.test(hostname) && LOOPBACK.test(own.hostname))
  const origin = request.headers.get("origin")
  const page = origin === null ? null : URL.parse(origin)
  if (origin !== null && (page === null || !isOwn(page))) return true
  const asked = new URL(request.url)
  return !hasProxy && !isOwn(asked) && !LOOPBACK.test(asked.hostname)
}
