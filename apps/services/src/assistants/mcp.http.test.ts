import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openAssistant } from "../../test/openAssistant.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { toMcpTool } from "./serveMcp.ts"
import { tools } from "./tools.ts"

const ENDPOINT = "http://shop.test/api/ucp/mcp"
const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" }
const toCall = (name: string, given: unknown) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } })

/** Returns the paths of texts, lists and maps that have no maximum size. */
const findUnbounded = (node: unknown, path: string): ReadonlyArray<string> => {
  if (typeof node !== "object" || node === null) return []
  const { additionalProperties, enum: values, items, maxItems, maxLength, maxProperties, type } = node as Record<string, unknown>
  const isUnbounded =
    (type === "string" && maxLength === undefined && values === undefined) ||
    (type === "array" && items !== undefined && maxItems === undefined) ||
    (typeof additionalProperties === "object" && maxProperties === undefined)
  return [...(isUnbounded ? [path] : []), ...Object.entries(node).flatMap(([key, value]) => findUnbounded(value, `${path}/${key}`))]
}

describe.each(allDatabases)("the Model Context Protocol on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.prepareSearch()
  })
  afterAll(() => shop.database.drop())

  const post = async (body: string, more: Readonly<Record<string, string>> = {}, url = ENDPOINT) => {
    const response = await shop.handler(new Request(url, { method: "POST", headers: { ...headers, ...more }, body }))
    if (response === undefined) throw new Error("no handler")
    return response
  }

  it.each([
    ["auto", "2026-07-28"],
    ["legacy", "2025-11-25"]
  ] as const)("serves the official client in mode %s with revision %s", async (mode, revision) => {
    const assistant = await openAssistant(shop, mode)
    const listed = await assistant.client.listTools()
    expect([assistant.revision, listed.tools.map(({ name }) => name)]).toEqual([revision, tools.map(({ name }) => name)])
    expect(await assistant.call("find_vehicle", { words: "1969 Camaro" })).toMatchObject({ certainty: "exact" })
    await assistant.close()
  })

  it.each(["2024-11-05", "2025-03-26", "2025-06-18"])("completes the handshake with a client of revision %s", async (protocolVersion) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: "old", version: "1" } }
    const text = await (await post(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params }))).text()
    expect(text).toContain(`"protocolVersion":"${protocolVersion}"`)
  })

  it("sets no cookie and creates no visitor", async () => {
    const response = await post(toCall("find_vehicle", { words: "camaro" }))
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  })

  it("returns an error of the protocol for an unknown tool", async () => {
    const text = await (await post(toCall("place_order", {}))).text()
    expect(text).toContain('"code":-32602')
    expect(text).toContain("Unknown tool: place_order")
  })

  it.each(["constructor", "__proto__", "toString"])("returns an error for the tool name %s", async (name) => {
    expect(await (await post(toCall(name, {}))).text()).toContain('"code":-32602')
  })

  it.each(tools.map((tool) => [tool.name, toMcpTool(tool)] as const))(
    "limits the length of every text and list in the input and output of %s",
    (_, tool) => {
      expect([...findUnbounded(tool.inputSchema, "input"), ...findUnbounded(tool.outputSchema, "output")]).toEqual([])
    }
  )

  it("rejects arguments that are too long, too deep or not storable", async () => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`
    expect(await (await post(toCall("search_catalog", { catalog: "DEEP" }).replace('"DEEP"', deep))).text()).toMatch(/invalid_input|-32/)
    const given: ReadonlyArray<readonly [string, unknown]> = [
      ["find_vehicle", { words: "x".repeat(201) }],
      ["find_vehicle", { words: "a\u0000b" }],
      ["find_vehicle", {}],
      ["lookup_catalog", { catalog: { ids: Array.from({ length: 11 }, () => "CAM-P2") } }],
      ["check_fit", { product: "CAM-P2", vehicle: { facets: Array.from({ length: 41 }, () => ({ name: "a", valueId: 2 })) } }],
      ["check_fit", { product: "CAM-P2", vehicle: { vehicle: { year: 1, makeId: 2, modelId: 2 } } }],
      ["get_cart", "not an object"]
    ]
    for (const [name, value] of given) expect(await (await post(toCall(name, value))).text()).toMatch(/invalid_input|-32602|-32600|-32700/)
    expect(shop.failures).toEqual([])
  })

  it("rejects a body over 64 kB", async () => {
    expect((await post(toCall("find_vehicle", { words: "x".repeat(70_000) }))).status).toBe(413)
  })

  it("rejects requests from pages of other sites, for other host names and with other content types", async () => {
    const body = toCall("find_vehicle", { words: "camaro" })
    const getStatus = async (more: Readonly<Record<string, string>>, url?: string) => (await post(body, more, url)).status
    expect(await getStatus({ origin: "https://evil.example" })).toBe(403)
    expect(await getStatus({ origin: "null" })).toBe(403)
    expect(await getStatus({ "sec-fetch-site": "cross-site" })).toBe(403)
    expect(await getStatus({ origin: "http://evil.example" }, "http://evil.example/api/ucp/mcp")).toBe(403)
    expect(await getStatus({}, "http://evil.example/api/ucp/mcp")).toBe(403)
    expect(await getStatus({ "content-type": "text/plain" })).toBe(415)
    expect(await getStatus({ origin: "http://shop.test", "sec-fetch-site": "same-origin" })).toBe(200)
  })

  it("answers a client that accepts only JSON, as clients of UCP do", async () => {
    const response = await post(toCall("find_vehicle", { words: "1969 Camaro" }), { accept: "application/json" })
    expect(response.headers.get("content-type")).toContain("application/json")
    expect(await response.json()).toMatchObject({ id: 1, result: { structuredContent: { certainty: "exact" } } })
  })

  it("returns 405 for GET, because the server offers no stream", async () => {
    expect((await shop.handler(new Request(ENDPOINT)))?.status).toBe(405)
  })

  it("limits the number of calls per IP address", async () => {
    const limited = await openServices(open, { proxyHeader: "x-forwarded-for" })
    const ask = (address: string) =>
      limited.handler(new Request(ENDPOINT, { method: "POST", headers: { ...headers, "x-forwarded-for": address }, body: "{}" }))
    let last: Response | undefined
    for (let count = 0; count < 241; count++) last = await ask("203.0.113.9")
    expect([last?.status, (await ask("203.0.113.10"))?.status]).toEqual([429, 400])
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0)
    await limited.database.drop()
  })
})
