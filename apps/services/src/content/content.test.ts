import { article, articlesByCategory, featuredArticle, recommendedArticles } from "@camber/domain/content"
import { sql } from "kysely"
import { MakeId, ModelId, ModelYear, type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { loadReference } from "../reference/Reference.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { unversionedPictures, getRenderedImageUrl } from "../schema/testing/rows.ts"
import { findArticleParts } from "./findArticleParts.ts"
import { createToolbox } from "./toolbox.ts"

const camaro = (year: number): Project => ({
  ...UNKNOWN_PROJECT,
  vehicle: { year: ModelYear.make(year), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
})

describe.each(allDatabases)("articles on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open, { imageHost: "https://pictures.test" })
  })
  afterAll(() => shop.database.drop())

  it("OPS-86 lists an article under its new title after a change notification", async () => {
    const titles = async () => {
      const { articlesByCategory: found } = await shop.ask(articlesByCategory, { category: null, limit: 100 })
      return found.map(({ title }) => title)
    }
    const rename = (from: string, to: string) =>
      shop.database.kysely.updateTable("article").set({ title: to }).where("title", "=", from).execute()
    const before = await titles()
    await rename(before[0]!, "Renamed")
    await shop.changes.poll()
    expect(await titles()).toEqual(["Renamed", ...before.slice(1)])
    await rename("Renamed", before[0]!)
    await shop.changes.poll()
    expect(await titles()).toEqual(before)
  })

  it("OPS-86 returns the same deeply frozen lists of articles until a change notification", async () => {
    const askInProcess = async (category: string | null, limit: number) => {
      const call = { service: "content", id: articlesByCategory.id, variables: { category, limit } }
      return (await shop.answerOwnCall(call, new AbortController().signal)).data
    }
    const both = async () => [await askInProcess(null, 2), await askInProcess("tech~2-1", 2)]
    const [before, again] = [await both(), await both()]
    expect(again.map((list, at) => list === before[at])).toEqual([true, true])
    const [all] = before
    const { articlesByCategory: teasers } = all as { readonly articlesByCategory: ReadonlyArray<object> }
    expect([teasers.length, ...[all, teasers, ...teasers].map(Object.isFrozen)]).toEqual([2, true, true, true, true])
    await sql`update article set title = title`.execute(shop.database.kysely)
    await shop.changes.poll()
    expect(await askInProcess(null, 2)).not.toBe(all)
    expect(await askInProcess(null, 2)).toEqual(all)
    expect(await askInProcess("no articles in this category", 2)).toEqual({ articlesByCategory: [] })
  })

  it("OPS-86 reads the articles once for all callers and cars until a change notification", async () => {
    const { kysely: database } = shop.database
    const toolbox = createToolbox({ database, imageUrls: unversionedPictures, reference: () => loadReference(database, "1") }, shop.changes)
    const newest = await toolbox.newest(null, 2)
    const again = [...(await toolbox.forCar(camaro(1969), 2)), ...(await toolbox.forCar(null, 2))]
    expect(new Set([...newest, ...again]).size).toBe(2)
    await sql`update article set title = title`.execute(database)
    await shop.changes.poll()
    expect(new Set([...newest, ...(await toolbox.forCar(null, 2))]).size).toBe(4)
  })

  it("returns an article's text in blocks, its parts as cards, and further articles", async () => {
    const { article: read } = await shop.ask(article, { id: 2, project: null })
    expect(read).toMatchObject({
      url: "/the-toolbox/rotor-run-out-2/2",
      publishedOn: "2026-03-02",
      raceTypes: ["Dirt Late Model"],
      articleThumbnailUrl: `https://pictures.test${getRenderedImageUrl("/content/parts/brake-rotor.svg?dims=false")}`,
      body: [
        { _tag: "Heading", text: "Zero the gauge" },
        { _tag: "Table", rows: [["11 in", "0.005 in"]] }
      ]
    })
    expect(read?.parts.map(({ productPageId, fit }) => [productPageId, fit])).toEqual([[2, null]])
    expect(read?.more.map(({ id }) => id)).toEqual([3])
  })

  it("lists a part for the shopper's car before a part that sells better", async () => {
    const rank = (sales_rank: number) =>
      shop.database.kysely.updateTable("product").set({ sales_rank }).where("product_page_id", "=", sample.rotor).execute()
    const partsFor = async (project: Project | null) =>
      (await shop.ask(article, { id: 2, project })).article?.parts.map(({ productPageId }) => productPageId)
    await rank(1000)
    const [anybody, nothingKnown, owner, other] = [
      await partsFor(null),
      await partsFor(UNKNOWN_PROJECT),
      await partsFor(camaro(1969)),
      await partsFor(camaro(1970))
    ]
    await rank(sample.rotor)
    expect(owner).toEqual([sample.rotor])
    expect([anybody, nothingKnown]).toEqual([[sample.kit], [sample.kit]])
    expect(other).toEqual([sample.kit])
  })

  it("recommends only parts of the types and values that an article advises, and lists parts without other values first", async () => {
    const { kysely } = shop.database
    const reference = await loadReference(kysely, "1")
    const row = await kysely
      .selectFrom("product_facet")
      .innerJoin("product", "product.product_page_id", "product_facet.product_page_id")
      .innerJoin("product_type", "product_type.product_type_id", "product.product_type_id")
      .select(["product.product_page_id as id", "product_type.slug", "product_facet.name", "product_facet.value"])
      .where("product_facet.name", "not in", ["Brand", "Category", "Part type"])
      .executeTakeFirstOrThrow()
    const advised = (value: string) =>
      findArticleParts(kysely, reference, [row.slug], null, [{ type: row.slug, attribute: row.name, values: [value] }])
    const [found = 0] = await advised(row.value)
    const values = await kysely
      .selectFrom("product_facet")
      .select("value")
      .where("product_page_id", "=", found)
      .where("name", "=", row.name)
      .execute()
    expect(values.map(({ value }) => value)).toContain(row.value)
    expect(await advised("unknown value")).toEqual([])
  })

  it("returns null for an unknown article id", async () => {
    expect((await shop.ask(article, { id: 999, project: null })).article).toBeNull()
    expect((await shop.ask(article, { id: -1, project: null })).article).toBeNull()
  })

  it("GAP-14 lists the newest articles of a category, no article of an unknown category, and all articles if no category is requested", async () => {
    const list = async (category: string | null, limit: number) =>
      (await shop.ask(articlesByCategory, { category, limit })).articlesByCategory.map(({ id }) => id)
    expect(await list("tech~2-1", 10)).toEqual([3, 2])
    expect(await list("tech~2-1", 1)).toEqual([3])
    expect(await list("nothing~9-9", 10)).toEqual([])
    expect(await list(null, 10)).toEqual([3, 2])
    await expect(list("tech~2-1", 0)).rejects.toThrow("limit: Expected a number from 1 to 100")
  })

  it("SEO-08 lists articles that name the reader's car first; without a car, it lists the newest first", async () => {
    const list = async (project: Project | null) =>
      (await shop.ask(recommendedArticles, { project, limit: 10 })).recommendedArticles.map(({ id }) => id)
    const describe = (description: string) =>
      shop.database.kysely.updateTable("article").set({ description }).where("article_id", "=", 2).execute()
    const { description } = await shop.database.kysely
      .selectFrom("article")
      .select("description")
      .where("article_id", "=", 2)
      .executeTakeFirstOrThrow()
    await describe("What we learned on a Camaro.")
    await shop.changes.poll()
    const [owner, anonymous] = [await list(camaro(1969)), await list(null)]
    await describe(description)
    await shop.changes.poll()
    expect([owner, anonymous]).toEqual([
      [2, 3],
      [3, 2]
    ])
    await expect(shop.ask(recommendedArticles, { project: null, limit: 101 })).rejects.toThrow("from 1 to 100")
  })

  it("CALL-17 returns the newest article as the featured one", async () => {
    expect((await shop.ask(featuredArticle, {})).featuredArticle).toMatchObject({ id: 3, authors: "June Hale" })
  })
})
