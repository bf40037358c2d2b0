import { calls } from "@camber/domain/registry"
import { documents, documentsById, getServiceTypes } from "@camber/domain/registry/graphql"
import { wireListingAddress } from "@camber/testing/records"
import { buildSchema, getIntrospectionQuery, parse, validate } from "graphql"
import { auditServer } from "graphql-http"
import { createServer } from "node:http"
import { sortValues } from "@camber/domain/search"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../test/allDatabases.ts"
import { createServices } from "./handler.ts"
import { documentLimits } from "./http/documentLimits.ts"
import { createServiceSchema } from "./schema/createServiceSchema.ts"
import { defaults, openServices, type OpenServices, postTo } from "../test/openServices.ts"
import { demoContent } from "../test/demoContent.ts"

describe("service schemas", () => {
  it.each(calls.map((call) => [call.operation, call] as const))(
    "CALL-05 validates the document of %s against its service",
    (operation, call) => {
      expect(validate(buildSchema(getServiceTypes(call.service)), parse(documents.get(operation) ?? ""))).toEqual([])
    }
  )

  it("reject a field without a resolver and a resolver without a field", () => {
    expect(() => createServiceSchema("type Query { known: Int lost: Int }", { known: async () => 1 })).toThrow("lost")
    expect(() => createServiceSchema("type Query { known: Int }", { known: async () => 1, spare: async () => 1 })).toThrow("spare")
  })
})

