import { AsyncLocalStorage } from "node:async_hooks"
import { cart } from "@camber/domain/cart"
import { productPage } from "@camber/domain/catalog"
import { Effect, Redacted } from "effect"
import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { Tables } from "../database/tables.ts"
import { fillCart } from "../orders/testing/orderOf.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { countPictures, type PictureDeps, runPictureJob } from "./runPictureJob.ts"
import type { FetchResult } from "./createPictureFetcher.ts"
import { pictureTypes } from "./pictureAddress.ts"
import { createMemoryFiles } from "./testing/createMemoryFiles.ts"

const front = "https://images.example/front.jpg"
const behind = "https://images.example/behind.jpg"
const ofFiveInch = "https://images.example/five-inch.jpg"

const SECRET = "0123456789abcdef0123456789abcdef"

describe.each(allDatabases)("loading photographs on $kind", ({ open }) => {
  let shop: OpenServices
  let database: Kysely<Tables>
  let asked: Array<string> = []
  let answers: Readonly<Record<string, FetchResult>> = {}
  const files = createMemoryFiles()
  const deps: PictureDeps = {
    fetch: async (source) => {
      asked.push(source)
      return answers[source] ?? { _tag: "Fetched", bytes: Buffer.from(source) }
    },
    encode: async (bytes) => ({
      _tag: "Encoded",
      width: 1200,
      height: 900,
      files: new Map([...pictureTypes.keys()].map((name) => [name, bytes]))
    }),
    files
  }
  const run = () => Effect.runPromise(runPictureJob(database, deps))
  const place = async (...pictures: ReadonlyArray<{ readonly source: string; readonly sku?: string; readonly alt?: string }>) => {
    await database.deleteFrom("product_picture").execute()
    await database.deleteFrom("picture").execute()
    const { import_id } = await database
      .insertInto("import")
      .values({ state: "loaded", source: "shop", hash: "" })
      .returning("import_id")
      .executeTakeFirstOrThrow()
    for (const [at, { alt = "", sku = null, source }] of pictures.entries()) {
      await database.insertInto("picture").values({ source, import_id }).execute()
      await database
        .insertInto("product_picture")
        .values({ product_page_id: sample.rotor, ordinality: at + 1, sku, alt, source })
        .execute()
    }
  }
  const readPage = async (skuVariantNumber: string | null = null) =>
    (await shop.ask(productPage, { productPageId: sample.rotor, skuVariantNumber, project: null })).productPage!
  const readState = async (source: string) => database.selectFrom("picture").selectAll().where("source", "=", source).executeTakeFirst()
  const makeDue = () =>
    database
      .updateTable("picture")
      .set({ due_at: new Date(0) })
      .execute()
  const readProblems = () =>
    database.selectFrom("import_problem").select(["code", "value", "sentence"]).orderBy("import_id", "desc").execute()

  beforeAll(async () => {
    shop = await openServices(open, { feedSecret: Redacted.make(SECRET) })
    database = shop.database.kysely
  })
  afterAll(() => shop.database.drop())
  beforeEach(() => {
    asked = []
    answers = {}
  })

  it("replaces the drawing on the page, the card, the cart line, in Markdown and in feeds", async () => {
    await place({ source: behind, alt: "Rotor from behind" }, { source: front })
    expect((await readPage()).images[0]?.src).toContain("/content/parts/")
    await run()
    const { card, images } = await readPage()
    expect(images.map(({ alt }) => alt)).toEqual(["Rotor from behind", card.displayTitle])
    expect(images.every(({ src }) => /^\/pictures\/[0-9a-f]{32}-1200x900\/512\.webp$/.test(src))).toBe(true)
    expect(card.thumbnailImageLink).toBe(images[0]?.src)
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P2-1")
    const { cart: contents } = await visitor.ask(cart, { webUserGuid: visitor.webUserGuid, project: null })
    expect(contents.lines[0]?.imageUrl).toBe(images[0]?.src)
    const page = new Request("http://shop.test/item/x/2", { headers: { accept: "text/markdown" } })
    expect(await (await shop.markdown(page))?.text()).toMatch(
      /!\[Rotor from behind\]\(http:\/\/shop\.test\/pictures\/[0-9a-fx-]+\/full\.jpg\)/
    )
    const feed = new Request("http://shop.test/feeds/merchant.xml", { headers: { authorization: `Bearer ${SECRET}` } })
    expect(await (await shop.handler(feed))?.text()).toMatch(/<g:image_link>http:\/\/shop\.test\/pictures\/[0-9a-fx-]+\/full\.jpg</)
  })

  it("shows photographs of one variant only with that variant, before the shared ones", async () => {
    await place({ source: front, alt: "Front" }, { source: ofFiveInch, sku: "CAM-P2-2", alt: "Five inch" })
    await run()
    expect((await readPage("CAM-P2-1")).images.map(({ alt }) => alt)).toEqual(["Front"])
    expect((await readPage("CAM-P2-2")).images.map(({ alt }) => alt)).toEqual(["Five inch", "Front"])
  })

  it("shows the drawing again when a part has no more photographs", async () => {
    await place({ source: front })
    await run()
    await place()
    await sql`select show_pictures(array[${sample.rotor}::int])`.execute(database)
    const { images, variant } = await readPage("CAM-P2-2")
    expect(images[0]?.src).toContain("/content/parts/brake-rotor.svg?bolts=6")
    expect(variant.imageUrl).toContain("bolts=6")
  })

  it("tries three times with increasing delays, and then adds a problem to the import", async () => {
    await place({ source: front })
    answers = { [front]: { _tag: "Later", sentence: "images.example answered 503." } }
    for (const minutes of [1, 15]) {
      await run()
      const { due_at, state } = (await readState(front))!
      expect(state).toBe("waiting")
      expect(Math.round((due_at.getTime() - Date.now()) / 60_000)).toBe(minutes)
      expect(await run()).toBe(0)
      await makeDue()
    }
    await run()
    expect(await readState(front)).toMatchObject({ state: "failed" })
    expect(asked.length).toBe(3)
    expect((await readProblems())[0]).toEqual({
      code: "picture-later",
      value: front,
      sentence: "images.example answered 503. It was tried 3 times."
    })
  })

  it("leaves out a photograph that cannot be used, and shows the others", async () => {
    await place({ source: front }, { source: behind, alt: "Behind" })
    answers = { [front]: { _tag: "Refused", code: "picture-answer", sentence: "images.example answered 404." } }
    await run()
    expect(await countPictures(database)).toEqual({ ready: 1, waiting: 0, failed: 1 })
    expect((await readPage()).images.map(({ alt }) => alt)).toEqual(["Behind"])
    expect((await readProblems())[0]).toMatchObject({ code: "picture-answer", value: front })
  })

  it("lists only documents that are complete PDF files", async () => {
    const [guide, half] = ["https://images.example/guide.pdf", "https://images.example/half.pdf"]
    await place({ source: guide, alt: "Install guide" }, { source: half, alt: "Warranty" }, { source: front, alt: "Front" })
    await database.updateTable("picture").set({ kind: "document" }).where("source", "like", "%.pdf").execute()
    answers = {
      [guide]: { _tag: "Fetched", bytes: Buffer.from("%PDF-1.7 ... %%EOF\n") },
      [half]: { _tag: "Fetched", bytes: Buffer.from("%PDF-1.7 ...") }
    }
    await run()
    const { documents, images } = await readPage()
    expect(documents).toEqual([
      { title: "Install guide", href: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\/document\.pdf$/), type: "PDF", bytes: 19 }
    ])
    expect(images.map(({ alt }) => alt)).toEqual(["Front"])
    expect(await files.read(documents[0]!.href.split("/")[2]!, "document.pdf")).toEqual(new Uint8Array(Buffer.from("%PDF-1.7 ... %%EOF\n")))
    expect((await readProblems())[0]).toMatchObject({ code: "picture-content", value: half })
  })

  it("fetches each picture only once in several processes, and only pictures that a part shows", async () => {
    await place({ source: front }, { source: behind })
    await database.insertInto("picture").values({ source: ofFiveInch }).execute()
    await Promise.all([run(), run()])
    expect(asked.toSorted()).toEqual([behind, front])
  })

  it("does not change a picture that another process has claimed after the claim expired", async () => {
    await place({ source: front, alt: "Front" })
    const other = new Date(Date.now() + 3_600_000)
    const fetchRefused = async () => {
      await database.updateTable("picture").set({ claimed_until: other }).execute()
      return { _tag: "Refused", code: "picture-answer", sentence: "images.example answered 404." } as const
    }
    await Effect.runPromise(runPictureJob(database, { ...deps, fetch: fetchRefused }))
    expect(await readState(front)).toMatchObject({ state: "waiting", claimed_until: other, problem: null })
    await database.updateTable("picture").set({ claimed_until: null }).execute()
  })

  it("waits while an import replaces the parts", async () => {
    await place({ source: front, alt: "Front" })
    const asAnotherProcess = AsyncLocalStorage.snapshot()
    await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(4242001::bigint)`.execute(transaction)
      if (shop.database.kind === "postgres") await asAnotherProcess(run)
    })
    if (shop.database.kind === "postgres") expect(await readState(front)).toMatchObject({ state: "ready", is_shown: false })
    await run()
    expect(await readState(front)).toMatchObject({ state: "ready", is_shown: true })
  })
})
