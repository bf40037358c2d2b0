import {
  checkImportUpload,
  discardImportUpload,
  IMPORT_PIECE_PATH,
  importDesk,
  importNotes,
  type ImportKind,
  loadImportUpload,
  MAX_IMPORT_BYTES,
  MAX_PIECE_BYTES,
  staffActions,
  startImportUpload,
  undoLastImport
} from "@camber/domain/staff"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createZip } from "../../../../packages/catalog-import/test/createZip.ts"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { isInCatalog } from "../database/importTables.ts"
import { ownShop } from "../catalog-import/testing/ownShop.ts"
import { createStaffSender } from "../staff/testing/createStaffSender.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

const zipShop = (changes: Partial<typeof ownShop> = {}) =>
  createZip(Object.entries({ ...ownShop, ...changes }).map(([table, text]) => ({ name: `${table}.csv`, text })))

describe.each(allDatabases)("imports by upload on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  let send: ReturnType<typeof createStaffSender>
  beforeAll(async () => {
    shop = await openServices(open)
    send = createStaffSender(shop)
    staff = await signedInAs(shop, ["registered", "staff"], "priya@shop.test", "catalog")
  })
  afterAll(() => shop.database.drop())

  const start = async (name: string, bytes: number, kind: ImportKind = "catalog") =>
    (await send(startImportUpload.path, staff, { kind, name, bytes })).body
  const sendPiece = async (uploadId: string, at: number, body: BodyInit, headers: Readonly<Record<string, string>> = {}) => {
    const init = { method: "POST", headers: { cookie: staff, ...headers }, body, duplex: "half" as const }
    const response = await shop.handler(new Request(`http://shop.test${IMPORT_PIECE_PATH}?upload=${uploadId}&at=${at}`, init))
    return { status: response!.status, body: response!.status === 200 ? await response!.json() : null }
  }
  const readDesk = async () => (await send(importDesk.path, staff)).body
  const settle = async () => {
    await expect.poll(async () => (await readDesk()).upload?.state ?? "none", { timeout: 20_000 }).toMatch(/^(?:checked|none)$/)
    return readDesk()
  }
  /** Sends a file in pieces, and waits for its check. */
  const upload = async (name: string, content: Uint8Array<ArrayBuffer>, kind: ImportKind = "catalog", size = 1_000) => {
    const { problem, uploadId } = await start(name, content.length, kind)
    expect(problem).toBeNull()
    for (let at = 0; at < content.length; at += size)
      expect((await sendPiece(uploadId, at, content.subarray(at, at + size))).body).toEqual({
        problem: null,
        received: Math.min(at + size, content.length)
      })
    return settle()
  }
  const load = async (uploadId: string, isAllowed = false) => {
    const { problem } = (await send(loadImportUpload.path, staff, { uploadId, isAllowed })).body
    return { problem, desk: await settle() }
  }
  const readTitles = async () =>
    (
      await sql<{ title: string }>`select title from product join own_product using (product_page_id) order by title`.execute(
        shop.database.kysely
      )
    ).rows.map(({ title }) => title)
  /** Reads a SKU that is sold, and its price. */
  const readOffer = async () => {
    const { rows } = await sql<{ sku: string; cents: number }>`
      select sku_variant_number as sku, price_cents as cents from variant where ${isInCatalog("variant.product_page_id")}
      order by sku_variant_number limit 1`.execute(shop.database.kysely)
    return rows[0]!
  }
  const text = (content: string) => new Uint8Array(new TextEncoder().encode(content))

  it("EDIT-40 checks an uploaded zip in the background, and loads it after a press", { tags: ["full"] }, async () => {
    const checked = await upload("own shop.zip", new Uint8Array(zipShop()))
    const { upload: pending, imports } = checked
    expect(pending).toMatchObject({ name: "own shop.zip", state: "checked", message: null, permission: null, canLoad: true })
    expect(imports[0]).toMatchObject({
      importId: pending.importId,
      state: "Checked",
      source: "own shop.zip",
      from: "a set of Camber's own tables",
      counts: { rows: 27, products: 4, added: 4, gone: 0, withFitment: 2 }
    })
    expect(await readTitles()).toEqual([])
    const { desk, problem } = await load(pending.uploadId)
    expect(problem).toBeNull()
    expect(desk.upload).toBeNull()
    expect(desk.imports[0]).toMatchObject({ state: "Loaded", source: "own shop.zip" })
    expect(await readTitles()).toEqual(["Loaded Caliper", "Shop Stool", "Street Pad Set", "Weekend Kit"])
    expect((await sql`select from import_upload_piece`.execute(shop.database.kysely)).rows).toEqual([])
    const owner = await signedInAs(shop, ["registered", "staff"])
    expect((await send(staffActions.path, owner)).body[0]).toMatchObject({
      who: "priya@shop.test",
      what: "import loaded",
      subject: `Import ${desk.imports[0].importId}: own shop.zip`
    })
    expect(shop.failures).toEqual([])
  })

  it("EDIT-40 names the import of files that are loaded already", { tags: ["full"] }, async () => {
    const { upload: pending } = await upload("own shop.zip", new Uint8Array(zipShop()))
    const { desk } = await load(pending.uploadId)
    expect(desk.upload).toMatchObject({ state: "checked", canLoad: false, message: expect.stringMatching(/^These files were loaded on /) })
  })

  it("EDIT-40 removes many parts only with the permission, and can undo it", { tags: ["full"] }, async () => {
    const less = (table: string, line: RegExp) => table.replace(line, "")
    const changes = {
      products: less(ownShop.products, /^stool.*\n/m),
      variants: less(ownShop.variants, /^ST-1.*\n/m),
      prices: less(ownShop.prices, /^ST-1.*\n/m),
      stock: less(ownShop.stock, /^ST-1.*\n/m)
    }
    const { imports, upload: pending } = await upload("fewer.zip", new Uint8Array(zipShop(changes)))
    expect(imports[0]).toMatchObject({ state: "Refused", message: "1 of 4 products would disappear, which is more than 10 %." })
    expect(pending).toMatchObject({ permission: "remove", canLoad: true })
    expect((await load(pending.uploadId)).problem).toBe("Select the box above the button first.")
    const { desk } = await load(pending.uploadId, true)
    expect(desk.upload).toBeNull()
    expect(desk.imports[0]).toMatchObject({ state: "Loaded", canUndo: true, counts: { gone: 1 } })
    const { importId } = desk.imports[0]
    expect((await send(undoLastImport.path, staff, { importId })).body.problem).toBeNull()
    await expect.poll(readTitles).toContain("Shop Stool")
  })

  it("EDIT-40 changes only prices, large changes only with the permission", async () => {
    const { cents, sku } = await readOffer()
    const tenth = Math.round(cents / 10)
    const { imports, upload: pending } = await upload("new prices.csv", text(`sku,price\n${sku},${tenth / 100}\nNO-1,5\n`), "prices")
    expect(imports[0]).toMatchObject({ kind: "prices", state: "Refused", counts: { changed: 1, rows: 2 } })
    expect(pending.permission).toBe("change")
    expect((await send(importNotes.path, staff, { importId: pending.importId })).body).toContainEqual(
      expect.objectContaining({ severity: "error", sentence: "NO-1 is not in the shop." })
    )
    const { desk } = await load(pending.uploadId, true)
    expect(desk.imports[0]).toMatchObject({ kind: "prices", state: "Loaded", canUndo: true })
    expect(await readOffer()).toEqual({ sku, cents: tenth })
  })

  it.each([
    ["parts.zip", "PK cut", /^parts\.zip: The zip file is incomplete or damaged/],
    ["empty.zip", createZip([{ name: "readme.pdf", text: "no" }]), /has no CSV, XML or text files/],
    ["bomb.zip", createZip([{ name: "products.csv", text: "0".repeat(1_000_000) }]), /unpacks to more than 100 times its size/],
    [
      "two.zip",
      createZip([
        { name: "a.csv", text: "sku,price\n" },
        { name: "b.csv", text: "sku,price\n" }
      ]),
      /^two\.zip: .*one file of prices/,
      "prices"
    ]
  ] as const)("EDIT-40 says why %s cannot be opened, and changes nothing", async (name, content, message, kind: ImportKind = "catalog") => {
    const before = await readTitles()
    const { upload: pending } = await upload(name, new Uint8Array(Buffer.from(content)), kind)
    expect(pending).toMatchObject({ state: "checked", importId: null, canLoad: false, message: expect.stringMatching(message) })
    expect(await readTitles()).toEqual(before)
  })

  it.each([
    ["unknown.csv", "a,b\n1,2\n", /No reader knows these columns: a, b\./],
    ["cut.csv", 'product,title,brand,category\npads,"Street', /is never closed|needs/],
    ["latin.csv", Buffer.from([0x70, 0x72, 0xe4, 0x2c, 0x0a, 0xff, 0x0a]), /UTF-8/]
  ] as const)("EDIT-40 says why %s cannot be read, and changes nothing", { tags: ["full"] }, async (name, content, message) => {
    const before = await readTitles()
    const { imports, upload: pending } = await upload(name, new Uint8Array(Buffer.from(content)))
    expect(pending).toMatchObject({ state: "checked", canLoad: false, permission: null })
    expect(imports[0]).toMatchObject({ importId: pending.importId, state: "Refused", message: expect.stringMatching(message) })
    expect((await load(pending.uploadId, true)).problem).toBe(`${name} cannot be loaded. Check it again.`)
    expect(await readTitles()).toEqual(before)
  })

  it("EDIT-40 refuses wrong types, empty and large files before they are sent", async () => {
    expect((await start("shop.exe", 10)).problem).toBe("shop.exe is not a CSV, TXT, XML or ZIP file.")
    expect((await start("shop.csv", 0)).problem).toBe("shop.csv is empty.")
    expect((await start("shop.csv", MAX_IMPORT_BYTES + 1)).problem).toMatch(/is larger than 100 MB\./)
  })

  it("EDIT-40 continues after a repeated or cut piece, and refuses pieces that are too long", async () => {
    const { uploadId } = await start("slow.csv", MAX_PIECE_BYTES + 10, "prices")
    const cut = new ReadableStream({
      start: (stream) => stream.enqueue(text("sku,pri")),
      pull: (stream) => stream.error(new Error("the client disconnected"))
    })
    await sendPiece(uploadId, 0, cut).catch(() => undefined)
    expect((await sendPiece(uploadId, 0, text("sku,price\n"))).body).toEqual({ problem: null, received: 10 })
    expect((await sendPiece(uploadId, 0, text("sku,price\n"))).body).toEqual({ problem: null, received: 10 })
    expect((await sendPiece(uploadId, 10, new Uint8Array(MAX_PIECE_BYTES + 1))).status).toBe(413)
    expect((await sendPiece(uploadId, 10, new Uint8Array(MAX_PIECE_BYTES))).status).toBe(200)
    expect((await settle()).upload.received).toBe(MAX_PIECE_BYTES + 10)
    const { uploadId: other } = await start("short.csv", 5)
    expect((await sendPiece(other, 0, text("longer"))).body.problem).toBe("The file changed while it was sent. Choose it again.")
    expect((await sendPiece("x", 0, "a")).status).toBe(400)
  })

  it("EDIT-40 replaces the last upload, and deletes one on request or after a day", async () => {
    const { uploadId: first } = await start("first.csv", 10)
    const { uploadId: second } = await start("second.csv", 10)
    expect((await sendPiece(first, 0, text("sku,price\n"))).body.problem).toMatch(/^This upload was replaced or deleted\./)
    expect((await readDesk()).upload).toMatchObject({ uploadId: second, state: "receiving", received: 0 })
    expect((await send(discardImportUpload.path, staff, { uploadId: second })).body).toMatchObject({ problem: null, now: { upload: null } })
    await start("third.csv", 10)
    await Effect.runPromise(shop.upkeep.purge)
    expect((await readDesk()).upload).toMatchObject({ name: "third.csv" })
    await sql`update import_upload set started_at = now() - interval '25 hours'`.execute(shop.database.kysely)
    await Effect.runPromise(shop.upkeep.purge)
    expect((await readDesk()).upload).toBeNull()
    expect((await sql`select from import_upload_piece`.execute(shop.database.kysely)).rows).toEqual([])
  })

  it("EDIT-40 says that a check was not finished after a restart, and repeats it", async () => {
    const { cents, sku } = await readOffer()
    const { upload: pending } = await upload("again.csv", text(`sku,price\n${sku},${cents / 100}\n`), "prices")
    const { kysely } = shop.database
    const readFirst = async () => {
      const desk = await readDesk()
      return [desk.upload.state, desk.imports[0]]
    }
    await sql`update import_upload set state = 'checking', beat_at = now()`.execute(kysely)
    await sql`update import set state = 'reading' where import_id = ${pending.importId}`.execute(kysely)
    expect(await readFirst()).toMatchObject(["checking", { state: "Being checked", isRunning: true }])
    expect((await send(checkImportUpload.path, staff, { uploadId: pending.uploadId })).body.problem).toBe(
      "again.csv is being checked already."
    )
    await sql`update import_upload set beat_at = now() - interval '1 minute'`.execute(kysely)
    expect(await readFirst()).toMatchObject(["stopped", { state: "Not finished", isRunning: false }])
    expect((await send(checkImportUpload.path, staff, { uploadId: pending.uploadId })).body.problem).toBeNull()
    const { imports, upload: repeated } = await settle()
    expect(repeated.canLoad).toBe(true)
    expect(imports.slice(0, 2)).toMatchObject([{ state: "Checked" }, { state: "Not finished" }])
  })

  it("EDIT-40 keeps an upload while it is loaded", async () => {
    const { upload: pending } = await readDesk()
    await sql`update import_upload set state = 'loading', beat_at = now()`.execute(shop.database.kysely)
    expect((await start("other.csv", 10)).problem).toBe("again.csv is being loaded. Wait until that has ended.")
    expect((await send(discardImportUpload.path, staff, { uploadId: pending.uploadId })).body.problem).toMatch(
      /^again\.csv is being loaded\./
    )
    const again = await send(loadImportUpload.path, staff, { uploadId: pending.uploadId, isAllowed: true })
    expect(again.body.problem).toBe("again.csv is being loaded already.")
    // An import whose process was killed while it wrote is completed later.
    await sql`update import_upload set beat_at = now() - interval '1 minute'`.execute(shop.database.kysely)
    await sql`update import set state = 'loaded' where import_id = ${pending.importId}`.execute(shop.database.kysely)
    expect((await readDesk()).upload).toBeNull()
  })

  it("EDIT-40 reads no body for roles without the right and for pages of other sites", async () => {
    const { uploadId } = await start("shop.csv", 10)
    for (const [status, headers] of [
      [404, { cookie: await signedInAs(shop, ["registered", "staff"], undefined, "readOnly") }],
      [403, { origin: "https://other.example" }]
    ] as const) {
      let pulled = 0
      const body = new ReadableStream<Uint8Array>({ pull: () => void (pulled += 1) }, { highWaterMark: 0 })
      expect([(await sendPiece(uploadId, 0, body, headers)).status, pulled]).toEqual([status, 0])
    }
  })
})
