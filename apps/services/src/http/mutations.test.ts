import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"

describe.each(allDatabases)("mutations on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const remove = (alias: string) => `${alias}: removeProjectFromGarage(webUserGuid: "${shop.webUserGuid}", projectId: "none") { success }`

  it("reject a mutation that does not have exactly one root field", async () => {
    const getStatus = async (query: string) => (await shop.post("customerproject", { query, operationName: "m" })).status
    expect(await getStatus(`mutation m { ${remove("a")} }`)).toBe(200)
    expect(await getStatus(`mutation m { ${remove("a")} ${remove("b")} }`)).toBe(400)
    expect(await getStatus(`mutation m { ...f } fragment f on Mutation { ${remove("a")} ${remove("b")} }`)).toBe(400)
    expect(await getStatus(`mutation m { ... { ${remove("a")} } }`)).toBe(400)
    expect(await getStatus(`query m { __typename } mutation n { ${remove("a")} ${remove("b")} }`)).toBe(400)
  })

  it("require POST", async () => {
    const address = `http://shop.test/graphql/customerproject?query=${encodeURIComponent(`mutation { ${remove("a")} }`)}`
    const getStatus = async (method: string) => {
      const response = await shop.handler(new Request(address, { method, headers: { cookie: shop.cookie } }))
      return [response?.status, response?.headers.get("allow")]
    }
    expect(await getStatus("GET")).toEqual([405, "POST"])
    expect(await getStatus("HEAD")).toEqual([405, "POST"])
  })

  it("from a page of a different site are rejected with 403", async () => {
    const query = `mutation { ${remove("a")} }`
    expect((await shop.post("customerproject", { query }, { "sec-fetch-site": "cross-site" })).status).toBe(403)
    expect((await shop.post("customerproject", { query }, { origin: "https://evil.example" })).status).toBe(403)
    expect((await shop.post("customerproject", { query }, { "sec-fetch-site": "same-origin" })).status).toBe(200)
  })

  it.each(["1", "not-a-uuid", "7d444840-9dc0-11d1-b245-5ffdce74fad2", `${crypto.randomUUID()} `.repeat(2)])(
    "reject the invalid idempotency key %s with 400",
    async (key) => {
      const { json, status } = await shop.post("customerproject", { query: `mutation { ${remove("a")} }` }, { "idempotency-key": key })
      expect([status, json.errors?.map(({ message }) => message)]).toEqual([400, ["Idempotency-Key: Expected a UUID v4"]])
    }
  )

  it("accept an idempotency key in upper case", async () => {
    const key = crypto.randomUUID().toUpperCase()
    expect((await shop.post("customerproject", { query: `mutation { ${remove("a")} }` }, { "idempotency-key": key })).status).toBe(200)
  })
})
