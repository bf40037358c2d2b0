import { WebUserGuid } from "@camber/domain/visitor"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { mergeVisitor } from "./createSession.ts"
import { visitorTables } from "./visitorTables.ts"

/** Data of one visitor: cart lines, vehicles and lists, by identity. */
interface VisitorData {
  readonly lines: Readonly<Record<string, { readonly pieces: number; readonly isRemoved: boolean }>>
  readonly cars: ReadonlyArray<string>
  readonly lists: ReadonlyArray<{ readonly name: string; readonly products: ReadonlyArray<string> }>
}

const names = fc.constantFrom("a", "b", "c", "d", "e", "f")
const visitorData: fc.Arbitrary<VisitorData> = fc.record({
  lines: fc.dictionary(names, fc.record({ pieces: fc.integer({ min: 1, max: 999 }), isRemoved: fc.boolean() }), { maxKeys: 5 }),
  cars: fc.uniqueArray(names, { maxLength: 4 }),
  lists: fc.array(fc.record({ name: names, products: fc.uniqueArray(names, { maxLength: 3 }) }), { maxLength: 3 })
})

const guid = () => WebUserGuid.make(crypto.randomUUID())

describe.each(allDatabases)("mergeVisitor on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())

  const give = async (owner: WebUserGuid, { cars, lines, lists }: VisitorData) => {
    const { kysely } = database
    for (const [identity, { isRemoved, pieces }] of Object.entries(lines)) {
      const list = JSON.stringify({ id: null, name: null, attribution: null })
      await kysely
        .insertInto("cart_line")
        .values({
          web_user_guid: owner,
          line_id: crypto.randomUUID(),
          sku_variant_number: identity,
          components: "[]",
          identity,
          quantity: pieces,
          list,
          added_for: null,
          removed_at: isRemoved ? new Date() : null
        })
        .execute()
    }
    for (const identity of cars)
      await kysely
        .insertInto("customer_project")
        .values({ web_user_guid: owner, project_id: crypto.randomUUID(), identity, project: "{}" })
        .execute()
    for (const { name, products } of lists) {
      const key = { web_user_guid: owner, list_id: crypto.randomUUID() }
      await kysely
        .insertInto("parts_list")
        .values({ ...key, share_guid: crypto.randomUUID(), list_name: name })
        .execute()
      for (const product of products)
        await kysely
          .insertInto("list_product")
          .values({ ...key, sku_base_number: product, sku_variant_number: "", quantity: 1 })
          .execute()
    }
  }

  /** Reads a visitor's data in sorted order. */
  const readData = async (owner: WebUserGuid) => {
    const { kysely } = database
    const lines = await kysely
      .selectFrom("cart_line")
      .select(["identity", "quantity", "removed_at"])
      .where("web_user_guid", "=", owner)
      .execute()
    const cars = await kysely.selectFrom("customer_project").select("identity").where("web_user_guid", "=", owner).execute()
    const lists = await kysely.selectFrom("parts_list").select(["list_id", "list_name"]).where("web_user_guid", "=", owner).execute()
    const products = await kysely
      .selectFrom("list_product")
      .select(["list_id", "sku_base_number"])
      .where("web_user_guid", "=", owner)
      .execute()
    return {
      lines: lines.map((line) => `${line.identity} ${line.removed_at === null ? line.quantity : "removed"}`).toSorted(),
      cars: cars.map(({ identity }) => identity).toSorted(),
      lists: lists
        .map(({ list_id, list_name }) =>
          [
            list_name,
            ...products
              .filter((product) => product.list_id === list_id)
              .map((product) => product.sku_base_number)
              .toSorted()
          ].join(" ")
        )
        .toSorted()
    }
  }

  /**
   * The expected merge: the quantities of equal lines are added, a line counts as removed only if both carts removed it, and each vehicle
   * appears once.
   */
  const mergeExpected = (mine: VisitorData, theirs: VisitorData) => {
    const formatLine = (identity: string) => {
      const present = [mine.lines[identity], theirs.lines[identity]].flatMap((line) =>
        line === undefined || line.isRemoved ? [] : [line.pieces]
      )
      return `${identity} ${
        present.length === 0
          ? "removed"
          : Math.min(
              999,
              present.reduce((sum, pieces) => sum + pieces, 0)
            )
      }`
    }
    return {
      lines: [...new Set([...Object.keys(mine.lines), ...Object.keys(theirs.lines)])].map(formatLine).toSorted(),
      cars: [...new Set([...mine.cars, ...theirs.cars])].toSorted(),
      lists: [...mine.lists, ...theirs.lists].map(({ name, products }) => [name, ...products.toSorted()].join(" ")).toSorted()
    }
  }

  const merge = (from: WebUserGuid, to: WebUserGuid) =>
    database.kysely.transaction().execute((transaction) => mergeVisitor(transaction, from, to))

  it("merges all data into the account without loss or duplicates, and is idempotent", { tags: "full" }, async () => {
    await fc.assert(
      fc.asyncProperty(visitorData, visitorData, async (mine, theirs) => {
        const [account, visitor] = [guid(), guid()]
        await give(account, mine)
        await give(visitor, theirs)
        await merge(visitor, account)
        expect(await readData(account)).toEqual(mergeExpected(mine, theirs))
        expect(await readData(visitor)).toEqual({ lines: [], cars: [], lists: [] })
        await merge(visitor, account)
        await merge(account, account)
        expect(await readData(account)).toEqual(mergeExpected(mine, theirs))
      }),
      { numRuns: 25 }
    )
  })

  it("moves idempotent replies, so that a request is not executed twice", async () => {
    const [account, visitor] = [guid(), guid()]
    const key = crypto.randomUUID()
    await database.kysely
      .insertInto("idempotent_reply")
      .values({ web_user_guid: visitor, idempotency_key: key, request_hash: "h", reply: "{}" })
      .execute()
    await merge(visitor, account)
    const replies = await database.kysely
      .selectFrom("idempotent_reply")
      .select("idempotency_key")
      .where("web_user_guid", "=", account)
      .execute()
    expect(replies).toEqual([{ idempotency_key: key }])
  })

  describe("race cars", () => {
    const add = async (owner: WebUserGuid, identity: string, key: "id" | "identity", gears: string | null) => {
      const project_id = crypto.randomUUID()
      await database.kysely.insertInto("customer_project").values({ web_user_guid: owner, project_id, identity, project: "{}" }).execute()
      if (gears === null) return project_id
      const pit = JSON.stringify({ gears, springs: "", spares: "", dated: [] })
      await database.kysely
        .insertInto("race_car")
        .values({ web_user_guid: owner, car_key: key === "id" ? project_id : identity, pit })
        .execute()
      return project_id
    }
    const readNotes = async (owner: WebUserGuid) => {
      const rows = await database.kysely.selectFrom("race_car").select(["car_key", "pit"]).where("web_user_guid", "=", owner).execute()
      return rows.map(({ car_key, pit }) => [car_key, "gears" in pit ? pit.gears : null])
    }

    it.each(["id", "identity"] as const)("CLASS-08 keeps a visitor's notes by %s about a car that the account also has", async (key) => {
      const [account, visitor] = [guid(), guid()]
      const saved = await add(account, "camaro", "id", null)
      await add(visitor, "camaro", key, "5.50")
      await merge(visitor, account)
      expect(await readNotes(account)).toEqual([[saved, "5.50"]])
      expect(await readNotes(visitor)).toEqual([])
    })

    it.each(["id", "identity"] as const)("CLASS-08 keeps the account's notes by %s if both have notes about the car", async (key) => {
      const [account, visitor] = [guid(), guid()]
      const saved = await add(account, "camaro", key, "6.00")
      await add(visitor, "camaro", "id", "5.50")
      await merge(visitor, account)
      expect(await readNotes(account)).toEqual([[saved, "6.00"]])
    })

    it("CLASS-08 keeps the notes about a car that only the visitor has, under the id of the car", async () => {
      const [account, visitor] = [guid(), guid()]
      const saved = await add(visitor, "nova", "id", "5.50")
      await merge(visitor, account)
      expect(await readNotes(account)).toEqual([[saved, "5.50"]])
    })
  })

  it("covers every table with a guid", async () => {
    const { rows } = await sql<{ table: string }>`
      select table_name as table from information_schema.columns
      where column_name = 'web_user_guid' and table_schema = current_schema() and table_name <> 'account'`.execute(database.kysely)
    expect(visitorTables.map(({ table }) => table).toSorted()).toEqual(rows.map(({ table }) => table).toSorted())
  })
})
