import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import type { Services } from "../src/Services.ts"
import { findUcpProblems } from "./ucp/findUcpProblems.ts"

/** A JSON object of an answer. Tests read answers of many shapes, which the client has validated. */
export type Json = ReturnType<typeof JSON.parse>

export interface TestAssistant {
  /** The protocol revision on which client and server agreed. */
  readonly revision: string | undefined
  readonly client: Client
  /**
   * Calls a tool and returns its structured answer. The client validates the answer against the tool's output schema, and this function
   * validates it against the schemas of the Universal Commerce Protocol.
   */
  readonly call: (name: string, given?: object) => Promise<Json>
  readonly close: () => Promise<void>
}

/**
 * Connects the official client to the shop's handler. `auto` negotiates revision 2026-07-28; `legacy` uses the handshake of earlier
 * revisions.
 */
export const openAssistant = async (
  { handler }: Pick<Services, "handler">,
  mode: "auto" | "legacy" = "auto",
  headers: Readonly<Record<string, string>> = {}
): Promise<TestAssistant> => {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } })
  const ask = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    return (await handler(request)) ?? new Response(null, { status: 404 })
  }
  await client.connect(new StreamableHTTPClientTransport(new URL("http://shop.test/api/ucp/mcp"), { fetch: ask }))
  await client.listTools()
  return {
    client,
    revision: client.getNegotiatedProtocolVersion(),
    call: async (name, given = {}) => {
      const { isError = false, structuredContent } = await client.callTool({ name, arguments: { ...given } })
      const problems = findUcpProblems(name, isError, structuredContent)
      if (problems.length > 0) throw new Error(`The answer of ${name} is not UCP:\n${problems.join("\n")}`)
      return structuredContent
    },
    close: () => client.close()
  }
}
