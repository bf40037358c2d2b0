import { findCallers } from "@camber/domain/staff"
import { addNewProjectToGarage, toProjectRequest } from "@camber/domain/garage"
import { MakeId, ModelId, ModelYear, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { insertOrder } from "./testing/insertOrder.ts"
import { signedInAs } from "./testing/signedInAs.ts"

const contact = { name: "Dana Reyes", phone: "440-555-0182", city: "Akron", region: "OH" }

describe.each(allDatabases)("finding callers on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  beforeAll(async () => {
    shop = await openServices(open)
    staff = await signedInAs(shop, ["registered", "staff"], "priya@shop.test")
    await insertOrder(shop.database.kysely, "2257999486")
    await insertOrder(shop.database.kysely, "1000000001")
    const visitor = shop.visitor()
    await shop.database.kysely
      .updateTable("customer_order")
      .set({ email: "Dana@mail.test", contact: JSON.stringify(contact), web_user_guid: visitor.webUserGuid })
      .where("order_number", "=", "2257999486")
      .execute()
    const project = {
      ...UNKNOWN_PROJECT,
      vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(2), modelId: ModelId.make(2) }
    }
    await visitor.ask(addNewProjectToGarage, { projectRequest: toProjectRequest(project, visitor.webUserGuid, null) })
  })
  afterAll(() => shop.database.drop())

  const post = async (text: unknown, cookie = staff) => {
    const response = await shop.handler(
      new Request(`http://shop.test${findCallers.path}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ text })
      })
    )
    return { status: response?.status, body: JSON.parse((await response?.text()) || "null") }
  }
  const find = async (text: string) => Schema.decodeUnknownSync(findCallers.result)((await post(text)).body)

  it.each([
    "0182",
    "5550182",
    "555-0182",
    "50182",
    "4405550182",
    "+1 440 555 0182",
    "440-555-0182",
    "(440) 555 0182",
    "2257999486",
    "9486",
    "reyes",
    "DANA@MAIL.TEST"
  ])("finds a caller by %s", async (text) => {
    const [caller, ...others] = await find(text)
    expect(others).toEqual([])
    expect(caller).toMatchObject({ email: "dana@mail.test", name: "Dana Reyes", phone: "440-555-0182", place: "Akron, OH" })
    expect(caller?.orders.map(({ orderNumber }) => orderNumber)).toEqual(["2257999486"])
    expect(caller?.vehicles.map(({ name }) => name)).toEqual(["1969 Chevrolet Camaro"])
  })

  it("finds a customer without orders only by the email address of the account", async () => {
    await signedInAs(shop, ["registered"], "lee@mail.test")
    expect((await find("Lee@mail.test")).map(({ email, orders }) => [email, orders.length])).toEqual([["lee@mail.test", 0]])
    expect(await find("lee")).toEqual([])
  })

  it("finds only the owner of a whole email address, not of a longer address", async () => {
    const update = shop.database.kysely.updateTable("customer_order").where("order_number", "=", "1000000001")
    await update.set({ email: "albert.dana@mail.test", contact: JSON.stringify({ ...contact, name: "Albert" }) }).execute()
    expect((await find("Dana@mail.test")).map(({ email }) => email)).toEqual(["dana@mail.test"])
    expect(await find("al@mail.test")).toEqual([])
    expect((await find("albert")).map(({ email }) => email)).toEqual(["albert.dana@mail.test"])
  })

  it.each(["'); drop table customer_order; --", "%%%", "zzz", "*:*|!"])("returns no caller for %j", async (text) => {
    expect((await post(text)).body).toEqual([])
  })

  it("rejects texts that are too short or too long, and values that are not text", async () => {
    for (const text of ["ab", " a ", "x".repeat(121), "\u0000abc", 12]) expect([text, (await post(text)).status]).toEqual([text, 400])
  })

  it("returns 404 to visitors who are not staff", async () => {
    expect((await post("0182", shop.cookie)).status).toBe(404)
    expect((await post("0182", await signedInAs(shop, ["registered"]))).status).toBe(404)
  })
})
