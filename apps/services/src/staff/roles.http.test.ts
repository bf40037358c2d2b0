import { hasStaffRight, setStaffRole, staffActions, staffCallRights, staffPeople, staffRoles, staffWaiting } from "@camber/domain/staff"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { createStaffSender } from "./testing/createStaffSender.ts"
import { signedInAs } from "./testing/signedInAs.ts"

const NO_SERVICE = "There is no such service."

describe.each(allDatabases)("roles of staff on $kind", ({ open }) => {
  let shop: OpenServices
  let owner: string
  let send: ReturnType<typeof createStaffSender>
  beforeAll(async () => {
    shop = await openServices(open)
    send = createStaffSender(shop)
    owner = await signedInAs(shop, ["registered", "staff"], "boss@shop.test")
  })
  afterAll(() => shop.database.drop())

  const signInAs = (role: (typeof staffRoles)[number], email?: string) => signedInAs(shop, ["registered", "staff"], email, role)
  /**
   * Whether a path exists for a session. Sends a POST with an empty body, which changes nothing: calls reject the body, and reads reject
   * the method.
   */
  const exists = async (path: string, cookie: string) => {
    const { body, status } = await send(path, cookie, {})
    return status !== 404 || !JSON.stringify(body).includes(NO_SERVICE)
  }

  it("EDIT-10 rejects each call from every role without the permission, and accepts it from all other roles", async () => {
    for (const role of staffRoles) {
      const cookie = await signInAs(role)
      for (const [path, right] of Object.entries(staffCallRights))
        expect([role, path, await exists(path, cookie)]).toEqual([role, path, hasStaffRight(role, right)])
    }
  })

  it("EDIT-10 reads the role for each request, and treats staff of older programs as read-only", async () => {
    const packer = await signInAs("orders", "packer@shop.test")
    const roleNow = async () => (await send(staffWaiting.path, packer)).body.role
    expect(await roleNow()).toBe("orders")
    await shop.database.kysely.updateTable("account").set({ staff_role: null }).where("email", "=", "packer@shop.test").execute()
    expect(await roleNow()).toBe("readOnly")
    await shop.database.kysely.updateTable("account").set({ staff_role: "orders" }).where("email", "=", "packer@shop.test").execute()
  })

  it("EDIT-11 lets an owner set a role, which takes effect immediately and is logged, unless someone else has changed that role since", async () => {
    const writer = await signInAs("content", "writer@shop.test")
    const set = async (email: string, seen: string, role: string | null) =>
      (await send(setStaffRole.path, owner, { email, seen, role })).body
    expect((await set("writer@shop.test", "content", "catalog")).problem).toBeNull()
    expect((await send(staffWaiting.path, writer)).body.role).toBe("catalog")
    expect((await set("writer@shop.test", "content", "orders")).problem).toMatch(/Someone else changed the role/)
    const { now, problem } = await set("writer@shop.test", "catalog", null)
    expect(problem).toBeNull()
    expect(now.map(({ email }: { email: string }) => email)).not.toContain("writer@shop.test")
    expect((await send(staffWaiting.path, writer)).status).toBe(404)
    expect((await send(staffActions.path, owner)).body.slice(0, 2)).toMatchObject([
      { who: "boss@shop.test", what: "role set", subject: "writer@shop.test", detail: "catalog → none" },
      { what: "role set", detail: "content → catalog" }
    ])
  })

  it("EDIT-11 always keeps at least one owner", async () => {
    const { kysely } = shop.database
    await kysely.updateTable("account").set({ staff_role: "content" }).where("email", "!=", "boss@shop.test").execute()
    const step = { email: "boss@shop.test", seen: "owner", role: "content" }
    expect((await send(setStaffRole.path, owner, step)).body.problem).toMatch(/only owner/)
    const people = (await send(staffPeople.path, owner)).body
    expect(people.find(({ isSelf }: { isSelf: boolean }) => isSelf)).toMatchObject({
      email: "boss@shop.test",
      role: "owner",
      hasSecondFactor: false
    })
  })
})
