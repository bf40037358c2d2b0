import { AddressBook, addresses, deleteAddress, MAX_ADDRESSES, saveAddress } from "@camber/domain/addresses"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"
import { june } from "../orders/testing/orderOf.ts"

const { email: _, ...home } = june
const work = { ...home, street: "7 Foundry Street" }

describe.each(allDatabases)("saved addresses on $kind", ({ open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open)
  })
  afterAll(() => shop.database.drop())

  const send = async (browser: Browser, call: { readonly id: string; readonly operation: string }, variables: object = {}) => {
    const { json } = await shop.post(
      "checkout",
      { id: call.id, variables: { webUserGuid: browser.guid, ...variables } },
      { cookie: browser.cookie }
    )
    const data = Schema.decodeUnknownOption(Schema.Record(Schema.String, AddressBook))(json.data)
    return data._tag === "Some" ? data.value[call.operation] : json.errors?.map(({ message }) => message)
  }
  const save = async (browser: Browser, address: object, changes: object = {}): Promise<AddressBook> => {
    const book = await send(browser, saveAddress, { addressId: null, address, isDefault: false, ...changes })
    if (book === undefined || !("addresses" in book)) throw new Error(String(book))
    return book
  }
  const streets = (book: AddressBook) => book.addresses.map(({ address, isDefault }) => [address.street, isDefault])
  let count = 0
  const member = () => shop.member(`addressed-${count++}@example.com`)

  it("ADDR-03 lists the default address first; the first saved address is the default until the user selects another", async () => {
    const june = await member()
    expect(streets(await save(june, home))).toEqual([[home.street, true]])
    expect(streets(await save(june, work))).toEqual([
      [home.street, true],
      [work.street, false]
    ])
    const book = await save(june, work, { isDefault: true })
    expect(streets(book)).toEqual([
      [work.street, true],
      [home.street, false]
    ])
    const [first] = book.addresses
    expect(streets(await save(june, { ...work, city: "Kent" }, { addressId: first?.addressId }))).toEqual(streets(book))
    await send(june, deleteAddress, { addressId: first?.addressId })
    expect(await send(june, addresses)).toMatchObject({ addresses: [{ address: home, isDefault: true }], message: null })
  })

  it("ADDR-02 saves an address only once in concurrent requests, and has exactly one default address", async () => {
    const june = await member()
    await Promise.all([home, work, home, { ...home, city: " AKRON " }, work].map((address) => save(june, address, { isDefault: true })))
    const { addresses: saved } = await save(june, home)
    expect([saved.length, saved.filter(({ isDefault }) => isDefault).length]).toEqual([2, 1])
    const other = saved.find(({ address }) => address.street === work.street)
    expect((await save(june, home, { addressId: other?.addressId })).message).toBe("You've already saved this address.")
  })

  it("ADDR-01 limits the number of addresses, and rejects an address without a city", async () => {
    const june = await member()
    for (let number = 1; number <= MAX_ADDRESSES; number++) await save(june, { ...home, street2: `Suite ${number}` })
    const refused = await save(june, work)
    expect([refused.addresses.length, refused.message]).toEqual([MAX_ADDRESSES, "You've saved 20 addresses. Delete one to add another."])
    expect(await send(june, saveAddress, { addressId: null, address: { ...home, city: "" }, isDefault: false })).not.toHaveProperty(
      "addresses"
    )
  })

  it("ADDR-04 hides addresses from guests, other customers and ended sessions", async () => {
    const [june, other, guest] = [await member(), await member(), shop.browser()]
    const [{ addressId } = { addressId: null }] = (await save(june, home)).addresses
    expect(await send(other, addresses)).toEqual({ addresses: [], message: null })
    expect(await send(guest, addresses)).toEqual({ addresses: [], message: null })
    expect((await save(guest, home)).message).toBe("Sign in to save addresses.")
    expect((await save(other, work, { addressId })).message).toBe("This address was deleted. Reload the page.")
    await send(other, deleteAddress, { addressId })
    expect(await send(other, addresses, { webUserGuid: june.guid })).toEqual(["webUserGuid is not this session's."])
    const remembered = june.copy()
    await june.send("/api/account/login/logout", { headers: { "sec-fetch-site": "same-origin", "x-camber": "1" } })
    expect(await send(remembered, addresses)).not.toMatchObject({ addresses: [{ addressId }] })
    const { rows } = await shop.database.kysely
      .selectFrom("saved_address")
      .select("contact")
      .where("web_user_guid", "=", remembered.guid)
      .execute()
      .then((found) => ({ rows: found }))
    expect(rows).toEqual([{ contact: home }])
  })

  it("ADDR-05 addresses are part of the data download and are deleted with the account", async () => {
    const june = await member()
    await save(june, home)
    const data = await (await june.send("/api/account/download")).json()
    expect(JSON.stringify(data)).toContain(home.street)
    const { guid } = june
    await june.post("/api/account/delete", { password })
    const left = await shop.database.kysely.selectFrom("saved_address").select("address_id").where("web_user_guid", "=", guid).execute()
    expect(left).toEqual([])
  })
})
