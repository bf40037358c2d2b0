import * as calls from "@camber/domain/lists"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { newVisitor, openCheckout, type OpenCheckout } from "../../test/openCheckout.ts"
import { MAX_LISTS } from "./VisitorLists.ts"

const rotor = { skuBaseNumber: "CAM-P2", skuVariantNumber: "CAM-P2-1", quantity: 2 }
const camshaft = { skuBaseNumber: "CAM-P3", skuVariantNumber: null, quantity: 1 }
const unknownItem = { skuBaseNumber: "CAM-P999", skuVariantNumber: "CAM-P999-1", quantity: 1 }
const nowhere = "7e0a3f4a-0000-4000-8000-000000000000"

describe.each(allDatabases)("lists on $kind", ({ open }) => {
  let shop: OpenCheckout
  let articles: ReadonlyArray<number>
  beforeAll(async () => {
    shop = await openCheckout(open)
    articles = (await shop.database.kysely.selectFrom("article").select("article_id").orderBy("article_id").limit(2).execute()).map(
      ({ article_id }) => article_id
    )
  })
  afterAll(() => shop.database.drop())

  const create = async (userGuid: string, listName: string, items: ReadonlyArray<object> = [], articleIds: ReadonlyArray<number> = []) =>
    (await shop.ask(calls.createList, { userGuid, listName, items, articleIds })).createList
  const readLists = async (userGuid: string) => (await shop.ask(calls.lists, { userGuid })).lists.lists
  const countLists = async (userGuid: string) => (await shop.ask(calls.listCount, { userGuid })).listCount.listWithProductsCount
  const getFirstId = ({ lists }: { readonly lists: ReadonlyArray<{ readonly id: string }> }, at = 0) => lists[at]?.id ?? ""

  it("CALL-112 CALL-119 CALL-123 creates a list with name, items and articles", async () => {
    const userGuid = newVisitor()
    const reply = await create(userGuid, "  Brakes ", [rotor, camshaft, { ...rotor, quantity: 3 }], articles)
    expect(reply).toMatchObject({ success: true, listWithProductsCount: 1 })
    expect(reply.lists).toHaveLength(1)
    expect(reply.lists[0]).toMatchObject({ listName: "Brakes", articles: articles.map((id) => ({ id })) })
    expect(
      reply.lists[0]?.products.map(({ skuBaseNumber, skuVariantNumber, quantity }) => [skuBaseNumber, skuVariantNumber, quantity])
    ).toEqual([
      ["CAM-P2", "CAM-P2-1", 5],
      ["CAM-P3", null, 1]
    ])
    expect(reply.lists[0]?.products[0]).toMatchObject({ availability: "InStock", productUrl: expect.stringContaining("?sku=CAM-P2-1") })
    expect(reply.lists[0]?.products[1]?.price).toBeGreaterThan(0)
    expect(reply.lists[0]?.products[1]?.productUrl).not.toContain("?")
  })

  it("LIST-03 describes the stock of the listed variant in the same words as its page and the cart", async () => {
    const userGuid = newVisitor()
    const variant = shop.database.kysely.updateTable("variant").where("sku_variant_number", "=", "CAM-P2-1")
    const [before] = await shop.database.kysely
      .selectFrom("variant")
      .select(["quantity", "availability"])
      .where("sku_variant_number", "=", "CAM-P2-1")
      .execute()
    const getText = async () => (await create(userGuid, "Stock", [rotor])).lists[0]?.products[0]?.availabilityText
    try {
      await variant.set({ quantity: 2, availability: "InStock" }).execute()
      expect(await getText()).toBe("2 left")
      await variant.set({ quantity: 0, availability: "MadeToOrder", lead_days: 5 }).execute()
      expect(await getText()).toBe("Made to order in 5 days")
    } finally {
      await variant.set({ ...before, lead_days: null }).execute()
    }
  })

  it("distinguishes kits from products that can be added to the cart directly", async () => {
    const [kit] = await shop.database.kysely.selectFrom("product").select("sku_base_number").where("is_kit", "=", true).limit(1).execute()
    const whole = { skuBaseNumber: kit?.sku_base_number ?? "", skuVariantNumber: null, quantity: 1 }
    const reply = await create(newVisitor(), "Brakes", [rotor, whole])
    expect(reply.lists[0]?.products.map(({ isKit }) => isKit)).toEqual([false, true])
  })

  it("CALL-116 CALL-117 returns lists in creation order, and counts only lists with products", async () => {
    const userGuid = newVisitor()
    expect([await readLists(userGuid), await countLists(userGuid)]).toEqual([[], 0])
    await create(userGuid, "Brakes", [rotor])
    await create(userGuid, "To read", [], articles)
    expect((await shop.ask(calls.lists, { userGuid })).lists.webUser.userGuid).toBe(userGuid)
    expect((await readLists(userGuid)).map(({ listName }) => listName)).toEqual(["Brakes", "To read"])
    expect(await countLists(userGuid)).toBe(1)
  })

  it("CALL-113 CALL-120 adds up items and stores each article once", async () => {
    const userGuid = newVisitor()
    const listId = getFirstId(await create(userGuid, "Brakes", [rotor]))
    const { addListItems } = await shop.ask(calls.addListItems, { userGuid, listId, items: [{ ...rotor, quantity: 998 }, camshaft] })
    expect(addListItems.lists[0]?.products.map(({ quantity }) => quantity)).toEqual([999, 1])
    await shop.ask(calls.addListArticles, { userGuid, listId, articleIds: articles })
    const { addListArticles } = await shop.ask(calls.addListArticles, { userGuid, listId, articleIds: articles.toReversed() })
    expect(addListArticles.lists[0]?.articles.map(({ id }) => id)).toEqual(articles)
  })

  it("CALL-121 removes and moves items and articles with their quantities", async () => {
    const userGuid = newVisitor()
    const fromListId = getFirstId(await create(userGuid, "Brakes", [rotor, camshaft], articles))
    const toListId = getFirstId(await create(userGuid, "Engine", [{ ...rotor, quantity: 1 }]))
    const [articleId = 0] = articles
    const moved = (await shop.ask(calls.moveListItem, { userGuid, fromListId, toListId, item: { ...rotor, quantity: 1 } })).moveListItem
    expect(moved.lists.map(({ products }) => products.map(({ quantity }) => quantity))).toEqual([[1], [3]])
    expect(moved.listIds).toEqual([fromListId, toListId])
    await shop.ask(calls.moveListArticle, { userGuid, fromListId, toListId, articleId })
    expect((await shop.ask(calls.moveListArticle, { userGuid, fromListId, toListId, articleId })).moveListArticle.success).toBe(false)
    expect((await shop.ask(calls.moveListItem, { userGuid, fromListId, toListId, item: rotor })).moveListItem.success).toBe(false)
    await shop.ask(calls.removeListItem, { userGuid, listId: fromListId, item: camshaft })
    const { removeListArticle } = await shop.ask(calls.removeListArticle, { userGuid, listId: toListId, articleId })
    expect(removeListArticle.success).toBe(true)
    expect((await readLists(userGuid)).map((list) => [list.products.length, list.articles.length])).toEqual([
      [0, 1],
      [1, 0]
    ])
  })

  it("leaves a list unchanged when an item is moved to the same list", async () => {
    const userGuid = newVisitor()
    const listId = getFirstId(await create(userGuid, "Brakes", [rotor], articles))
    const between = { userGuid, fromListId: listId, toListId: listId }
    expect((await shop.ask(calls.moveListItem, { ...between, item: rotor })).moveListItem.success).toBe(true)
    expect((await shop.ask(calls.moveListArticle, { ...between, articleId: articles[0] })).moveListArticle.success).toBe(true)
    expect((await readLists(userGuid))[0]).toMatchObject({ products: [{ quantity: 2 }], articles: articles.map((id) => ({ id })) })
  })

  it("CALL-122 renames and deletes a list; deleting again succeeds", async () => {
    const userGuid = newVisitor()
    const listId = getFirstId(await create(userGuid, "Brakes", [rotor]))
    expect((await shop.ask(calls.editList, { userGuid, listId, listName: "Stopping" })).editList.lists[0]?.listName).toBe("Stopping")
    expect((await shop.ask(calls.deleteList, { userGuid, listId })).deleteList).toEqual({
      success: true,
      lists: [],
      listIds: [],
      listWithProductsCount: 0
    })
    expect((await shop.ask(calls.deleteList, { userGuid, listId })).deleteList.success).toBe(true)
    expect((await shop.ask(calls.editList, { userGuid, listId, listName: "Stopping" })).editList.success).toBe(false)
    const left = await shop.database.kysely.selectFrom("list_product").selectAll().where("web_user_guid", "=", userGuid).execute()
    expect(left).toEqual([])
  })

  it("CALL-118 CALL-122 reads and copies a list by its share guid, and gives a copy its own guid", async () => {
    const [owner, other] = [newVisitor(), newVisitor()]
    const [list] = (await create(owner, "Brakes", [rotor], articles)).lists
    const { sharedList } = await shop.ask(calls.sharedList, { shareGuid: list?.shareGuid ?? "" })
    expect(sharedList).toEqual(list)
    expect(JSON.stringify(sharedList)).not.toContain(owner)
    const { copyList } = await shop.ask(calls.copyList, { userGuid: other, shareGuid: list?.shareGuid })
    expect(copyList).toMatchObject({ success: true, lists: [{ listName: "Brakes", products: [{ quantity: 2 }] }] })
    expect(copyList.lists[0]?.shareGuid).not.toBe(list?.shareGuid)
    await shop.ask(calls.deleteList, { userGuid: owner, listId: list?.id ?? "" })
    expect((await readLists(other))[0]?.articles).toHaveLength(articles.length)
  })

  it.each(["", "garbage", nowhere, "' or true --", "x".repeat(10_000)])(
    "finds no list by the unknown share guid %.20s",
    async (shareGuid) => {
      const userGuid = newVisitor()
      const shared = await shop.send("sharedList", { userGuid, shareGuid })
      const copied = await shop.send("copyList", { userGuid, shareGuid })
      expect(shared.data?.["sharedList"] ?? null).toBeNull()
      expect(JSON.stringify(copied.data ?? {})).not.toContain("true")
      expect(await readLists(userGuid)).toEqual([])
    }
  )

  it("rejects changes by another visitor", async () => {
    const [owner, other] = [newVisitor(), newVisitor()]
    const listId = getFirstId(await create(owner, "Brakes", [rotor], articles))
    const mine = getFirstId(await create(other, "Mine", [rotor], articles))
    const before = await readLists(owner)
    const asOther = { userGuid: other, listId }
    const tries = [
      shop.send("addListItems", { ...asOther, items: [rotor] }),
      shop.send("addListArticles", { ...asOther, articleIds: articles }),
      shop.send("removeListItem", { ...asOther, item: rotor }),
      shop.send("removeListArticle", { ...asOther, articleId: articles[0] }),
      shop.send("editList", { ...asOther, listName: "Taken" }),
      shop.send("deleteList", asOther),
      shop.send("moveListItem", { userGuid: other, fromListId: listId, toListId: mine, item: rotor }),
      shop.send("moveListArticle", { userGuid: other, fromListId: mine, toListId: listId, articleId: articles[0] })
    ]
    for (const answer of await Promise.all(tries)) expect(answer.errors).toBeUndefined()
    expect(await readLists(owner)).toEqual(before)
    expect((await readLists(other)).map(({ id, products }) => [id, products.length])).toEqual([[mine, 1]])
  })

  it("accepts only items in the catalog, and adds either all items or none", async () => {
    const userGuid = newVisitor()
    const listId = getFirstId(await create(userGuid, "Brakes"))
    const swapped = { ...rotor, skuVariantNumber: "CAM-P3-1" }
    for (const item of [unknownItem, { ...unknownItem, skuVariantNumber: null }, swapped]) {
      expect((await shop.ask(calls.addListItems, { userGuid, listId, items: [rotor, item] })).addListItems.success).toBe(false)
      expect((await create(userGuid, "Other", [rotor, item])).success).toBe(false)
    }
    expect((await shop.ask(calls.addListArticles, { userGuid, listId, articleIds: [articles[0], 999_999] })).addListArticles.success).toBe(
      false
    )
    expect((await readLists(userGuid)).map(({ listName, products, articles: kept }) => [listName, products, kept])).toEqual([
      ["Brakes", [], []]
    ])
  })

  it("keeps a product that left the catalog, with a notice and at no cost", async () => {
    const userGuid = newVisitor()
    const listId = getFirstId(await create(userGuid, "Brakes", [rotor]))
    await shop.database.kysely
      .insertInto("list_product")
      .values({ web_user_guid: userGuid, list_id: listId, sku_base_number: "CAM-P999", sku_variant_number: "", quantity: 1 })
      .execute()
    const [, left] = (await readLists(userGuid))[0]?.products ?? []
    expect(left).toMatchObject({ title: "No longer sold", availability: "Discontinued", price: 0 })
    const { removeListItem } = await shop.ask(calls.removeListItem, { userGuid, listId, item: { ...unknownItem, skuVariantNumber: null } })
    expect(removeListItem.lists[0]?.products).toHaveLength(1)
  })

  it("TOAST-13 TOAST-14 rejects a blank name and a name of 41 characters with the message of the rule, and accepts markup", async () => {
    const userGuid = newVisitor()
    const send = (listName: string) => shop.send("createList", { userGuid, listName, items: [], articleIds: [] })
    expect((await send("  ")).errors?.[0]?.message).toContain("Please provide a list name.")
    expect((await send("x".repeat(41))).errors?.[0]?.message).toContain("List name must be less than 40 characters.")
    expect((await send("x".repeat(10_000))).errors).toHaveLength(1)
    expect((await create(userGuid, "<b>Brakes</b>")).lists.map(({ listName }) => listName)).toEqual(["<b>Brakes</b>"])
  })

  it.each([0, -1, 1000, 1e9, "abc"])("rejects a quantity of %s", async (quantity) => {
    const userGuid = newVisitor()
    const answer = await shop.send("createList", { userGuid, listName: "Brakes", items: [{ ...rotor, quantity }], articleIds: [] })
    expect(answer.errors).toHaveLength(1)
    expect(await readLists(userGuid)).toEqual([])
  })

  it("creates, extends and copies a list once per idempotency key", async () => {
    const userGuid = newVisitor()
    const key = () => crypto.randomUUID()
    const twice = async <Reply>(send: (idempotencyKey: string) => Promise<Reply>) => {
      const idempotencyKey = key()
      return Promise.all([send(idempotencyKey), send(idempotencyKey)])
    }
    const made = await twice((one) => shop.ask(calls.createList, { userGuid, listName: "Brakes", items: [rotor], articleIds: [] }, one))
    const [list] = made[0].createList.lists
    await twice((one) => shop.ask(calls.addListItems, { userGuid, listId: list?.id, items: [rotor] }, one))
    await twice((one) => shop.ask(calls.copyList, { userGuid, shareGuid: list?.shareGuid }, one))
    expect((await readLists(userGuid)).map(({ products }) => products[0]?.quantity)).toEqual([4, 4])
  })

  it("returns the current lists to a repeated request, because only its success is stored", async () => {
    const userGuid = newVisitor()
    const key = crypto.randomUUID()
    const request = { userGuid, listName: "Brakes", items: [rotor], articleIds: [] }
    const { createList } = await shop.ask(calls.createList, request, key)
    await create(userGuid, "Engine")
    const repeated = (await shop.ask(calls.createList, request, key)).createList
    expect(repeated).toMatchObject({ success: createList.success, lists: [{ listName: "Brakes" }, { listName: "Engine" }] })
    const storedReplies = shop.database.kysely.selectFrom("idempotent_reply").select("reply").where("idempotency_key", "=", key)
    expect(await storedReplies.execute()).toEqual([{ reply: { success: true } }])
  })

  it("loses no items in concurrent adds", async () => {
    const userGuid = newVisitor()
    const listId = getFirstId(await create(userGuid, "Brakes"))
    await Promise.all(Array.from({ length: 12 }, () => shop.ask(calls.addListItems, { userGuid, listId, items: [rotor] })))
    expect((await readLists(userGuid))[0]?.products[0]?.quantity).toBe(24)
  })

  it("limits the number of lists per visitor", { tags: "full" }, async () => {
    const userGuid = newVisitor()
    for (let made = 0; made < MAX_LISTS; made++) expect((await create(userGuid, `List ${made}`)).success).toBe(true)
    expect((await create(userGuid, "One more")).success).toBe(false)
    expect(await readLists(userGuid)).toHaveLength(MAX_LISTS)
  })
})