describe.each(allDatabases)("services on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const messages = async (service: string, body: unknown) => {
    const { status, json } = await shop.post(service, body)
    return [status, ...(json.errors ?? []).map(({ message }) => message)]
  }
  const listingQuery = `query ($address: ListingAddressInput!, $project: ProjectInput) { listing(address: $address, project: $project) { total } }`
  const address = wireListingAddress()

  it("CALL-02 CALL-108 return the same response for both body forms, by POST and by GET", async () => {
    const id = calls.find(({ operation }) => operation === "brandLinks")?.id ?? ""
    const byId = await shop.post("trait", { id, variables: {} })
    const byText = await shop.post("trait", { query: documentsById.get(id), variables: {} })
    expect(byId.json.data).toBeDefined()
    expect(byText).toEqual(byId)
    const got = await shop.handler(new Request(`http://shop.test/graphql/trait?id=${id}`))
    expect(await got?.json()).toEqual(byId.json)
  })

  it("forbid caching of responses, which may be personal", async () => {
    const query = encodeURIComponent(`{ customerProjects(webUserGuid: "${shop.webUserGuid}") { projects { projectId } } }`)
    const own = new Request(`http://shop.test/graphql/customerproject?query=${query}`, { headers: { cookie: shop.cookie } })
    const refused = new Request(`http://shop.test/graphql/customerproject?query=${query}`)
    const answers = await Promise.all([own, refused].map((request) => shop.handler(request)))
    expect(answers.map((answer) => [answer?.status, answer?.headers.get("cache-control")])).toEqual([
      [200, "no-store"],
      [403, "no-store"]
    ])
  })

  it("ignore other paths and return 404 for unknown services", async () => {
    expect(await shop.handler(new Request("http://shop.test/shop/all"))).toBeUndefined()
    expect(await shop.handler(new Request("http://shop.test/graphql"))).toBeUndefined()
    expect(await messages("storage", { query: "{ __typename }" })).toEqual([404, "There is no such service."])
    expect(await messages("trait/more", { query: "{ __typename }" })).toEqual([404, "There is no such service."])
  })

  it("return the response of GET without a body for HEAD, the allowed methods for OPTIONS, and 405 for other methods", async () => {
    const ask = (method: string) => shop.handler(new Request("http://shop.test/graphql/trait?query=%7B__typename%7D", { method }))
    const [got, head, options, put] = await Promise.all(["GET", "HEAD", "OPTIONS", "PUT"].map(ask))
    expect([head?.status, head?.headers.get("content-type"), await head?.text()]).toEqual([200, got?.headers.get("content-type"), ""])
    expect([options?.status, options?.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"])
    expect([put?.status, put?.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"])
  })

  it("accept a valid request id and create one otherwise", async () => {
    const idFor = async (given: string) =>
      (
        await shop.handler(new Request("http://shop.test/graphql/trait?query=%7B__typename%7D", { headers: { "x-request-id": given } }))
      )?.headers.get("x-request-id")
    expect(await idFor("page-load-17")).toBe("page-load-17")
    expect(await idFor("short")).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each<[string, unknown, string]>([
    ["a page of 0", { ...address, page: 0 }, "address.page: Expected a value between 1 and 10000"],
    ["a page of -1", { ...address, page: -1 }, "address.page: Expected a value between 1 and 10000"],
    ["a page of 10001", { ...address, page: 10_001 }, "address.page: Expected a value between 1 and 10000"],
    ["a query of 4,000 characters", { ...address, query: "a".repeat(4_000) }, "address.query: Expected at most 200 characters"],
    [
      "an unknown sort order",
      { ...address, sort: "upwards" },
      `address.sort: Expected ${sortValues.map((sort) => `"${sort}"`).join(" | ")}`
    ],
    [
      "31 facets",
      { ...address, facets: Array.from({ length: 31 }, (_, i) => ({ name: "Brand", value: `${i}` })) },
      "address.facets: Expected at most 30 facets"
    ],
    [
      "a facet of 201 characters",
      { ...address, facets: [{ name: "Brand", value: "x".repeat(196) }] },
      "address.facets: Expected at most 200 characters"
    ]
  ])("reject %s and name the invalid argument", async (_what, given, expected) => {
    const { status, json } = await shop.post("discovery", { query: listingQuery, variables: { address: given } })
    expect([status, json.errors?.map(({ message }) => message)]).toEqual([200, [expected]])
    expect(json.errors?.[0]?.extensions).toMatchObject({ code: "BAD_INPUT" })
  })

  it("OPS-11 reject overlong search words before searching", async () => {
    const query = `query ($keywords: String) { recommendationSections(sections: ["Search"], skuBaseNumbers: [], skuVariantNumbers: [], articleIds: [], ymmData: {}, keywords: $keywords) { __typename } }`
    const ask = (keywords: string) => messages("recommendations", { query, variables: { keywords } })
    expect(await ask(Array(4).fill("q".repeat(999)).join(" "))).toEqual([200, expect.stringMatching(/^keywords: Expected .* at most 400/)])
    expect(await ask(Array(4).fill("q".repeat(99)).join(" "))).toEqual([200])
  })

  it("reject variables of a wrong type before execution", async () => {
    const [status, message] = await messages("discovery", { query: listingQuery, variables: { address: { ...address, page: "abc" } } })
    expect(status).toBe(200)
    expect(message).toContain('Int cannot represent non-integer value: "abc"')
    expect(await messages("discovery", { query: listingQuery, variables: [] })).toEqual([400, "variables must be an object."])
  })

  it("accept null for fields of a project without a value, and reject impossible ids", async () => {
    const project = {
      vehicle: null,
      raceTypeId: null,
      engineIds: { engineSeriesId: null },
      isStockEngine: null,
      stockEngineIds: null,
      projectId: null
    }
    expect(await messages("discovery", { query: listingQuery, variables: { address, project } })).toEqual([200])
    const unknown = { ...project, vehicle: { year: 1969, makeId: 1, modelId: 2 } }
    expect(await messages("discovery", { query: listingQuery, variables: { address, project: unknown } })).toEqual([
      200,
      "project.vehicle.makeId: Expected a value greater than or equal to 2"
    ])
  })

  it.each<[string, unknown, string]>([
    ["broken JSON", '{"query": ', "The body is not valid JSON."],
    ["a list", [], "The body must be a JSON object {query, variables} or {id, variables}."],
    ["an empty document", {}, "Send a document as query, or the id of a registered one as id."],
    ["an unknown document id", { id: "0".repeat(64) }, "No document is registered under this id."],
    ["a number as query", { query: 1 }, "query must be a string."]
  ])("reject %s with 400", async (_what, body, expected) => {
    expect(await messages("trait", body)).toEqual([400, expected])
  })

  it("reject a body of 5 MB with 413, with or without Content-Length", async () => {
    const padded = { query: "{ __typename }", padding: "x".repeat(5_000_000) }
    expect(await messages("trait", padded)).toEqual([413, "The body is longer than 32000 bytes."])
    expect(await messages("checkout", padded)).toEqual([413, "The body is longer than 256000 bytes."])
    const stream = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)) })
    const streamed: RequestInit & { readonly duplex: "half" } = {
      method: "POST",
      body: stream,
      duplex: "half",
      headers: { "content-type": "application/json" }
    }
    const endless = new Request("http://shop.test/graphql/trait", streamed)
    expect((await shop.handler(endless))?.status).toBe(413)
  })

  it("reject other media types and unknown operations", async () => {
    const plain = new Request("http://shop.test/graphql/trait", { method: "POST", headers: { "content-type": "text/plain" }, body: "{}" })
    expect((await shop.handler(plain))?.status).toBe(415)
    const accept = new Request("http://shop.test/graphql/trait?query=%7B__typename%7D", { headers: { accept: "text/html" } })
    expect((await shop.handler(accept))?.status).toBe(406)
    expect((await messages("trait", { query: "{ secrets }" }))[1]).toContain('Cannot query field "secrets"')
    expect((await messages("trait", { query: "mutation { brandLinks }" }))[1]).toContain("mutation")
  })

  it("reject documents with too many levels, aliases or fields", async () => {
    const aliases = Array.from({ length: 100 }, (_, index) => `a${index}: __typename`).join(" ")
    expect((await messages("trait", { query: `{ ${aliases} }` }))[1]).toBe(
      `The operation has 100 aliases; at most ${documentLimits.aliases} are accepted.`
    )
    const deep = `{ brandLinks ${"{ subItems ".repeat(12)} { href } ${"}".repeat(12)} }`
    expect((await messages("trait", { query: deep }))[1]).toBe(`The operation has 14 levels; at most ${documentLimits.depth} are accepted.`)
    const doubling = Array.from(
      { length: 12 },
      (_, index) => `fragment f${index} on NavigationLink { ...f${index + 1} ...f${index + 1} }`
    ).join(" ")
    const bomb = `{ brandLinks { ...f0 } } ${doubling} fragment f12 on NavigationLink { href }`
    expect((await messages("trait", { query: bomb }))[1]).toContain("fields; at most")
    expect((await messages("trait", { query: `{ ${"a ".repeat(3_000)} }` }))[1]).toContain("tokens. Parsing aborted")
    expect((await messages("trait", { query: "{ brandLinks { ...f } } fragment f on NavigationLink { ...f }" }))[1]).toContain(
      "Cannot spread fragment"
    )
  })

  it("OPS-55 reject oversized documents and variables before parsing them", async () => {
    const long = `${"\n".repeat(12_000)}{ __typename }`
    expect(await messages("trait", { query: long })).toEqual([
      400,
      `The document has ${long.length} characters; at most 10000 are accepted.`
    ])
    const fragments = Array.from({ length: 30 }, (_, at) => `fragment f${at} on NavigationLink { ...f${(at + 1) % 30} }`).join(" ")
    expect((await messages("trait", { query: `{ brandLinks { ...f0 } } ${fragments}` }))[1]).toBe(
      "The document has 31 operations and fragments; at most 20 are accepted."
    )
    const variables = Array.from({ length: 50 }, (_, at) => `$v${at}: Int`).join(" ")
    expect((await messages("trait", { query: `query (${variables}) { __typename }` }))[1]).toBe(
      "The operation has 50 variables; at most 40 are accepted."
    )
    const query = "{ __typename }"
    const deep = `{ "query": "${query}", "variables": { "names": ${"[".repeat(60_000)}${"]".repeat(60_000)} } }`
    for (const body of [{ query, variables: { names: Array(50_000).fill("a") } }, deep])
      expect(await messages("checkout", body)).toEqual([400, "The variables have too many values or too much nesting."])
  })

  it("OPS-55 limit the number of validation errors and report the locations of errors only if computing them is cheap", async () => {
    const wrong = Array.from({ length: 100 }, (_, at) => `wrong${at}`).join(" ")
    const getErrors = async (query: string) => (await shop.post("trait", { query })).json.errors ?? []
    const short = await getErrors(`{ brandLinks { ${wrong} } }`)
    expect([short.length, short[0]]).toEqual([11, expect.objectContaining({ locations: [{ line: 1, column: 16 }] })])
    expect((await getErrors(`${"\r".repeat(5_000)}{ brandLinks { ${wrong} } }`))[0]).not.toHaveProperty("locations")
  })

  it("expose the schema in development and hide it in production", async () => {
    const query = getIntrospectionQuery()
    expect((await shop.post("trait", { query })).json.data).toBeDefined()
    const production = createServices({ ...demoContent, database: shop.database, settings: { ...defaults, isProduction: true } })
    const { json } = await postTo(production, "trait", { query })
    expect([json.data, json.errors?.[0]?.message]).toEqual([undefined, expect.stringContaining("introspection")])
    const guessed = { query: "{ brandLink { href } }" }
    expect((await shop.post("trait", guessed)).json.errors?.[0]?.message).toContain("Did you mean")
    expect((await postTo(production, "trait", guessed)).json.errors?.[0]?.message).toMatch(
      /^Cannot query field "brandLink" on type "Query"\.$/
    )
  })

  it("GAP-17 accept only registered documents when configured so", async () => {
    const registered = createServices({ ...demoContent, database: shop.database, settings: { ...defaults, documents: "registered" } })
    const id = calls.find(({ operation }) => operation === "brandLinks")?.id
    expect((await postTo(registered, "trait", { id })).status).toBe(200)
    expect((await postTo(registered, "trait", { query: documents.get("brandLinks") })).status).toBe(400)
    expect((await postTo(registered, "trait", { id, query: "{ brandLinks { href } }" })).status).toBe(400)
    expect((await postTo(registered, "trait", { id: "unknown" })).status).toBe(400)
    const byAddress = await registered.handler(new Request("http://shop.test/graphql/trait?query=%7B__typename%7D"))
    expect(byAddress?.status).toBe(400)
  })

  it("hide internal errors from the response", async () => {
    await shop.database.kysely.schema.alterTable("article").renameTo("article_away").execute()
    const { status, json } = await shop.post("content", { query: "{ featuredArticle { id } }" })
    await shop.database.kysely.schema.alterTable("article_away").renameTo("article").execute()
    expect([status, json.errors?.[0]?.message]).toEqual([200, "Internal error"])
    expect(JSON.stringify(json)).not.toMatch(/article_away|select|relation|at /i)
    expect(shop.failures.at(-1)).toMatchObject({ _tag: "InternalError", service: "content", path: "featuredArticle" })
    expect(json.errors?.[0]?.extensions).toEqual({ code: "INTERNAL", requestId: shop.failures.at(-1)?.requestId })
  })

  it("pass every audit of GraphQL over HTTP", async () => {
    const server = createServer(async (incoming, outgoing) => {
      const chunks: Array<Uint8Array> = []
      for await (const chunk of incoming) chunks.push(chunk)
      const { method = "GET", url = "/" } = incoming
      const body = method === "GET" ? null : Buffer.concat(chunks)
      const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
      const response = await shop.handler(new Request(new URL(url, "http://shop.test"), { method, headers, body }))
      outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []))
      outgoing.end(await response?.text())
    })
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
    const port = getPort(server.address())
    const results = await auditServer({ url: `http://127.0.0.1:${port}/graphql/trait`, fetchFn: fetch })
    await new Promise((closed) => server.close(closed))
    expect(results.length).toBeGreaterThan(50)
    expect(results.filter(({ status }) => status !== "ok").map(({ name }) => name)).toEqual([])
  })
})

const getPort = (address: ReturnType<ReturnType<typeof createServer>["address"]>): number => {
  if (address === null || typeof address === "string") throw new Error("The test server listens on no port")
  return address.port
}
