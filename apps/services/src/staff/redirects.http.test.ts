import { addRedirects, findRedirects, MAX_REDIRECT_LINES, MAX_REDIRECTS, removeRedirect, staffActions } from "@camber/domain/staff"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { createStaffSender } from "./testing/createStaffSender.ts"
import { signedInAs } from "./testing/signedInAs.ts"

describe.each(allDatabases)("redirects on $kind", ({ open }) => {
  let shop: OpenServices
  let owner: string
  let send: ReturnType<typeof createStaffSender>
  beforeAll(async () => {
    shop = await openServices(open)
    send = createStaffSender(shop)
    owner = await signedInAs(shop, ["registered", "staff"], "boss@shop.test")
  })
  afterEach(() => shop.database.kysely.deleteFrom("redirect").execute())
  afterAll(() => shop.database.drop())

  const add = async (text: string) => (await send(addRedirects.path, owner, { text })).body
  const list = async (text = "") => (await send(findRedirects.path, owner, { text })).body
  const follow = (address: string) => shop.findRedirect(new URL(address, "http://shop.test"))

  it("EDIT-31 redirect an old URL to the new one, in any letter case, and with or without a slash at the end", async () => {
    expect(await add("/Products/Rotor/,/shop/brakes")).toEqual({ added: 1, changed: 0, problem: null, problems: [] })
    for (const old of ["/products/rotor", "/PRODUCTS/Rotor/"]) expect(await follow(old)).toBe("/shop/brakes")
    expect(await follow("/products/rotor?utm_source=x")).toBe("/shop/brakes?utm_source=x")
    expect(await follow("/products/other")).toBeNull()
  })

  it("EDIT-31 apply to a URL with any query, even a long query of an ad", async () => {
    await add("/sale,/shop/brakes")
    expect(await follow("/sale?utm_campaign=a|b")).toBe("/shop/brakes?utm_campaign=a%7Cb")
    const query = `?gclid=${"x".repeat(600)}`
    expect(await follow(`/sale${query}`)).toBe(`/shop/brakes${query}`)
  })

  it("EDIT-31 distinguish URLs by their queries, and keep the query of a URL without its own redirect", async () => {
    await add("/product_info.php?products_id=5,/item/rotor/1\n/product_info.php,/shop/all")
    expect(await follow("/product_info.php?products_id=5")).toBe("/item/rotor/1")
    expect(await follow("/product_info.php?products_id=6")).toBe("/shop/all?products_id=6")
  })

  it("EDIT-31 can be added by pasting lines; valid lines are added, and invalid lines are returned with their line numbers", async () => {
    const answer = await add("from,to\n/a,/shop/all\n/b,https://evil.example\n/c,/C\n/d,/a")
    expect(answer).toMatchObject({ added: 2, changed: 0, problem: null })
    expect(answer.problems.map(({ line }: { line: number }) => line)).toEqual([3, 4])
    expect(await list()).toEqual({
      found: [
        { from: "/a", to: "/shop/all" },
        { from: "/d", to: "/shop/all" }
      ],
      total: 2
    })
  })

  it("EDIT-31 redirects that form a chain are changed to the new end, and the old and the new target are logged", async () => {
    await add("/a,/b")
    expect(await add("/b,/c")).toMatchObject({ added: 1, changed: 1 })
    expect((await list("/A")).found).toEqual([{ from: "/a", to: "/c" }])
    expect((await send(staffActions.path, owner)).body.slice(0, 2)).toMatchObject([
      { what: "redirect added", subject: "/b", detail: "none → /c" },
      { what: "redirect changed", subject: "/a", detail: "/b → /c" }
    ])
    expect((await add("/c,/a")).problems[0].problem).toContain("create a loop")
  })

  it("EDIT-31 can be removed once, and the removal is logged", async () => {
    await add("/a,/b")
    const remove = async () => (await send(removeRedirect.path, owner, { from: "/a" })).body.isDone
    expect([await remove(), await remove()]).toEqual([true, false])
    expect(await follow("/a")).toBeNull()
    expect((await send(staffActions.path, owner)).body[0]).toMatchObject({ what: "redirect removed", subject: "/a", detail: "/b → none" })
  })

  it("EDIT-31 redirects that were imported can be found and changed in their own letter case, and a loop of them is not followed", async () => {
    const { kysely } = shop.database
    await kysely
      .insertInto("redirect")
      .values([
        { old_path: "/Old/Rotor", new_path: "/x" },
        { old_path: "/y", new_path: "/z" },
        { old_path: "/z", new_path: "/y" },
        { old_path: "/out", new_path: "//evil.example" },
        { old_path: "/1", new_path: "/2" },
        { old_path: "/2", new_path: "/3" }
      ])
      .execute()
    expect(await Promise.all(["/old/rotor", "/y", "/out", "/1"].map(follow))).toEqual(["/x", null, null, "/3"])
    expect(await add("/OLD/rotor,/shop/all")).toMatchObject({ added: 0, changed: 1 })
    expect((await list("rotor")).found).toEqual([{ from: "/Old/Rotor", to: "/shop/all" }])
  })

  it("EDIT-31 can be added in at most 5,000 lines at a time", async () => {
    const lines = Array.from({ length: MAX_REDIRECT_LINES }, (_, at) => `/old/${at},/shop/all?from=${at}`)
    expect(await add(lines.join("\n"))).toMatchObject({ added: MAX_REDIRECT_LINES, problems: [] })
    expect((await list()).found).toHaveLength(200)
    expect((await add([...lines, "/old/more,/shop/all"].join("\n"))).problem).toContain("at most 5,000 lines")
    expect((await list()).total).toBe(MAX_REDIRECT_LINES)
  })

  const fill = (count: number, target: string) =>
    sql`insert into redirect (old_path, new_path) select '/moved/' || number, ${target} from generate_series(1, ${count}) as number`.execute(
      shop.database.kysely
    )

  it("EDIT-31 can be changed in a shop that has more than the maximum, but none can be added", { tags: "full" }, async () => {
    await fill(MAX_REDIRECTS + 1, "/shop/all")
    expect(await add("/moved/1,/brands")).toMatchObject({ added: 0, changed: 1, problem: null })
    expect((await add("/one/more,/brands")).problem).toContain("can have 100,000 redirects")
  })

  it("EDIT-31 redirects are all changed and logged if 17,000 share a target", { tags: "full" }, async () => {
    await fill(17_000, "/summer")
    expect(await add("/summer,/brands")).toMatchObject({ added: 1, changed: 17_000, problem: null })
    const { rows } = await sql`select from staff_action where change ->> 'before' = '/summer'`.execute(shop.database.kysely)
    expect(rows).toHaveLength(17_000)
  })
})
