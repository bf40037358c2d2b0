import { getUserPermissions } from "@camber/domain/push"
import { calls, restCalls } from "@camber/domain/registry"
import { afterAll, beforeAll, expect, it } from "vitest"
import { postgresDatabase } from "../test/allDatabases.ts"
import { openServices, type OpenServices } from "../test/openServices.ts"

let shop: OpenServices
beforeAll(async () => {
  shop = await openServices(postgresDatabase.open)
})
afterAll(() => shop.database.drop())

it("CALL-137 answers every REST call of the domain, and staff calls only for staff", async () => {
  const unanswered: Array<string> = []
  for (const { method, path } of [...restCalls, getUserPermissions("d-1")]) {
    const response = await shop.handler(
      new Request(`http://shop.test${path}`, {
        method,
        headers: { "content-type": "application/json", cookie: shop.cookie },
        ...(method === "POST" && { body: "{}" })
      })
    )
    if (response === undefined || response.status === 404 || response.status >= 500) unanswered.push(`${path} ${response?.status}`)
  }
  expect(unanswered.filter((path) => !path.startsWith("/api/staff/"))).toEqual([])
})

it("CALL-137 has registered every GraphQL call of the domain under its document id", { tags: "full" }, async () => {
  const unknown: Array<string> = []
  for (const { id, operation, service } of calls) {
    const { json } = await shop.post(service, { id, variables: {} })
    if (/No document is registered|no such service/i.test(JSON.stringify(json))) unknown.push(`${service} ${operation}`)
  }
  expect(unknown).toEqual([])
})
