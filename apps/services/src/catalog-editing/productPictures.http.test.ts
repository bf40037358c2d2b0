import {
  arrangeProductPictures,
  MAX_PICTURES,
  openProduct,
  PICTURE_UPLOAD_PATH,
  staffActions,
  type StaffProduct
} from "@camber/domain/staff"
import { productPage } from "@camber/domain/catalog"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { demoContent } from "../../test/demoContent.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { exportCatalog, importCatalog, undoImport } from "../catalog-import/index.ts"
import { images, ownShop, toFiles } from "../catalog-import/testing/ownShop.ts"
import { renderPhotograph } from "../pictures/testing/renderPhotograph.ts"
import { createStaffSender } from "../staff/testing/createStaffSender.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

const options = { getPartImagePath: demoContent.illustrations.getPartImagePath, categoryAliases: [] }
const PADS = "https://images.example/pads.jpg"
const TRACK = "https://images.example/track.jpg"

describe.each(allDatabases)("upload of photographs by staff on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  let send: ReturnType<typeof createStaffSender>
  let folder: string
  let pads: number
  let rotor: Buffer
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "camber-uploads-"))
    shop = await openServices(open, { dataDir: folder })
    send = createStaffSender(shop)
    staff = await signedInAs(shop, ["registered", "staff"], "priya@shop.test", "catalog")
    rotor = await renderPhotograph("brake-rotor", 640)
    await load({ images })
    const row = await shop.database.kysely
      .selectFrom("product")
      .select("product_page_id")
      .where("title", "=", "Street Pad Set")
      .executeTakeFirstOrThrow()
    pads = row.product_page_id
  })
  afterAll(async () => {
    await shop.database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const load = (changes: Readonly<Record<string, string>>) =>
    importCatalog(
      shop.database.kysely,
      { files: toFiles({ ...ownShop, ...changes }), source: "shop", isCheck: false, mayRemove: true, isAgain: true },
      options
    )
  const upload = async (body: Uint8Array<ArrayBuffer>, product: number | string = pads, cookie = staff) => {
    const response = await shop.handler(
      new Request(`http://shop.test${PICTURE_UPLOAD_PATH}?product=${product}`, {
        method: "POST",
        headers: { "content-type": "image/jpeg", cookie },
        body
      })
    )
    return { status: response!.status, body: JSON.parse((await response!.text()) || "null") }
  }
  type List = StaffProduct["pictures"]["list"]
  const read = async (): Promise<StaffProduct["pictures"]> =>
    (await send(openProduct.path, staff, { productPageId: pads })).body.product.pictures
  const listUses = (list: List) => list.map(({ alt, sku, source }) => ({ source, sku, alt }))
  const arrange = async (wanted: ((list: List) => List) | null, seen?: List) => {
    const { list } = await read()
    const pictures = wanted === null ? null : listUses(wanted(list))
    return (await send(arrangeProductPictures.path, staff, { productPageId: pads, seen: listUses(seen ?? list), pictures })).body
  }
  const listNames = async () => (await read()).list.map(({ alt, source }) => [source.startsWith("upload:") ? "upload" : source, alt])
  const readPage = async () => {
    await shop.changes.poll()
    return (await shop.ask(productPage, { productPageId: pads, skuVariantNumber: null, project: null })).productPage!
  }

  it("EDIT-22 shows an uploaded photograph on the page immediately, without its metadata, and logs it", async () => {
    const { body, status } = await upload(new Uint8Array(rotor))
    expect([status, body.problem]).toEqual([200, null])
    expect(body.now.pictures).toMatchObject({ list: [{ source: TRACK }, { source: PADS }, { alt: "" }], edit: { who: "priya@shop.test" } })
    const { images: shown } = await readPage()
    expect(shown.map(({ src }) => src)).toEqual([expect.stringMatching(/^\/pictures\/[0-9a-f]{32}-640x480\/512\.webp$/)])
    const file = await shop.content(new Request(`http://shop.test${shown[0]!.src}`))
    expect((await sharp(Buffer.from(await file!.arrayBuffer())).metadata()).width).toBe(512)
    const owner = await signedInAs(shop, ["registered", "staff"])
    expect((await send(staffActions.path, owner)).body[0]).toMatchObject({
      who: "priya@shop.test",
      what: "picture added",
      subject: "Street Pad Set (PAD 1/A)"
    })
  })

  it("EDIT-22 rejects a repeated photograph, other kinds of files, decompression bombs and files that are too large, and changes nothing", async () => {
    const before = await read()
    expect((await upload(new Uint8Array(rotor))).body.problem).toBe("This part already has this photograph.")
    expect((await upload(new Uint8Array())).body.problem).toBe("This file is empty.")
    expect((await upload(new TextEncoder().encode("<svg/>"))).body.problem).toMatch(/This is not a photograph \(it begins with <svg/)
    const bomb = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#fff" } })
      .png()
      .toBuffer()
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    expect((await upload(new Uint8Array(bomb))).body.problem).toMatch(/900 million pixels|cannot be read/)
    expect((await upload(new Uint8Array(20_000_001))).status).toBe(413)
    expect((await upload(new Uint8Array(rotor), "x")).status).toBe(400)
    expect((await upload(new Uint8Array(rotor), 999)).body).toEqual({ problem: "This part is no longer in the shop.", now: null })
    expect(await read()).toEqual(before)
  })

  it("EDIT-22 neither encodes nor stores a photograph for an unknown part or beyond the maximum", async () => {
    const other = new Uint8Array(await renderPhotograph("brake-caliper", 320))
    const listFiles = () => readdir(path.join(folder, "pictures"), { recursive: true })
    const before = await listFiles()
    expect((await upload(other, 999)).body.problem).toBe("This part is no longer in the shop.")
    const { kysely } = shop.database
    const sources = Array.from({ length: MAX_PICTURES }, (_, at) => `https://images.example/${at}.jpg`)
    const rows = sources.map((source, at) => ({ product_page_id: pads, ordinality: 100 + at, sku: null, alt: "", source }))
    await kysely
      .insertInto("picture")
      .values(sources.map((source) => ({ source })))
      .execute()
    await kysely.insertInto("product_picture").values(rows).execute()
    expect((await upload(other)).body.problem).toMatch(/at most 20 photographs/)
    await kysely.deleteFrom("product_picture").where("ordinality", ">=", 100).where("ordinality", "<", 1_000).execute()
    await kysely.deleteFrom("picture").where("source", "in", sources).execute()
    expect(await listFiles()).toEqual(before)
  })

  it("EDIT-22 does not read the body of users who may not edit products", async () => {
    const reader = await signedInAs(shop, ["registered", "staff"], undefined, "readOnly")
    let pulled = 0
    const body = new ReadableStream<Uint8Array>({ pull: () => void (pulled += 1) }, { highWaterMark: 0 })
    const init = { method: "POST", headers: { cookie: reader }, body, duplex: "half" as const }
    const response = await shop.handler(new Request(`http://shop.test${PICTURE_UPLOAD_PATH}?product=${pads}`, init))
    expect([response?.status, pulled]).toEqual([404, 0])
  })

  it("EDIT-22 lets staff order and describe photographs, and keeps both during imports, exports and undos", async () => {
    const saved = await arrange((list) => [
      { ...list[2]!, alt: "Pads in their box" },
      { ...list[1]!, alt: "One pad" }
    ])
    expect(saved.problem).toBeNull()
    const arranged = [
      ["upload", "Pads in their box"],
      [PADS, "One pad"]
    ]
    expect(await listNames()).toEqual(arranged)
    expect((await readPage()).images.map(({ alt }) => alt)).toEqual(["Pads in their box"])
    await load({
      images: `${images}pads,,3,photo,https://images.example/new.jpg,New\n`,
      products: ownShop.products.replace("Street", "Track")
    })
    expect(await listNames()).toEqual([...arranged, ["https://images.example/new.jpg", "New"]])
    const tables = await exportCatalog(shop.database.kysely, "http://shop.test")
    expect(tables?.["images.csv"]).toBe(
      `product,sku,position,kind,url,alt\npads,,1,photo,${PADS},One pad\npads,,2,photo,https://images.example/new.jpg,New\n`
    )
    expect(await undoImport(shop.database.kysely, options)).toMatchObject({ _tag: "Undone" })
    expect(await listNames()).toEqual(arranged)
    expect((await readPage()).images.map(({ alt }) => alt)).toEqual(["Pads in their box"])
  })

  it("EDIT-22 does not overwrite photographs that someone else has changed, and answers a repeated request with success", async () => {
    const { list } = await read()
    expect((await arrange((now) => now.toReversed(), [])).problem).toMatch(/Someone else changed the pictures/)
    expect((await arrange((now) => now, [])).problem).toBeNull()
    expect((await arrange((now) => [...now, { ...now[0]!, source: "upload:other" }])).problem).toMatch(/Someone else/)
    expect((await read()).list).toEqual(list)
  })

  it("EDIT-22 undoes the edit, which restores the imported photographs", async () => {
    expect((await arrange(null)).problem).toBeNull()
    expect(await read()).toMatchObject({
      list: [
        { source: TRACK, alt: "" },
        { source: PADS, alt: "Pads" }
      ],
      edit: null
    })
    expect((await readPage()).images[0]?.src).toContain("/content/parts/")
  })
})
